const NAMES = ["chromium", "chromium-browser", "google-chrome"]

/** The path of the browser for the tests that need a real one; null where there is none. */
export const chromiumPath =
  process.env.CHROMIUM || NAMES.map((name) => Bun.which(name)).find((path) => path) || null

/** What is said, once, where those tests are skipped. */
export const NO_CHROMIUM =
  "NO CHROMIUM: every test in a real browser is SKIPPED. Install chromium, or set CHROMIUM to the path of one."
