import { Effect } from "effect"
import { Client } from "#test/client"

/** What a browser shows, and where. */
export interface Page {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")

/** The form of a page as it is sent when nothing is typed. */
const formOf = ({ html, url }: Page) => {
  const form = /<form[\s\S]*?<\/form>/.exec(html)![0]
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  return {
    action: new URL(attribute(form, "action") ?? "", url).href,
    fields: Object.fromEntries(
      inputs.map((tag) => [attribute(tag, "name")!, attribute(tag, "value") ?? ""]),
    ),
  }
}

/**
 * A browser with cookies of its own. It follows redirects, reaches the service as the client of the
 * test does, and stops where a command line waits: its address on port 8123 is not opened.
 */
export const openBrowser = Effect.gen(function* () {
  const { base, fetch: toService } = yield* Client
  const cookies = new Map<string, Map<string, string>>()

  const request = Effect.fnUntraced(function* (url: string, init: RequestInit) {
    const { host, origin, pathname, search } = new URL(url)
    const jar = cookies.get(host) ?? new Map<string, string>()
    cookies.set(host, jar)
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ")
    const asked = { ...init, redirect: "manual", headers: { ...init.headers, cookie } } as const
    const response =
      origin === base
        ? yield* toService(pathname + search, asked as object)
        : yield* Effect.promise(() => fetch(url, asked))
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";")
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1))
    }
    return response
  })

  const open = (url: string, init: RequestInit = {}): Effect.Effect<Page> =>
    Effect.gen(function* () {
      const response = yield* request(url, init)
      const location = response.headers.get("location")
      const next = location && new URL(location, url)
      if (next && next.port !== "8123") return yield* open(next.href)
      return {
        url: next ? next.href : url,
        status: response.status,
        headers: response.headers,
        html: yield* Effect.promise(() => response.text()),
      }
    })

  const submit = (page: Page, typed: Readonly<Record<string, string>>) => {
    const { action, fields } = formOf(page)
    return open(action, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...fields, ...typed }).toString(),
    })
  }

  /** Signs in at the provider whose page is open, and agrees to whatever it asks. */
  const signInAs = (page: Page, name: string): Effect.Effect<Page> =>
    Effect.gen(function* () {
      if (!/name="prompt"/.test(page.html)) return page
      return yield* signInAs(yield* submit(page, { login: name, password: "any" }), name)
    })

  return { open, submit, signInAs }
})
