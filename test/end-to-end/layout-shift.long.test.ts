import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { itInBrowser, until } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

const MAX_SHIFT = 0.02
const MAX_LCP_MS = 1_000
const WIDTHS = [360, 768, 1440]

const OF_DEMO = [
  "/today",
  "/ask",
  "/trends",
  "/trends?day=2026-11-12&days=365",
  "/labs",
  "/labs?of=ldl",
  "/labs/print",
  "/sources",
  "/sources#connect",
  "/notes",
  "/experiments",
  "/settings",
]
const OF_OWNER = ["/today", "/sources", "/settings"]

/** Adds up what moved without anybody having touched anything, and notes when the largest part was painted. */
const OBSERVED = `
globalThis.shift = globalThis.contentful = 0
const follow = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
follow("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) globalThis.shift += value })
follow("largest-contentful-paint", ({ startTime }) => { globalThis.contentful = startTime })
`

/** All is read that a screen reads at first, and has been painted. */
const isPainted = async (page: Page) => {
  await until(page, "document.querySelector('main h1') && !document.querySelector('.loading')")
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
}

interface Network {
  /** Every answer takes so long, so that parts of a screen do not happen to come at once. */
  readonly latency: number
  readonly isCold: boolean
}

const SLOW: Network = { latency: 120, isCold: true }
const OWN_MACHINE: Network = { latency: 0, isCold: false }

/** What moved too much at some width, and when the slowest screen had painted its largest part. */
const moved = async (page: Page, paths: ReadonlyArray<string>, { latency, isCold }: Network) => {
  await page.addInitScript(OBSERVED)
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  const downloadThroughput = isCold ? 500_000 : -1
  const conditions = { offline: false, latency, downloadThroughput, uploadThroughput: -1 }
  await session.send("Network.emulateNetworkConditions", conditions)
  const tooMuch: Array<readonly [path: string, width: number, shift: number]> = []
  let slowest = 0
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
    for (const path of paths) {
      if (isCold) await session.send("Network.clearBrowserCache")
      // An address that differs in its end alone would not be loaded anew.
      await page.goto("about:blank")
      await page.goto(path)
      await isPainted(page)
      const shift = await page.evaluate<number>("shift")
      if (shift > MAX_SHIFT) tooMuch.push([path, width, shift])
      slowest = Math.max(slowest, await page.evaluate<number>("contentful"))
    }
  }
  return { tooMuch, slowest }
}

const enterDemo = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByRole("heading", { name: "Last night" }).waitFor()
}

it("nothing moves by itself on any screen over a slow network", async ({ page, run }) => {
  await enterDemo(page, await run(SignInLink))
  expect((await moved(page, OF_DEMO, SLOW)).tooMuch).toEqual([])
})

it("nothing moves by itself on any screen, and each is there within a second", async ({
  page,
  run,
}) => {
  await enterDemo(page, await run(SignInLink))
  const { tooMuch, slowest } = await moved(page, OF_DEMO, OWN_MACHINE)
  expect(tooMuch).toEqual([])
  if (process.env.PICTURES) console.log(`largest contentful paint: at most ${slowest} ms`)
  expect(slowest).toBeGreaterThan(0)
  expect(slowest).toBeLessThan(MAX_LCP_MS)
})

it("nothing moves by itself for somebody without rows, whose settings are the longest", async ({
  page,
  run,
}) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  expect((await moved(page, OF_OWNER, SLOW)).tooMuch).toEqual([])
})
