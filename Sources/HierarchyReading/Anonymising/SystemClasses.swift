internal import NavigationModel

/// The classes that come with the system and so tell nothing of an app.
///
/// They are listed one by one: an app may call a class of its own `UI…` too, and what is not here counts as the app's.
enum SystemClasses {
  static func contains(_ className: String) -> Bool { all.contains(className) }

  /// Whether a class without its module and arguments is one of SwiftUI's generic ones.
  static func isGeneric(_ base: String) -> Bool { generic.contains(base) }

  private static let all = controllers.union(swiftUI.map { "SwiftUI." + $0 }).union(views).union(presentations)

  private static let generic: Set<String> = [
    "UIHostingController", "_UIHostingView", "PresentationHostingController", "NavigationStackHostingController",
    "StyleContextSplitViewNavigationController",
  ]

  private static let swiftUI: [String] = [
    "UIKitTabBarController", "UIKitNavigationController", "UIKitSplitViewController", "NotifyingMulticolumnSplitViewController",
  ]

  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UITableViewController", "UICollectionViewController", "UIAlertController", "UIActivityViewController",
    "UIImagePickerController",
    "UIVideoEditorController", "UISearchController", "UIDocumentPickerViewController", "UIDocumentBrowserViewController",
    "UIMoreNavigationController", "UIMoreListController", "UIInputViewController", "UIReferenceLibraryViewController",
    "UICloudSharingController", "UIFontPickerViewController", "UIColorPickerViewController", "UICompatibilityInputViewController",
    "UIInputWindowController", "UISystemInputAssistantViewController", "UIPredictionViewController",
    "UIEditingOverlayViewController",
    "_UIRemoteViewController", "_UIResilientRemoteViewContainerViewController", "_UIAlertControllerTextFieldViewController",
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController", "PHPickerViewController",
    "AVPlayerViewController", "QLPreviewController", "SKStoreProductViewController", "EKEventEditViewController",
    "EKEventViewController",
    "CNContactPickerViewController", "CNContactViewController", "GKGameCenterViewController", "MPMediaPickerController",
    "PKPaymentAuthorizationViewController", "VNDocumentCameraViewController", "RPPreviewViewController",
  ]

  private static let views: Set<String> = [
    "UIView", "UILayoutContainerView", "UITableView", "UICollectionView", "UIScrollView", "UIStackView", "UITextView",
    "UIImageView",
    "UILabel", "UIControl", "UIButton", "UIInputView", "UIVisualEffectView", "UITransitionView", "UIDropShadowView", "UIWebView",
    "WKWebView", "MKMapView", "_UIPageViewControllerContentView", "_UIQueuingScrollView", "_UISplitViewControllerPanelImplView",
    "_UISplitViewControllerPanelView", "_UIAlertControllerView", "_UIAlertControllerPhoneTVMacView", "_UISizeTrackingView",
  ]

  private static let presentations = Set(PresentationStyle.allCases.map(\.controllerClass)).union([
    "UIPresentationController", "_UIRootPresentationController", "_UIPageSheetPresentationController",
    "_UIAlertControllerPresentationController", "_UIAlertControllerAlertPresentationController",
    "_UIAlertControllerActionSheetCompactPresentationController", "_UIAlertControllerActionSheetRegularPresentationController",
    "_UISearchPresentationController",
  ])
}
