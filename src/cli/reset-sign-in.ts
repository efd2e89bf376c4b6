import { Console, Effect, Redacted } from "effect"
import { NoToken } from "#cli/token"
import { Config } from "#config"
import { type FoundServer, findServer } from "#operations/find-server"

interface SignInLink {
  readonly link: string
}

/** A link from the server of the folder. */
const askServer = Effect.fnUntraced(function* (
  { url, admin_key }: FoundServer,
  email: string | null,
) {
  const { ADMIN_KEY } = yield* Config
  const adminKey = ADMIN_KEY ?? admin_key
  if (!adminKey)
    return yield* new NoToken({ message: "Set ADMIN_KEY to the key the server was started with." })
  const answer = yield* Effect.tryPromise({
    try: () =>
      fetch(`${url}/admin/sign-in-links`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-admin-key": Redacted.value(adminKey),
        },
        body: JSON.stringify(email === null ? {} : { email }),
      }).then((response) => (response.ok ? response.json() : Promise.reject(response.status))),
    catch: (status) =>
      new NoToken({
        message:
          status === 404
            ? "Nobody has that address here."
            : `The server at ${url} did not hand out a link.`,
      }),
  })
  return answer as SignInLink
})

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
