import { Console, Effect, type Layer } from "effect"
import { askAsAdmin, NotHandedOut } from "#cli/admin-request"
import { Config } from "#config"
import { Email } from "#domain/user"
import { validatorOf } from "#domain/validator"
import { type FoundServer, findServer } from "#operations/find-server"
import type { IssuedToken } from "#operations/issue-token"
import { mintDemoToken, mintToken } from "#operations/mint-token"

/** Whose token is asked for: the demo person's, that of an e-mail address, or the owner's. */
export interface Whose {
  readonly email?: string
  readonly demo?: true
  /** Only who is there already: nobody is made. */
  readonly known?: true
}

const isEmail = validatorOf(Email)

const refusedBy = (url: string, { email }: Whose, status: unknown) => {
  if (status === 401) return `The server at ${url} was started with another ADMIN_KEY.`
  if (status === 404 && email !== undefined) return `Nobody has the address ${email} here.`
  if (status === 404) return "There is no demo person: `hygeia demo` makes one."
  return `The server at ${url} did not hand out a token.`
}

/** A token of a local person, from the server of the folder. */
export const askServer = (server: FoundServer, whose: Whose) =>
  askAsAdmin<IssuedToken>(server, "/admin/tokens", whose, (status) =>
    refusedBy(server.url, whose, status),
  )

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
    return yield* new NotHandedOut({ message: "--email must be an e-mail address." })
  const { DATA_DIR } = yield* Config
  const server = yield* findServer(DATA_DIR)
  const minted = server
    ? yield* askServer(server, whose)
    : yield* Effect.provide(whose.demo ? mintDemoToken : mintToken(email), offlineServices)
  yield* Console.log(minted.service_token)
})
