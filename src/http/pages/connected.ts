import { page } from "#http/pages/page"

/** The page after a sign-in without another target. */
export const CONNECTED_PATH = "/connected"

/** The page after a wearable was connected. It has no health data and no form. */
export const connectedPage = () =>
  page(
    "Connected",
    `<h1>Connected</h1>
<p>The wearable is linked. Its data comes in by itself; you can close this page.</p>`,
  )
