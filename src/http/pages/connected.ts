import { page } from "#http/pages/page"

/** Where a browser ends up that was given no other place after a sign-in. */
export const CONNECTED_PATH = "/connected"

/** The page after a wearable was connected. It has no health data and no form. */
export const connectedPage = () =>
  page(
    "Connected",
    `<h1>Connected</h1>
<p>The wearable is linked. Its data comes in by itself; you can close this page.</p>`,
  )
