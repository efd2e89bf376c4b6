import { mkdirSync } from "node:fs"
import { chromium } from "playwright-core"
import { buildIfStale } from "#scripts/build"
import { chromiumPath, NO_CHROMIUM } from "#test/chromium"
import { serving } from "#test/command"

/** Where the pictures of the console are kept. */
const FOLDER = "docs/console"

/** What is shown: the screen, the width of the window and the theme. At most ten. */
const PICTURES = [
  ["today", 1280, "light"],
  ["today", 390, "dark"],
  ["trends", 1280, "light"],
  ["labs", 1280, "light"],
  ["sources", 390, "light"],
] as const

const QUESTION = "Do I sleep longer after days with more steps?"

if ((await buildIfStale()) !== 0) process.exit(1)
if (chromiumPath === null) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
mkdirSync(FOLDER, { recursive: true })
const folder = `${process.env.TMPDIR ?? "/tmp"}/hygeia-pictures-${process.pid}`
const server = await serving({ DATA_DIR: folder, LOG_LEVEL: "none" })
const browser = await chromium.launch({ executablePath: chromiumPath })
try {
  const page = await browser.newPage()
  await page.goto(/http:\S+#code=\S+/.exec(server.greeting)![0])
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByText("You are looking at the demo person").waitFor()
  const take = async (name: string, width: number, colorScheme: "light" | "dark") => {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 860 })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.waitForLoadState("networkidle")
    await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` })
  }
  await page.goto(new URL("/ask", page.url()).href)
  await page.getByLabel("Your question").fill(QUESTION)
  await page.keyboard.press("Enter")
  await page.locator("article[aria-busy=false]").waitFor()
  await take("ask", 1280, "light")
  await take("ask", 390, "dark")
  for (const [screen, width, theme] of PICTURES) {
    await page.goto(new URL(`/${screen}`, page.url()).href)
    await take(screen, width, theme)
  }
} finally {
  await browser.close()
  await server.end("SIGTERM")
}
