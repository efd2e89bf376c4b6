import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { Served } from "#test/app"
import { inspect, itInBrowser, type Journey } from "#test/browser"
import { Client } from "#test/client"

const it = itInBrowser(Served)

type Given = Journey<Client>

/** The path of a link to the page. */
const link = async (run: Given["run"], body: object = {}) => {
  const answer = await run(Client.use(({ post }) => post("/v1/sources/aggregator/connect", body)))
  return new URL(answer.body.widget_url).pathname
}

const sheet = (name: string, rows: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`day,metric,value,unit\n${rows}`),
})

const GOOD = "2026-06-01,steps,8200,\n2026-06-02,steps,9100,\n"
const HALF = "2026-06-01,steps,8200,\n2026-06-02,steps,many,\n"

const rows = (length: number) =>
  Array.from({ length }, (_, at) => {
    const day = new Date(Date.UTC(2023, 0, 1) + (at % 700) * 86_400_000).toISOString().slice(0, 10)
    return `${day},steps,${at % 20_000},\n`
  }).join("")

/** So many rows that they are cancelled before they are read. */
const LARGE = rows(1_000_000)

const choose = (page: Page, ...files: ReadonlyArray<ReturnType<typeof sheet>>) =>
  page.getByLabel("Choose files").setInputFiles([...files])

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name })

/** What a row says, once that matches. */
const says = async (page: Page, name: string, wanted: RegExp) => {
  await rowOf(page, name).locator("p", { hasText: wanted }).waitFor()
}

const imports = (run: Given["run"]) =>
  run(Client.use(({ get }) => get("/v1/imports"))).then(({ body }) => body.imports)

it("chosen files are imported, reported, and the page goes on by itself", async (given) => {
  const { page, run } = given
  const { base } = await run(Client)
  await page.clock.install()
  await page.goto(await link(run, { provider: "whoop", redirect_url: `${base}/connected` }))
  await inspect(page, "connect")
  await choose(page, sheet("good.csv", GOOD), sheet("half.csv", HALF))
  await says(page, "good.csv", /^2 of 2 records used, Mon 1 Jun – Tue 2 Jun$/)
  await says(
    page,
    "half.csv",
    /^1 of 2 records used, Mon 1 Jun\. Nothing new: all of it was here already\.$/,
  )
  await rowOf(page, "half.csv").locator("summary").click()
  await rowOf(page, "half.csv").getByText("1: its value is no number").waitFor()
  await page.locator("span", { hasText: "It goes on by itself in 20 seconds." }).waitFor()
  await inspect(page, "connect-ended")
  await page.clock.fastForward(20_000)
  await page.waitForURL("**/connected")
  await inspect(page, "connected")
})

it("whoever stays is not taken on", async ({ page, run }) => {
  await page.clock.install()
  const path = await link(run)
  await page.goto(path)
  await choose(page, sheet("good.csv", GOOD))
  await page.getByRole("button", { name: "Stay here" }).click()
  await page.clock.fastForward(60_000)
  expect(new URL(page.url()).pathname).toBe(path)
  await page.getByRole("link", { name: "Go on" }).waitFor()
})

it("files are dropped, also beside the frame", async ({ page, run }) => {
  const path = await link(run)
  await page.goto(path)
  for (const [target, name] of [
    [".drop", "framed.csv"],
    ["h1", "beside.csv"],
  ] as const) {
    const dataTransfer = await page.evaluateHandle(
      `(() => { const given = new DataTransfer()
        given.items.add(new File([${JSON.stringify(`day,metric,value,unit\n${GOOD}`)}], "${name}"))
        return given })()`,
    )
    await page.dispatchEvent(target, "dragover", { dataTransfer })
    await page.locator(".drop.over").waitFor()
    await page.dispatchEvent(target, "drop", { dataTransfer })
    await says(page, name, /^2 of 2 records used/)
    expect(await page.locator(".drop.over").count()).toBe(0)
  }
  expect(new URL(page.url()).pathname).toBe(path)
})

it("a large file shows how far it is, and is taken back by Cancel", async ({ page, run }) => {
  await page.goto(await link(run))
  await choose(page, sheet("large.csv", LARGE), sheet("waits.csv", GOOD))
  await says(page, "large.csv", /^[1-9][\d,]* records read/)
  const bar = page.getByRole("progressbar", { name: "Progress of large.csv" })
  expect(Number(await bar.getAttribute("value"))).toBeGreaterThan(0)
  for (const name of ["waits.csv", "large.csv"]) {
    await page.getByRole("button", { name: `Cancel ${name}` }).click()
    // What was read by then is taken back.
    await says(page, name, /^(?:Cancelled|Taken back)$/)
  }
  expect(await page.locator("progress").count()).toBe(0)
  expect((await imports(run)).map(({ status }: { status: string }) => status)).toEqual([
    "cancelled",
    "cancelled",
  ])
})

it("a file is cancelled while it is sent", async ({ page, run }) => {
  await page.goto(await link(run))
  const browser = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
  await browser.send("Network.emulateNetworkConditions", slow)
  await choose(page, sheet("large.csv", LARGE), sheet("next.csv", GOOD))
  await says(page, "large.csv", /^\d+ % sent$/)
  await inspect(page, "connect-progress")
  await page.getByRole("button", { name: "Cancel large.csv" }).click()
  await says(page, "large.csv", /^Cancelled$/)
  await says(page, "next.csv", /^2 of 2 records used/)
  expect(await imports(run)).toHaveLength(1)
})

it("more files than a browser opens connections come in one by one, each to be cancelled", async (given) => {
  const { page, run } = given
  await page.goto(await link(run))
  const names = Array.from({ length: 8 }, (_, at) => `sheet-${at}.csv`)
  await choose(page, sheet("large.csv", LARGE), ...names.map((name) => sheet(name, GOOD)))
  await says(page, "sheet-7.csv", /^Sent, waiting to be read: one file is read at a time$/)
  await page.getByRole("button", { name: "Cancel sheet-7.csv" }).click()
  await says(page, "sheet-7.csv", /^Cancelled$/)
  await page.getByRole("button", { name: "Cancel large.csv" }).click()
  for (const name of names.slice(0, -1)) await says(page, name, /^2 of 2 records used/)
})

it("what a lost connection hides is shown once it is back", async ({ page, run, expects }) => {
  await page.goto(await link(run))
  await choose(page, sheet("large.csv", rows(400_000)))
  await says(page, "large.csv", /records read/)
  expects(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Cancel large.csv" }).click()
  await rowOf(page, "large.csv").getByRole("alert").waitFor()
  await says(page, "large.csv", /^Not cancelled\. Try again\.$/)
  await choose(page, sheet("lost.csv", GOOD))
  await says(page, "lost.csv", /^Not sent: the service cannot be reached\.$/)
  await page.context().setOffline(false)
  await says(page, "large.csv", /^400,000 of 400,000 records used/)
  expect(await page.getByRole("button", { name: "Stay here" }).count()).toBe(0)
})

const HOSTILE = [
  `"><img src=x onerror=alert(1)>.csv`,
  "<script>alert(2)</script>.csv",
  `${"averylongnamewithoutabreak".repeat(9)}.csv`,
  "\u202evsc.gnp.exe",
  "&lt;b&gt; 💤 {{7*7}}.csv",
]

it("names and contents of files are shown as they are, whatever they hold", async (given) => {
  const { page, run } = given
  await page.goto(await link(run))
  const row = `2026-06-01,<img src=x onerror=alert(4)>,1,\n`
  await choose(page, ...HOSTILE.map((name) => sheet(name, row)), {
    ...sheet("nonsense.xml", ""),
    buffer: Buffer.from("<svg onload=alert(5)>"),
  })
  await says(page, "nonsense.xml", /^Not imported: no reader knows this format\.$/)
  expect(await page.locator(".list h3").allTextContents()).toEqual([
    "nonsense.xml",
    ...HOSTILE.toReversed(),
  ])
  expect(await page.locator("main :is(img, script, b b, svg)").count()).toBe(0)
  for (const summary of await page.locator("summary").all()) await summary.click()
  await inspect(page, "connect-hostile")
})

it("a link that was used, or a page that is over, says so", async ({
  page,
  open,
  run,
  expects,
}) => {
  const path = await link(run)
  await page.goto(path)
  await page.getByLabel("Choose files").waitFor({ state: "attached" })
  const other = await open()
  expects(/^console: Failed to load resource: .* 410/)
  expects(/^console: Failed to load resource: .* 401/)
  expect((await other.goto(path))!.status()).toBe(410)
  await other.getByRole("heading", { name: "This link is no longer good" }).waitFor()
  await inspect(other, "connect-used")
  await page.context().clearCookies()
  expects(/^console: Failed to load resource: .* 401/)
  await choose(page, sheet("late.csv", GOOD))
  await says(page, "late.csv", /^Not sent: this page is no longer good\. Ask for a new link\.$/)
  expect(await imports(run)).toEqual([])
})

it("everything is done with the keyboard, and nothing moves", async ({ page, run }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  // Before the page is there: a chooser that opens sooner than it is listened for would be a real one.
  const chooser = page.waitForEvent("filechooser")
  const { base } = await run(Client)
  await page.goto(await link(run, { redirect_url: `${base}/connected` }))
  await page.getByLabel("Choose files").waitFor({ state: "attached" })
  await page.keyboard.press("Tab")
  const focused = () => page.evaluate<string>("document.activeElement.textContent")
  expect(await page.evaluate("document.activeElement.type")).toBe("file")
  const outlineOf = (selector: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).outlineStyle`)
  expect(await outlineOf(".drop")).toBe("solid")
  await page.keyboard.press("Enter")
  await (await chooser).setFiles([sheet("large.csv", LARGE), sheet("good.csv", GOOD)])
  await says(page, "large.csv", /records read/)
  await page.getByRole("button", { name: "Cancel large.csv" }).focus()
  await page.keyboard.press("Enter")
  await says(page, "large.csv", /^Cancelled$/)
  expect(await focused()).toBe("large.csv")
  await says(page, "good.csv", /^2 of 2 records used/)
  const said = page.locator(".unseen[role=status]", { hasText: "It goes on by itself" })
  expect(await said.textContent()).toMatch(
    /^good\.csv: 2 of 2 records used, .*\. It goes on by itself in 20 seconds\.$/,
  )
  await page.getByRole("button", { name: "Stay here" }).focus()
  await page.keyboard.press("Enter")
  expect(await focused()).toBe("Go on")
  expect(await page.evaluate<number>("document.getAnimations().length")).toBe(0)
  await page.keyboard.press("Enter")
  await page.waitForURL("**/connected")
})
