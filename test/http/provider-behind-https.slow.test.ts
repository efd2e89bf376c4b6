import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { findServer } from "#operations/find-server"
import { Client, makeClient } from "#test/client"
import { starting } from "#test/command"
import { itLive } from "#test/effect"
import { CLIENT_ID, openIdProvider } from "#test/openid"
import { openBrowser } from "#test/plain-browser"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const BASE_URL = "https://hygeia.example"

/** The service on plain http with a provider, and what a proxy that ends https passes on to it. */
const behindProxy = Effect.gen(function* () {
  const DATA_DIR = yield* scratchFolder
  const { issuer, jwks_url } = yield* openIdProvider(`${BASE_URL}/cli/login/callback`)
  yield* Effect.acquireRelease(
    Effect.promise(() =>
      starting(
        ["serve"],
        {
          PORT: "0",
          DATA_DIR,
          BASE_URL,
          TRUSTED_PROXIES: "127.0.0.1",
          IDP_ISSUER: issuer,
          IDP_JWKS_URL: jwks_url,
          IDP_CLIENT_ID: CLIENT_ID,
        },
        /hygeia token/,
      ),
    ),
    ({ end }) => Effect.promise(() => end("SIGTERM")),
  )
  const { url } = (yield* findServer(DATA_DIR))!
  const cookies: Array<string> = []
  const passOn = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set("host", "hygeia.example")
    headers.set("x-forwarded-proto", "https")
    headers.set("x-forwarded-for", "203.0.113.9")
    const body = request.body ? await request.text() : null
    const { method } = request
    const answer = await fetch(url + pathname + search, {
      method,
      headers,
      body,
      redirect: "manual",
    })
    cookies.push(...answer.headers.getSetCookie())
    return answer
  }
  return { cookies, client: makeClient(passOn, BASE_URL, { token: "", user_id: "" }) }
})

it("signs in by a provider where the service speaks http behind a proxy that speaks https", () =>
  Effect.gen(function* () {
    const { cookies, client } = yield* behindProxy
    const { open, signInAs } = yield* Effect.provideService(openBrowser, Client, client)
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/json" }
    const started = yield* open(`${BASE_URL}/v1/session/provider`, {
      method: "POST",
      headers,
      body: JSON.stringify({ screen: "trends" }),
    })
    const there = new URL(JSON.parse(started.html).url)
    expect(there.searchParams.get("redirect_uri")).toBe(`${BASE_URL}/cli/login/callback`)
    const page = yield* signInAs(yield* open(there.href), "ada")
    expect(page.url).toBe(`${BASE_URL}/trends`)
    const { html } = yield* open(`${BASE_URL}/v1/session`, { headers })
    expect(JSON.parse(html).session).toMatchObject({ email: "ada@example.org" })
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-hygeia.*; Path=\/;.*; Secure$/)
  }))
