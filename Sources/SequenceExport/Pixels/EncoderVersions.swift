internal import GDShim
internal import PNGShim

/// The libraries that make files of pixels.
public enum EncoderVersions {
  /// The version of libpng that is loaded. The corresponding C function is `png_get_libpng_ver`.
  public static var libpng: String { String(cString: pngs_version()) }

  /// The version of libgd; nil where it is not installed.
  public static var libgd: String? { gds_version().map { String(cString: $0) } }
}
