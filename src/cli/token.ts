import { Console, Data, Effect, type Layer, Redacted } from "effect"
import { Config } from "#config"
import { Email } from "#domain/user"
import { validatorOf } from "#domain/validator"
import { type FoundServer, findServer } from "#operations/find-server"
import type { IssuedToken } from "#operations/issue-token"
import { mintDemoToken, mintToken } from "#operations/mint-token"

/** No token could be issued. */
export class NoToken extends Data.TaggedError("NoToken")<{
  readonly message: string
}> {}

/** Whose token is asked for: the demo person's, that of an e-mail address, or the owner's. */
export interface Whose {
  readonly email?: string
  readonly demo?: true
  /** Only who is there already: nobody is made. */
  readonly known?: true
}

const isEmail = validatorOf(Email)

const refusedBy = (url: string, { email }: Whose, status: unknown) => {
  if (status === 401)
    return new NoToken({ message: `The server at ${url} was started with another ADMIN_KEY.` })
  if (status === 404 && email !== undefined)
    return new NoToken({ message: `Nobody has the address ${email} here.` })
  if (status === 404)
    return new NoToken({ message: "There is no demo person: `hygeia demo` makes one." })
  return new NoToken({ message: `The server at ${url} did not hand out a token.` })
}

/** A token of a local person, from the server of the folder. */
export const askServer = Effect.fnUntraced(function* (
  { url, admin_key }: FoundServer,
  whose: Whose,
) {
  const { ADMIN_KEY } = yield* Config
  const adminKey = ADMIN_KEY ?? admin_key
  if (!adminKey)
    return yield* new NoToken({ message: "Set ADMIN_KEY to the key the server was started with." })
  const answer = yield* Effect.tryPromise({
    try: () =>
      fetch(`${url}/admin/tokens`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-admin-key": Redacted.value(adminKey),
        },
        body: JSON.stringify(whose),
      }).then((response) => (response.ok ? response.json() : Promise.reject(response.status))),
    catch: (status) => refusedBy(url, whose, status),
  })
  return answer as IssuedToken
})

/**
 * Prints a 30-day service token for a local person, issued by the server that owns the folder or,
 * without one, by this process with `offlineServices`.
 */
export const token = Effect.fn("token")(function* <E>(
  whose: Whose,
  offlineServices: Layer.Layer<Effect.Services<ReturnType<typeof mintToken>>, E, Config>,
) {
  const { email = null } = whose
  if (email !== null && !isEmail().Check(email))
    return yield* new NoToken({ message: "--email must be an e-mail address." })
  const { DATA_DIR } = yield* Config
  const server = yield* findServer(DATA_DIR)
  const minted = server
    ? yield* askServer(server, whose)
    : yield* Effect.provide(whose.demo ? mintDemoToken : mintToken(email), offlineServices)
  yield* Console.log(minted.service_token)
})
