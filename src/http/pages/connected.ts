import { page } from "#http/pages/page"

/** Where a browser ends up that was given no other place after a sign-in. */
export const CONNECTED_PATH = "/connected"

/** Says that the link is made. It carries no health data and asks for nothing. */
export const connectedPage = () =>
  page(
    "Connected",
    `<h1>Connected</h1>
<p>The wearable is linked. Its data comes in by itself; you can close this page.</p>`,
  )
