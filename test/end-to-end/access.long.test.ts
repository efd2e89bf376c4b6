import { expect } from "bun:test"
import type { Locator, Page } from "playwright-core"
import { itInBrowser, until, violationsOf } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

const SCREENS = [
  "/today",
  "/ask",
  "/trends",
  "/labs",
  "/labs/print",
  "/sources",
  "/notes",
  "/experiments",
  "/settings",
]

const isThere = (page: Page) =>
  until(page, "document.querySelector('main h1') && !document.querySelector('.loading')")

const enterDemo = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByRole("heading", { name: "Last night" }).waitFor()
}

const answered = async (page: Page) => {
  await page.goto("/ask")
  await isThere(page)
  await page.getByLabel("Your question").fill("Do I sleep longer after days with more steps?")
  await page.keyboard.press("Enter")
  await page.locator("article[aria-busy=false]").waitFor()
}

/** Texts that their own box hides a part of: none may be cut off. */
const CUT_OFF = `[...document.querySelectorAll("main *, nav.screens *")].filter((element) => {
  const style = getComputedStyle(element)
  if (element.closest(".unseen")) return false
  const isCut = style.overflowX === "hidden" || style.overflowX === "clip"
  return isCut && style.textOverflow !== "ellipsis" && element.clientWidth > 1 &&
    element.scrollWidth > element.clientWidth + 1 && element.tagName !== "PROGRESS"
}).map(({ className, textContent }) => className + ": " + textContent.slice(0, 40))`

/** Words of everyday length that are broken in the middle: only longer ones may find no room on a line. */
const BROKEN = `(() => {
  const broken = []
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode
    if (!parentElement.checkVisibility() || parentElement.closest(".unseen")) continue
    for (const { 0: word, index } of data.matchAll(/\\p{L}{2,13}/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
})()`

/** Where the focus is, and whether it is seen: by an outline of its own, around it, or of what stands for it. */
const FOCUSED = `(() => {
  const element = document.activeElement
  if (element === document.body) return null
  const isOutlined = (one, pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1
  }
  const near = [element, element.nextElementSibling, element.parentElement].filter(Boolean)
  const isSeen = near.some((one) => isOutlined(one)) || isOutlined(element, "::after")
  const said = element.getAttribute("aria-label") ?? element.textContent.trim()
  return { name: element.tagName + " " + (said || element.name || "").slice(0, 40), isSeen }
})()`

interface Focused {
  readonly name: string
  readonly isSeen: boolean
}

const focused = (page: Page) => page.evaluate<Focused | null>(FOCUSED)

const MAX_STOPS = 120

/** Everything that the tabulator key stops at. */
const stops = async (page: Page) => {
  const found: Array<Focused> = []
  for (let at = 0; at < MAX_STOPS; at++) {
    await page.keyboard.press("Tab")
    const next = await focused(page)
    if (next === null) return found
    found.push(next)
  }
  return found
}

it("text of twice the size, and a window zoomed to 320 px, lose nothing", async ({ page, run }) => {
  await enterDemo(page, await run(SignInLink))
  const amiss: Array<readonly [path: string, how: string, what: unknown]> = []
  const check = async (path: string, how: string, width: number) => {
    const widest = await page.evaluate<number>("document.documentElement.scrollWidth")
    if (widest > width) amiss.push([path, how, widest])
    const cut = await page.evaluate<ReadonlyArray<string>>(CUT_OFF)
    if (cut.length > 0) amiss.push([path, how, cut])
    const broken = await page.evaluate<ReadonlyArray<string>>(BROKEN)
    if (broken.length > 0) amiss.push([path, how, broken])
  }
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await isThere(page)
    await check(path, "400 %", 320)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await check(path, "large text", 768)
  }
  expect(amiss).toEqual([])
})

it("by keyboard alone: the skip link, every stop is seen, and axe finds nothing in forced colours", async ({
  page,
  run,
}) => {
  await enterDemo(page, await run(SignInLink))
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of SCREENS) {
    await page.goto(path)
    await isThere(page)
    await page.evaluate("document.activeElement.blur()")
    const all = await stops(page)
    expect([path, all[0]?.name]).toEqual([path, "A Skip to the content"])
    expect([path, all.filter(({ isSeen }) => !isSeen)]).toEqual([path, []])
  }
  await page.goto("/today")
  await isThere(page)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  expect(
    (await page.evaluate<{ readonly id: string }>("({ id: document.activeElement.id })")).id,
  ).toBe("content")
  await page.emulateMedia({ forcedColors: "active" })
  for (const path of ["/today", "/trends", "/settings"]) {
    await page.goto(path)
    await isThere(page)
    expect([path, await violationsOf(page)]).toEqual([path, []])
  }
})

it("by keyboard alone: signing in, a question, its evidence, and the way back", async ({
  page,
  run,
}) => {
  const [, code] = (await run(SignInLink)).split("#code=")
  await page.goto("/sign-in")
  await page.getByLabel(/code/i).first().waitFor()
  for (let at = 0; at < 20; at++) {
    await page.keyboard.press("Tab")
    if (await page.evaluate("document.activeElement.name === 'code'")) break
  }
  await page.keyboard.type(code!)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.getByRole("button", { name: /Try the demo person/ }).press("Enter")
  await page.getByRole("heading", { name: "Last night" }).waitFor()
  await answered(page)
  const number = page.locator(".figure").first()
  await number.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await dialog.waitFor()
  // A browser's own frame is a stop between the last and the first of a dialog.
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press("Tab")
    const isInside =
      "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
    expect(await page.evaluate<boolean>(isInside)).toBe(true)
  }
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  expect(await number.evaluate("document.activeElement.classList.contains('figure')")).toBe(true)
})

it("a suggestion that is chosen and goes away leaves the keyboard with the next thing", async ({
  page,
  run,
}) => {
  await enterDemo(page, await run(SignInLink))
  const place = () =>
    page.evaluate<string>("document.activeElement.name ?? document.activeElement.id")
  const asked = async (how: (suggestion: Locator) => Promise<void>) => {
    await page.goto("/ask")
    await how(page.getByRole("button", { name: "How did I sleep last week?" }))
    await page.locator("article[aria-busy=false]").waitFor()
    return place()
  }
  expect(await asked((suggestion) => suggestion.press("Enter"))).toBe("question")
  // Whoever pointed at it is shown no keyboard of a phone.
  expect(await asked((suggestion) => suggestion.click())).toBe("content")
  await page.getByRole("link", { name: "Trends" }).first().focus()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Trends" }).waitFor()
  expect(await page.evaluate<boolean>("document.activeElement.closest('nav') !== null")).toBe(true)
})

it("who wants no motion sees none", async ({ page, run }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await enterDemo(page, await run(SignInLink))
  for (const path of SCREENS) {
    await page.goto(path)
    expect(await page.evaluate<number>("document.getAnimations().length")).toBe(0)
    await isThere(page)
    expect(await page.evaluate<number>("document.getAnimations().length")).toBe(0)
  }
})

it("a chart follows the width of the window, and paper has neither navigation nor cut tables", async ({
  page,
  run,
}) => {
  await enterDemo(page, await run(SignInLink))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/trends")
  await page.locator(".plot canvas").waitFor()
  for (const width of [700, 360, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    await until(
      page,
      `Math.abs(document.querySelector(".plot canvas").getBoundingClientRect().width -
        document.querySelector(".plot").getBoundingClientRect().width) < 1.5`,
    )
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(width)
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  for (const path of ["/labs/print", "/today"]) {
    await page.goto(path)
    await isThere(page)
    expect(await page.locator("nav.screens").isVisible()).toBe(false)
    const paper = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor")
    expect(paper).toBe("rgb(250, 248, 243)")
  }
  await page.emulateMedia({ media: "screen" })
  await answered(page)
  await page.emulateMedia({ media: "print" })
  expect(await page.locator(".composer").isVisible()).toBe(false)
  expect(await page.locator(".answer").isVisible()).toBe(true)
  expect(await page.evaluate(CUT_OFF)).toEqual([])
})
