import { render } from "preact"
import { startRouter } from "#web/router"
import { loadSession } from "#web/session"
import "#web/theme"
import { App } from "./app"
import "uplot/dist/uPlot.min.css"
import "./style/base.css"
import "./style/layout.css"
import "./style/parts.css"
import "./style/dialog.css"
import "./style/labs.css"
import "./style/labs-sheet.css"
import "./style/ask.css"
import "./style/sources.css"
import "./style/trends.css"
import "./style/today.css"
import "./style/notes.css"
import "./style/settings.css"
import "./style/experiments.css"

startRouter()
void loadSession()
render(<App />, document.getElementById("app")!)

// Browsers offer service workers on https and on localhost alone.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/service-worker.js")
