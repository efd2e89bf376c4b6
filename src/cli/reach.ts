import { Data, Effect, type Layer } from "effect"
import { type Client, clientOf } from "#cli/client"
import { askServer } from "#cli/token"
import { Config, configHome } from "#config"
import { type FoundServer, findServer, isServable } from "#operations/find-server"
import { readLogin } from "#operations/kept-login"

/** There is no server that a command could ask. */
export class NoServer extends Data.TaggedError("NoServer")<{
  readonly message: string
}> {}

/** The owner of the server of a folder, with a token that ends with the command. */
const ownerOf = (server: FoundServer) =>
  Effect.map(
    Effect.acquireRelease(askServer(server, {}), ({ service_token }) =>
      clientOf(server.url, service_token)
        .text("/v1/auth/cli-revoke", { method: "POST" })
        .pipe(Effect.ignore),
    ),
    ({ service_token }) => clientOf(server.url, service_token),
  )

type Commands<E> = Layer.Layer<never, E, Config>

/**
 * Runs a command as the owner of the server of DATA_DIR; where there is none, `temporaryServer` runs for as long as
 * the command.
 */
export const reachingOwner = <A, E, R, E2>(
  temporaryServer: Commands<E2>,
  use: (client: Client, isRunning: boolean) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const { DATA_DIR } = yield* Config
    const running = yield* findServer(DATA_DIR)
    if (running)
      return yield* Effect.scoped(Effect.flatMap(ownerOf(running), (client) => use(client, true)))
    const started = Effect.gen(function* () {
      const server = yield* findServer(DATA_DIR)
      if (!server) return yield* new NoServer({ message: "The service did not start." })
      return yield* use(yield* ownerOf(server), false)
    })
    return yield* Effect.provide(Effect.scoped(started), temporaryServer)
  })

/**
 * Runs a command as the owner where DATA_DIR has been served before, elsewhere as who signed in with `hygeia login`.
 * Where nobody did, it fails, or with `mayBegin` makes the folder.
 */
export const reaching = <A, E, R, E2>(
  temporaryServer: Commands<E2>,
  mayBegin: boolean,
  use: (client: Client) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const { DATA_DIR } = yield* Config
    if (yield* isServable(DATA_DIR)) return yield* reachingOwner(temporaryServer, use)
    const home = configHome()
    const login = home === null ? null : yield* readLogin(home)
    if (login) return yield* use(clientOf(login.server, login.token))
    if (mayBegin) return yield* reachingOwner(temporaryServer, use)
    return yield* new NoServer({
      message: `DATA_DIR ${DATA_DIR} holds no data, and nobody is signed in: see \`hygeia login\`.`,
    })
  })
