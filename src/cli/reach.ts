import { Data, Effect, type Layer, Predicate, Schedule } from "effect"
import { type Client, clientOf } from "#cli/client"
import { askServer, type Whose } from "#cli/token"
import { Config, configHome } from "#config"
import { type FoundServer, findServer, isServable } from "#operations/find-server"
import { readLogin } from "#operations/kept-login"

/** There is no server that a command could ask. */
export class NoServer extends Data.TaggedError("NoServer")<{
  readonly message: string
}> {}

/** A local person of the server of a folder, with a token that ends with the command. */
const personOf = (server: FoundServer, whose: Whose) =>
  Effect.map(
    Effect.acquireRelease(askServer(server, whose), ({ service_token }) =>
      clientOf(server.url, service_token)
        .text("/v1/auth/cli-revoke", { method: "POST" })
        .pipe(Effect.ignore),
    ),
    ({ service_token }) => clientOf(server.url, service_token),
  )

type Server<E> = Layer.Layer<never, E, Config>

/** For how long a command waits for another that owns the folder and does not answer yet, or not any more. */
const OWNED = { schedule: Schedule.spaced("200 millis"), times: 50 }

/** Runs a command with the server of DATA_DIR; where there is none, `temporaryServer` runs for as long as it. */
export const reachingServer = <A, E, R, E2>(
  temporaryServer: Server<E2>,
  use: (server: FoundServer) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const { DATA_DIR } = yield* Config
    const used = Effect.gen(function* () {
      const server = yield* findServer(DATA_DIR)
      if (!server) return yield* new NoServer({ message: "The service did not start." })
      return yield* use(server)
    })
    const isRunning = (yield* findServer(DATA_DIR)) !== null
    return yield* isRunning
      ? Effect.scoped(used)
      : Effect.provide(Effect.scoped(used), temporaryServer)
  }).pipe(Effect.retry({ ...OWNED, while: Predicate.isTagged("DataDirInUse") }))

/** The same as the owner, or another local person, of that server. */
export const reachingFolder = <A, E, R, E2>(
  temporaryServer: Server<E2>,
  use: (client: Client) => Effect.Effect<A, E, R>,
  whose: Whose = {},
) => reachingServer(temporaryServer, (server) => Effect.flatMap(personOf(server, whose), use))

/** What a command needs where DATA_DIR has never been served. */
interface Reach {
  /** It may begin a folder there. */
  readonly mayBegin?: true
  /** It is of the demo person, whom only a folder has. */
  readonly demo?: true | undefined
}

/**
 * Runs a command as the owner, or the demo person, where DATA_DIR has been served before, elsewhere as who signed in
 * with `hygeia login`.
 */
export const reaching = <A, E, R, E2>(
  temporaryServer: Server<E2>,
  { mayBegin, demo }: Reach,
  use: (client: Client) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const { DATA_DIR } = yield* Config
    const whose = demo ? { demo } : {}
    if (yield* isServable(DATA_DIR)) return yield* reachingFolder(temporaryServer, use, whose)
    const home = configHome()
    const login = home === null || demo ? null : yield* readLogin(home)
    if (login) return yield* use(clientOf(login.server, login.token))
    if (mayBegin) return yield* reachingFolder(temporaryServer, use)
    return yield* new NoServer({
      message: `DATA_DIR ${DATA_DIR} holds no data, and nobody is signed in: see \`hygeia login\`.`,
    })
  })
