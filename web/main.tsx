import { render } from "preact"
import { App } from "./app"
import { startRouter } from "./router"
import { loadSession } from "./session"
import "./style/base.css"
import "./style/layout.css"
import "./style/parts.css"
import "./style/ask.css"

startRouter()
void loadSession()
render(<App />, document.getElementById("app")!)

// Browsers offer service workers on https and on localhost alone.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/service-worker.js")
