import { Effect } from "effect"
import { isOwnRequest } from "#http/own-request"
import { deviceSecretOf, sessionSecretOf } from "#http/session-cookie"
import { Site } from "#http/site"
import { type Sockets, visitorOf } from "#http/visitor"

const BROWSER = /(Firefox|Edg|Chrome|Safari)/
const SYSTEM = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/

/** What a person knows a browser by: its name and system, as its own header puts them. */
const browserOf = (headers: Headers): string => {
  const agent = (headers.get("user-agent") ?? "").slice(0, 400)
  const [name, system] = [BROWSER.exec(agent)?.[1], SYSTEM.exec(agent)?.[1]]
  return [name?.replace("Edg", "Edge") ?? "Browser", system].filter(Boolean).join(", ")
}

/** The secret of the session that a page of ours sent; null without one. */
export const sessionOf = Effect.fnUntraced(function* (request: Request) {
  const { base_url } = yield* Site
  return isOwnRequest(request, base_url) ? sessionSecretOf(request.headers, base_url) : null
})

/** The browser that somebody signs in from. */
export const signInPlace = Effect.fnUntraced(function* (request: Request, server: Sockets | null) {
  const { base_url } = yield* Site
  const { headers } = request
  const { network } = yield* visitorOf(request, server)
  return { network, browser: browserOf(headers), device: deviceSecretOf(headers, base_url) }
})
