import { expect } from "bun:test"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { inspect, itInBrowser, until } from "#test/browser"
import { Client } from "#test/client"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

/** A word of 120 letters, as a language, a file name or an address may have it. */
const WORD = "Donaudampfschifffahrtsgesellschaftskapitaen".repeat(3).slice(0, 120)

/**
 * Words that cannot be read whole at this width: text beyond the window or beyond a box that hides it. What scrolls in
 * a room of its own, or says by an ellipsis that it goes on, is not meant.
 */
const UNREAD = `(() => {
  const amiss = []
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode
    if (data.trim() === "" || !parentElement.checkVisibility()) continue
    if (parentElement.closest(".unseen, [role=slider]")) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    let right = innerWidth
    let isElsewhere = false
    for (let box = parentElement; box; box = box.parentElement) {
      const { overflowX, textOverflow, contentVisibility } = getComputedStyle(box)
      if (textOverflow === "ellipsis" || overflowX === "auto" || overflowX === "scroll") isElsewhere = true
      if (overflowX !== "visible" || contentVisibility === "auto")
        right = Math.min(right, box.getBoundingClientRect().right)
    }
    const most = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
    if (!isElsewhere && most > right + 1) amiss.push(parentElement.tagName + " " + data.slice(0, 40))
  }
  return amiss
})()`

const isThere = (page: Page) =>
  until(page, "document.querySelector('main h1') && !document.querySelector('.loading')")

const brought = Effect.gen(function* () {
  const { post } = yield* Client
  const value = { value: 1, unit: "mg/dL" }
  const answers = [
    yield* post("/v1/labs", {
      test_date: "2026-06-01",
      results: [{ name: WORD.slice(0, 100), ...value }],
    }),
    yield* post("/v1/diary", { date: "2026-06-01", kind: "text", text: WORD }),
    yield* post("/v1/memory", { text: WORD, kind: "preference" }),
    yield* post("/v1/tokens", { name: WORD.slice(0, 100), scopes: ["push"] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
})

it("a long word beside them leaves a button's word and the values for a doctor whole", async (given) => {
  const { page, run } = given
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await run(brought)
  await page.goto("/ask")
  await page.getByRole("button", { name: "Earlier conversations" }).click()
  const close = page.getByRole("button", { name: "Close" })
  expect((await close.boundingBox())!.height).toBeLessThan(50)
  await page.goto("/labs/print")
  const value = page.getByRole("cell", { name: "1", exact: true })
  await value.waitFor()
  const { x, width } = (await value.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(360)
  await page.emulateMedia({ media: "print" })
  await page.setViewportSize({ width: 794, height: 1_123 })
  expect(await page.evaluate<number>("document.querySelector('table').scrollWidth")).toBeLessThan(
    795,
  )
  await page.emulateMedia({ media: "screen" })
})

it("a word of 120 letters is read whole wherever a person or a file brings one", async (given) => {
  const { page, run } = given
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await run(brought)
  await page.goto("/sources")
  await page.getByLabel("Choose files").setInputFiles({
    name: `${WORD}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(`day,metric,value,unit\n2026-06-01,steps,8200,\n2026-06-02,${WORD},1,\n`),
  })
  await page.getByText(/^1 of 2 records used/).waitFor()
  await page.goto("/ask")
  await page.getByLabel("Your question").fill(`${WORD}\n${WORD} כמה ישנתי אתמול בלילה`)
  await page.keyboard.press("Enter")
  await page.locator("article[aria-busy=false]").waitFor()
  await page.waitForURL(/console-/)
  const amiss: Array<readonly [path: string, what: unknown]> = []
  for (const path of [page.url(), "/sources", "/labs", "/notes", "/settings", "/today"]) {
    await page.goto(path)
    await isThere(page)
    await page.evaluate(
      "for (const each of document.querySelectorAll('main details')) each.open = true",
    )
    if (path !== "/today")
      expect(await page.getByText(WORD.slice(0, 90)).count()).toBeGreaterThan(0)
    await inspect(page, `long-word-${new URL(page.url()).pathname.split("/")[1]}`)
    await page.setViewportSize({ width: 360, height: 740 })
    const unread = await page.evaluate<ReadonlyArray<string>>(UNREAD)
    if (unread.length > 0) amiss.push([path, unread])
  }
  expect(amiss).toEqual([])
})
