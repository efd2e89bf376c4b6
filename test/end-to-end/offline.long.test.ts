import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser, until } from "#test/browser"
import { serving } from "#test/command"
import { Executable, SignInLink } from "#test/executable"
import { scratchFolder } from "#test/scratch-folder"

const it = itInBrowser(Executable)

const SCREENS = ["Ask", "Trends", "Labs", "Sources", "Notes", "Experiments", "Settings", "Today"]

/** The page answers to a service worker from its first load on. */
const isControlled = (page: Page) =>
  until(page, "navigator.serviceWorker.controller?.state === 'activated'")

/** The caches of the page by name, and the addresses in each. */
const kept = (page: Page) =>
  page.evaluate<Record<string, ReadonlyArray<string>>>(`(async () => {
    const all = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      all[name] = requests.map(({ url }) => url.slice(location.origin.length))
    }
    return all
  })()`)

it("a browser keeps the page and its files for offline, and nothing about the person", async ({
  page,
  run,
}) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByRole("heading", { name: "Last night" }).waitFor()
  await isControlled(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of SCREENS) {
    await page.getByRole("link", { name, exact: true }).first().click()
    await page.locator("main h1").first().waitFor()
    await until(page, "!document.querySelector('.loading')")
  }
  await page.goto("/labs/print")
  await page.getByRole("columnheader", { name: "Test" }).waitFor()
  expect(await page.evaluate("fetch('/healthz').then(({ status }) => status)")).toBe(200)
  expect(await page.evaluate("fetch('/openapi.json').then(({ status }) => status)")).toBe(200)
  const caches = Object.values(await kept(page))
  expect(caches).toHaveLength(1)
  const [addresses] = caches
  expect(addresses).toContain("/")
  expect(addresses!.length).toBeGreaterThan(SCREENS.length)
  for (const address of addresses!) expect(address).toMatch(/^\/(?:assets\/[\w-]+-\w{8}\.\w+)?$/)
})

it("the shell of another version goes when this one comes", async ({ page, run }) => {
  await page.goto(await run(SignInLink))
  await isControlled(page)
  const [current] = Object.keys(await kept(page))
  // What a browser has that was here before.
  await page.evaluate(`(async () => {
    const old = await caches.open("shell")
    await old.put("/", new Response("the page of before"))
    await (await navigator.serviceWorker.ready).unregister()
  })()`)
  await page.reload()
  await isControlled(page)
  await until(page, "caches.keys().then((names) => names.length === 1)")
  expect(Object.keys(await kept(page))).toEqual([current!])
  const worker = await page.evaluate<string>("fetch('/service-worker.js').then((it) => it.text())")
  const [script] = /main-\w+\.js/.exec(await page.content())!
  expect(worker).toContain(script)
})

it("where the service has ended, the console says so, and goes on when it is back", async ({
  page,
  run,
  expects,
}) => {
  expects(/ERR_CONNECTION_REFUSED/)
  expects(/^request: http:\/\/localhost:/)
  const DATA_DIR = await run(scratchFolder)
  const first = await serving({ DATA_DIR, LOG_LEVEL: "none", SHUTDOWN_GRACE_S: "0" })
  const base = first.url.replace("127.0.0.1", "localhost")
  const link = /http:\S+#code=\S+/.exec(first.greeting)![0]
  await page.goto(link)
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await isControlled(page)
  await first.end("SIGTERM")
  await page.goto(`${base}/trends`)
  await page.getByText("Hygeia does not answer. Is it still running?").waitFor()
  await inspect(page, "offline")
  const again = { DATA_DIR, LOG_LEVEL: "none", SHUTDOWN_GRACE_S: "0", PORT: new URL(base).port }
  const second = await serving(again)
  try {
    await page.getByRole("heading", { name: "Trends" }).waitFor()
  } finally {
    await second.end("SIGTERM")
  }
})

it("a browser that was offline says so, and goes on by itself where it was", async (given) => {
  const { page, run, expects } = given
  expects(/ERR_INTERNET_DISCONNECTED/)
  // The file of a screen, which the service worker could not load either.
  expects(/ERR_FAILED/)
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await isControlled(page)
  await page.goto("/labs")
  await page.getByRole("heading", { name: "Lab results" }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole("link", { name: "Sources" }).first().click()
  await page.getByText("This device is offline").first().waitFor()
  await page.context().setOffline(false)
  await page.getByRole("heading", { name: "Bring your files" }).waitFor()
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText("This device is offline, so Hygeia cannot be reached.").waitFor()
  expect(await page.getByText("Is it still running?").count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByRole("heading", { name: "Bring your files" }).waitFor()
  expect(page.url()).toEndWith("/sources")
})
