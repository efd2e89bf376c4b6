import { Console, Data, Effect } from "effect"
import { clientOf } from "#cli/client"
import { Config, configHome } from "#config"
import { newSecret } from "#domain/sign-in"
import type { User } from "#domain/user"
import { findServer } from "#operations/find-server"
import { keepLogin } from "#operations/kept-login"

/** Nobody signed in. */
export class LoginFailed extends Data.TaggedError("LoginFailed")<{
  readonly message: string
}> {}

/** How long a browser may take. */
const TIMEOUT = "10 minutes"

const PAGE = "You are signed in. You may close this window and go on in the terminal.\n"

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
    },
  })

/** Waits on a loopback port until a browser brings the token that belongs to `state`. */
const awaitToken = (state: string) =>
  Effect.gen(function* () {
    const arrived = Promise.withResolvers<string>()
    const listener = yield* Effect.acquireRelease(
      Effect.try({
        try: () =>
          Bun.serve({
            hostname: "127.0.0.1",
            port: 0,
            fetch: (request) => {
              const { pathname, searchParams } = new URL(request.url)
              if (request.method !== "GET" || pathname !== "/") return answer(404, "Not found.\n")
              const token = searchParams.get("token")
              if (searchParams.get("state") !== state || !token)
                return answer(400, "This sign-in is not the one that the terminal waits for.\n")
              arrived.resolve(token)
              return answer(200, PAGE)
            },
          }),
        catch: () => new LoginFailed({ message: "No port is free to wait on." }),
      }),
      (listener) => Effect.promise(() => listener.stop()),
    )
    return {
      callback: `http://127.0.0.1:${listener.port}/`,
      token: Effect.promise(() => arrived.promise),
    }
  })

/**
 * Signs in with a browser on this computer, and keeps the token for the commands: at `server`, or else at the one of
 * DATA_DIR, or where this configuration would serve.
 */
export const login = Effect.fn("login")(function* (given: string | null) {
  const { DATA_DIR, BASE_URL, PORT } = yield* Config
  const home = configHome()
  if (home === null)
    return yield* new LoginFailed({ message: "Set XDG_CONFIG_HOME: there is no home folder." })
  const running = given === null ? yield* findServer(DATA_DIR) : null
  const server = given ?? running?.url ?? BASE_URL ?? `http://127.0.0.1:${PORT}`
  yield* clientOf(server, "none").text("/healthz")
  const state = newSecret()
  const { token, user } = yield* Effect.scoped(
    Effect.gen(function* () {
      const waiting = yield* awaitToken(state)
      const page = `${server}/cli/login?${new URLSearchParams({ cb: waiting.callback, state })}`
      yield* Console.log(`Open this page in a browser on this computer:\n\n  ${page}\n`)
      const token = yield* waiting.token
      const user = yield* clientOf(server, token).json<User>("/v1/me")
      return { token, user }
    }),
  ).pipe(
    Effect.timeoutOrElse({
      duration: TIMEOUT,
      orElse: () => new LoginFailed({ message: "Nobody signed in within ten minutes." }),
    }),
  )
  const kept = yield* keepLogin(home, { server, token, user_id: user.user_id })
  if (!kept) return yield* new LoginFailed({ message: `The login cannot be kept in ${home}.` })
  yield* Console.log(`Signed in at ${server} as ${user.email ?? user.user_id}.`)
})
