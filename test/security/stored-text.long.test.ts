import { expect } from "bun:test"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { Served } from "#test/app"
import { itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { HOSTILE_PROSE, hostile, hostileBelongings } from "#test/hostile-texts"
import { ModelScript } from "#test/scripted-model"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itInBrowser(Served)

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

/** What a text would have become, had it been taken for markup. */
const MARKUP = [
  "img[src='x'], img[src*='evil'], script:not([src]), svg[onload], style, b[onclick]",
  "a[href^='javascript'], a[href*='evil'], [onerror], iframe, object, embed, base, form[action]",
].join(", ")

/** Inline elements whose text could turn round what stands after them. */
const OPEN_TO_BIDI = `[...document.querySelectorAll("body *")].filter((element) => {
  const { display, unicodeBidi } = getComputedStyle(element)
  return display === "inline" && unicodeBidi === "normal" &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.includes("\\u202e"))
}).map(({ outerHTML }) => outerHTML.slice(0, 100))`

/** Opens what is folded away, so that all of it is drawn. */
const unfold = `for (const each of document.querySelectorAll("details")) each.open = true`

const expectText = async (page: Page, name: string, texts: ReadonlyArray<string>) => {
  for (const text of texts) await page.getByText(text).first().waitFor({ state: "attached" })
  await page.evaluate(unfold)
  expect([name, await page.locator(MARKUP).count()]).toEqual([name, 0])
  expect([name, await page.evaluate<ReadonlyArray<string>>(OPEN_TO_BIDI)]).toEqual([name, []])
}

const seen = (...names: ReadonlyArray<string>) => names.map((name) => hostile(name).slice(0, -1))

it("whatever is stored is shown as text, on every screen", async ({ page, run }) => {
  const { typed, uploaded } = await run(hostileBelongings)
  await page.goto(`/sign-in#code=${await run(printed)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  const shown: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["/today", []],
    ["/notes", seen("tag", "event", "amount", "prose")],
    ["/labs", seen("analyte", "finding")],
    ["/labs/print", seen("analyte", "finding")],
    [`/labs/${typed}`, seen("analyte", "finding")],
    [`/labs/${uploaded}`, []],
    ["/sources", []],
    ["/experiments", seen("experiment")],
    ["/settings", seen("token", "guest")],
    ["/trends?metric=steps", []],
    ["/trends?metric=steps&day=2026-11-20", []],
    ["/ask", []],
  ]
  for (const [path, texts] of shown) {
    await page.goto(path)
    await page.locator("main h1, main h2").first().waitFor()
    await expectText(page, path, texts)
  }
  await page.goto("/settings")
  expect(await page.getByLabel("What you want to reach").inputValue()).toBe(HOSTILE_PROSE)
})

it("a model's answer is text, with no link, picture or style of its own", async ({ page, run }) => {
  await page.goto(`/sign-in#code=${await run(printed)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  await run(ModelScript.use((script) => Effect.sync(() => script.says(HOSTILE_PROSE))))
  await page.goto(`/ask?q=${encodeURIComponent(hostile("address"))}`)
  await page.getByLabel("Your question").fill(HOSTILE_PROSE)
  await page.keyboard.press("Enter")
  await page.locator("article.turn[aria-busy=false]").waitFor()
  await expectText(page, "answer", ["javascript:alert(4)", "https://evil.example/p.png"])
  await page.getByRole("button", { name: "Rename" }).click()
  await page.getByRole("dialog").getByLabel("Title").fill(hostile("title"))
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await page.getByRole("heading", { name: seen("title")[0]! }).waitFor()
  await page.reload()
  await page.locator("article.turn[aria-busy=false]").waitFor()
  await page.getByRole("button", { name: "Earlier conversations" }).click()
  await expectText(page, "conversations", seen("title"))
})

it("a browser that calls itself markup is listed by a name of ours", async ({
  page,
  open,
  run,
}) => {
  const other = await open({ userAgent: `Chrome Linux ${hostile("agent")}` })
  await other.goto(`/sign-in#code=${await run(printed)}`)
  await other.getByRole("heading", { name: "Today" }).waitFor()
  await page.goto(`/sign-in#code=${await run(printed)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  await page.goto("/settings")
  await page.getByText("Chrome, Linux").first().waitFor()
  expect(await page.getByText("onerror").count()).toBe(0)
})

it("an address says nothing that becomes markup, and leads nowhere else", async (given) => {
  const { page, run, expects } = given
  expects(/status of 404.*v1\/conversations\/address%3Cimg/)
  expects(/status of 404.*v1\/labs\/address%3Cimg/)
  await page.goto(`/sign-in#code=${await run(printed)}`)
  await page.getByRole("heading", { name: "Today" }).waitFor()
  const text = encodeURIComponent(hostile("address"))
  for (const path of [
    `/ask/${text}`,
    `/ask?q=${text}&next=//evil.example`,
    `/trends?metric=${text}&with=${text}&days=${text}&day=${text}`,
    `/labs/${text}?result=${text}`,
    `/experiments/${text}`,
    `/sign-in?next=//evil.example&redirect=javascript:alert(1)#invitation=${text}`,
    `/today?next=https://evil.example#javascript:alert(1)`,
    "/today//evil.example",
  ]) {
    const isMissing = /^\/(?:ask|labs)\//.test(path)
    const missing = isMissing && page.waitForResponse((response) => response.status() === 404)
    await page.goto(path)
    await missing
    await page.locator("main").waitFor()
    expect([path, await page.locator(MARKUP).count()]).toEqual([path, 0])
    expect(new URL(page.url()).hostname).toBe("127.0.0.1")
  }
})

it("files open as what they are, and an archive is a download", async ({ run }) => {
  const { uploaded } = await run(hostileBelongings)
  const get = (path: string) =>
    run(
      Client.use(({ fetch, token }) =>
        fetch(path, { headers: { authorization: `Bearer ${token}` } }),
      ),
    )
  const original = await get(`/v1/labs/${uploaded}/file`)
  expect(original.headers.get("content-type")).toBe("application/pdf")
  expect(original.headers.get("content-disposition")).toMatch(/^inline; filename="[\w.]+"$/)
  expect(original.headers.get("x-content-type-options")).toBe("nosniff")
  const archive = await get("/v1/me/export")
  expect(archive.headers.get("content-type")).toBe("application/zip")
  expect(archive.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/)
  await archive.body?.cancel()
})
