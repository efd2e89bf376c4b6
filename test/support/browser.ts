import { afterAll, expect, test } from "bun:test"
import { join } from "node:path"
import axe, { type AxeResults } from "axe-core"
import { Effect, type Layer, type Scope } from "effect"
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core"
import { chromiumPath, NO_CHROMIUM } from "#test/chromium"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

if (chromiumPath === null) {
  if (process.env.CI === "true") throw new Error("CI has no Chromium: .ci/run installs it")
  // A run of many files says it itself.
  if (!process.env.JEST_WORKER_ID) console.error(NO_CHROMIUM)
}

/** What a person does in a browser. */
export interface Journey<R> {
  /** An empty page of a browser with no cookies. Relative addresses are those of the service. */
  readonly page: Page
  /** A page of another browser: another person, or the same one elsewhere. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>
  /** Runs an effect with what the test stands on. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, R | Scope.Scope>) => Promise<A>
  /** A complaint that belongs to the journey: it has to come, and does not fail the test. */
  readonly expects: (complaint: RegExp) => void
}

let running: Promise<Browser> | null = null

// No name but the machine's own is looked up, whatever a page or the browser itself asks for.
const launch = () =>
  chromium.launch({
    executablePath: chromiumPath!,
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"],
    // Names of files are read in the language of the system, which may be none.
    env: { ...process.env, LANG: "C.UTF-8" },
  })

/**
 * Complains, as an error of the console, where the keyboard is left on nothing because what it was on has gone or
 * cannot be used: whoever reads by ear or types is then at the top of the page again.
 */
const FOCUS_KEPT = `(() => {
  let last = null
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const look = async () => {
    const lost = last
    if (!lost || (lost.isConnected && !lost.matches(":disabled"))) return
    for (let at = 0; at < 4; at++) await frame()
    if (lost !== last || document.activeElement !== document.body) return
    last = null
    console.error("the focus fell to the body from " + lost.outerHTML.slice(0, 160))
  }
  addEventListener("focusin", ({ target }) => { last = target }, true)
  new MutationObserver(() => void look()).observe(document, {
    subtree: true, childList: true, attributeFilter: ["disabled"],
  })
})()`

/**
 * Collects what pages complain about: errors of the console, to which Chromium reports each breach of a content
 * security policy, uncaught errors, dialogs, requests to any other host, and a focus that is lost.
 */
export const watch = (context: BrowserContext, base: string, complaints: Array<string>) => {
  const { host } = new URL(base)
  context.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    complaints.push(`console: ${message.text()} (${url})`)
  })
  context.on("weberror", (raised) => complaints.push(`error: ${raised.error().message}`))
  context.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith("http") && url.host !== host)
      complaints.push(`request: ${url.href}`)
  })
}

const unexpected = (complaints: ReadonlyArray<string>, expected: ReadonlyArray<RegExp>) => [
  ...complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  ...expected
    .filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
    .map((pattern) => `never came: ${pattern}`),
]

const travel = async <R>(
  base: string,
  run: Journey<R>["run"],
  journey: (given: Journey<R>) => Promise<void>,
  options: BrowserContextOptions,
) => {
  running ??= launch()
  const browser = await running
  const contexts: Array<BrowserContext> = []
  const complaints: Array<string> = []
  const expected: Array<RegExp> = []
  const open = async (more: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: base, ...options, ...more })
    contexts.push(context)
    watch(context, more.baseURL ?? base, complaints)
    await context.addInitScript(FOCUS_KEPT)
    return context.newPage()
  }
  try {
    await journey({
      page: await open(),
      open,
      run,
      expects: (complaint) => expected.push(complaint),
    })
  } finally {
    for (const context of contexts) await context.close()
  }
  expect(unexpected(complaints, expected)).toEqual([])
}

/**
 * `it` for journeys in a real browser, each with cookies of its own, through the service of a layer: `Served` for the
 * one in this process, `Executable` for the product. Fails for whatever a page complained about.
 */
export const itInBrowser = <R, E>(layer: Layer.Layer<R | Client, E>) => {
  afterAll(async () => {
    await (await running)?.close()
    running = null
  })
  const it = itLive(layer)
  return (
    name: string,
    journey: (given: Journey<R | Client>) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    if (chromiumPath === null) return test.skip(name, () => {})
    it(name, () =>
      Effect.gen(function* () {
        const run = Effect.runPromiseWith(yield* Effect.context<R | Client | Scope.Scope>())
        const { base } = yield* Client
        yield* Effect.promise(() => travel(base, run, journey, options))
      }),
    )
  }
}

const LOOKS = [
  { width: 360, height: 740, colorScheme: "light", audited: true },
  { width: 768, height: 1024, colorScheme: "dark", audited: false },
  { width: 1440, height: 900, colorScheme: "dark", audited: true },
  { width: 2560, height: 1440, colorScheme: "light", audited: false },
] as const

/** Waits until an expression is true in a page, whose policy lets no string be run by the page itself. */
export const until = (page: Page, expression: string) =>
  page.evaluate(`new Promise((done) => {
    const look = async () => ((await (${expression})) ? done(null) : requestAnimationFrame(look))
    void look()
  })`)

/** What axe has against a page as it is now. */
export const violationsOf = async (page: Page) => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>("axe.run()")
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)
}

/**
 * What follows the width of the window does so before the next frame is painted, and what fades in has less contrast
 * until it is there.
 */
const STILL = `new Promise((done) => requestAnimationFrame(() => setTimeout(done))).then(() =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  ).then(() => null),
)`

/**
 * Looks at a screen at every width and in both themes: nothing scrolls sideways, and axe has nothing against it.
 * With PICTURES set to a folder, writes there what it sees.
 */
export const inspect = async (page: Page, name: string) => {
  for (const { width, height, colorScheme, audited } of LOOKS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.evaluate(STILL)
    const { PICTURES } = process.env
    if (PICTURES)
      await page.screenshot({
        path: join(PICTURES, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
    const widest = await page.evaluate<number>("document.documentElement.scrollWidth")
    expect([name, width, widest <= width]).toEqual([name, width, true])
    if (audited)
      expect([name, colorScheme, await violationsOf(page)]).toEqual([name, colorScheme, []])
  }
}
