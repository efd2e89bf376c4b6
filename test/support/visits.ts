import { Effect } from "effect"
import { type Answer, type Ask, Client } from "#test/client"
import { BrowserSignIn } from "#upstream/sign-in"

type Headers = Ask["headers"]

const ORIGIN = "http://localhost"

/** What every request of a page of this service says of where it comes from. */
const OWN = { "sec-fetch-site": "same-origin", "content-type": "application/json", origin: ORIGIN }

/** A request of a page, with the cookies of its browser. */
export const visit = (method: string, path: string, headers: Headers = {}, body?: unknown) =>
  Client.use(({ send }) =>
    send(path, { method, headers: { ...OWN, ...headers }, body: JSON.stringify(body) } as Ask),
  )

/** What a browser sends again of what it was asked to keep. */
export const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

/** The owner's browser, signed in by the printed link a moment ago. */
export const ownersBrowser = Effect.gen(function* () {
  const way = yield* BrowserSignIn
  const link = way.by === "code" ? yield* way.current : yield* Effect.die("no code")
  return { cookie: cookiesOf(yield* visit("POST", "/v1/session", {}, { link })) }
})

/** What people of a test sign in by. */
export const PASSWORD = "a long walk by the sea"

/** Signs in by e-mail and password, in a new browser unless headers say otherwise. */
export const signIn = (email: string, password = PASSWORD, headers: Headers = {}) =>
  visit("POST", "/v1/session", headers, { email, password })

/** A second person in a browser of their own, who accepted an invitation of the owner. */
export const secondPerson = Effect.fnUntraced(function* (
  owner: { readonly cookie: string },
  email: string,
) {
  const { body } = yield* visit("POST", "/v1/invitations", owner, { name: email })
  const invitation = new URL(body.link).hash.replace("#invitation=", "")
  const inside = yield* visit("POST", "/v1/session", {}, { invitation, email, password: PASSWORD })
  return { cookie: cookiesOf(inside), user_id: String(inside.body.session.user_id) }
})
