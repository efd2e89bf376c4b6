import { render } from "preact"
import { startAgain } from "#web/again"
import { keepFocus } from "#web/focus"
import { keepShell } from "#web/offline"
import { startRouter } from "#web/router"
import { followLinks, loadSession } from "#web/session"
import "#web/theme"
import { App } from "./app"
import "uplot/dist/uPlot.min.css"
import "./style/base.css"
import "./style/layout.css"
import "./style/parts.css"
import "./style/chart.css"
import "./style/dialog.css"
import "./style/labs.css"
import "./style/labs-report.css"
import "./style/labs-sheet.css"
import "./style/ask.css"
import "./style/composer.css"
import "./style/sources.css"
import "./style/trends.css"
import "./style/today.css"
import "./style/notes.css"
import "./style/settings.css"
import "./style/experiments.css"

const page = document.getElementById("app")!

/** A link to connect is opened by somebody who may not be signed in here, and in a browser that may not be theirs. */
const link = /^\/connect\/[^/]+$/.exec(location.pathname)?.[0]

keepFocus()

if (link !== undefined) {
  void import("#screens/connect/connect").then(({ Connect }) =>
    render(<Connect path={link} />, page),
  )
} else {
  startRouter()
  startAgain()
  followLinks()
  void loadSession()
  render(<App />, page)
  keepShell()
}
