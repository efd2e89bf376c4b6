import { expect } from "bun:test"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { Served } from "#test/app"
import { itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { hostileBelongings } from "#test/hostile-texts"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itInBrowser(Served)

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

const base = Client.useSync((client) => client.base)

const bodyOf = (page: Page) => page.locator("body").textContent()

it("a code leaves the address bar and the history at once, and no request has it", async (given) => {
  const { page, run } = given
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`))
  const code = await run(printed)
  await page.goto(`/sign-in#code=${code}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  expect(page.url()).not.toContain("code")
  expect(asked.filter((each) => each.includes(code))).toEqual([])
  expect(asked.filter((each) => / http/.test(each))).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain(code)
})

it("after signing out neither the back button nor the browser's own store shows anything", async (given) => {
  const { page, run } = given
  await run(hostileBelongings)
  await page.goto(`/sign-in#code=${await run(printed)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  for (const path of ["/notes", "/labs", "/settings"]) {
    await page.goto(path)
    await page.locator("main h1").first().waitFor()
  }
  await page.getByRole("button", { name: "Sign out" }).first().click()
  await page.getByLabel(/code/i).first().waitFor()
  for (let back = 0; back < 3; back++) {
    await page.goBack()
    await page.getByLabel(/code/i).first().waitFor()
    expect(await bodyOf(page)).not.toContain("onerror")
  }
  const kept = await page.evaluate<ReadonlyArray<string>>(`(async () => {
    const named = await caches.keys()
    const all = await Promise.all(named.map(async (name) => (await caches.open(name)).keys()))
    return [...all.flat().map(({ url }) => new URL(url).pathname), ...Object.keys(localStorage),
      ...Object.keys(sessionStorage), document.cookie].filter(Boolean)
  })()`)
  expect(kept.filter((each) => each.startsWith("/v1"))).toEqual([])
  expect(kept.filter((each) => !/^\/(assets\/.*)?$/.test(each))).toEqual([])
})

it("a page elsewhere frames nothing, opens nothing it can see into, and sends nothing that counts", async (given) => {
  const { page, run, expects } = given
  const service = await run(base)
  await page.goto(`/sign-in#code=${await run(printed)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  const foreign = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: () =>
      new Response(
        `<!doctype html><title>elsewhere</title><body><iframe src="${service}/today"></iframe>`,
        {
          headers: { "content-type": "text/html" },
        },
      ),
  })
  // Another port of the same host is the same site: its requests have the cookie.
  expects(/frame-ancestors|X-Frame-Options/)
  expects(/request: http:\/\/127\.0\.0\.1/)
  expects(/CORS policy|Failed to load resource/)
  const said = await (async () => {
    const tab = await page.context().newPage()
    await tab.goto(`http://127.0.0.1:${foreign.port}/`)
    return tab.evaluate<ReadonlyArray<unknown>>(`(async () => {
      const to = ${JSON.stringify(service)}
      const note = JSON.stringify({ date: "2026-11-01", kind: "text", name: "x", text: "planted" })
      const outcome = (promise) => promise.then(({ type, status }) => type + status, () => "refused")
      const results = [
        await outcome(fetch(to + "/v1/diary", { method: "POST", mode: "no-cors", credentials: "include",
          headers: { "content-type": "text/plain" }, body: note })),
        await outcome(fetch(to + "/v1/diary", { method: "POST", credentials: "include",
          headers: { "content-type": "application/json" }, body: note })),
        await outcome(fetch(to + "/v1/me", { credentials: "include" })),
        await outcome(fetch(to + "/v1/session", { method: "DELETE", credentials: "include" })),
      ]
      const image = new Image()
      const loaded = new Promise((done) => {
        image.onload = () => done("shown")
        image.onerror = () => done("refused")
      })
      image.src = to + "/assets/icon.svg"
      results.push(await loaded)
      const opened = window.open(to + "/today")
      while (opened && !opened.closed) await new Promise(requestAnimationFrame)
      results.push("closed")
      return results
    })()`)
  })()
  foreign.stop(true)
  expect(said).toEqual(["refused", "refused", "refused", "refused", "refused", "closed"])
  await page.reload()
  await page.getByRole("heading", { name: "Today" }).waitFor()
  const { body } = await run(
    Client.use(({ get }) => get("/v1/diary?from=2026-11-01&to=2026-11-02")),
  )
  expect(JSON.stringify(body)).not.toContain("planted")
})
