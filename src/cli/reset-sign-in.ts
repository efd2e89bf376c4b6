import { Console, Effect } from "effect"
import { askAsAdmin } from "#cli/admin-request"
import { Config } from "#config"
import { type FoundServer, findServer } from "#operations/find-server"

interface SignInLink {
  readonly link: string
}

/** A link from the server of the folder. */
const askServer = (server: FoundServer, email: string | null) =>
  askAsAdmin<SignInLink>(
    server,
    "/admin/sign-in-links",
    email === null ? {} : { email },
    (status) =>
      status === 404
        ? "Nobody has that address here."
        : `The server at ${server.url} did not hand out a link.`,
  )

/**
 * Prints a link that signs a local person in, once: from the server that owns the folder or, without one, by this
 * process with `offlineLink`.
 */
export const resetSignIn = Effect.fn("reset-sign-in")(function* <E>(
  email: string | null,
  offlineLink: (email: string | null) => Effect.Effect<SignInLink, E, Config>,
) {
  const { DATA_DIR } = yield* Config
  const server = yield* findServer(DATA_DIR)
  const { link } = yield* server ? askServer(server, email) : offlineLink(email)
  yield* Console.log(link)
})
