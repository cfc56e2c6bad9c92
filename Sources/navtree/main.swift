internal import NavTreeCommand

Program.navtree.runAndExit()
