import { Clock, Console, Data, Effect, type Layer } from "effect"
import { askServer } from "#cli/token"
import { Config } from "#config"
import { isoOf } from "#domain/time"
import { Email } from "#domain/user"
import { validatorOf } from "#domain/validator"
import { downloadExport } from "#operations/download-export"
import { findServer } from "#operations/find-server"

/** No export could be made. */
export class ExportRefused extends Data.TaggedError("ExportRefused")<{
  readonly message: string
}> {}

const isEmail = validatorOf(Email)

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/**
 * Writes everything there is about a person, the owner where no e-mail address is given, to a zip: through the
 * server that owns the folder or, without one, through `temporaryServer`.
 */
export const exportPerson = Effect.fn("exportPerson")(function* <E>(
  path: string | null,
  email: string | null,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  if (email !== null && !isEmail().Check(email))
    return yield* new ExportRefused({ message: "--user must be an e-mail address." })
  const { DATA_DIR } = yield* Config
  const running = yield* findServer(DATA_DIR)
  const day = isoOf(yield* Clock.currentTimeMillis).slice(0, 10)
  const file = path ?? `hygeia-${day}.zip`
  const all = Effect.gen(function* () {
    const server = running ?? (yield* findServer(DATA_DIR))
    if (!server) return yield* new ExportRefused({ message: "The service did not start." })
    const { service_token } = yield* askServer(server, email === null ? {} : { email })
    const bytes = yield* downloadExport(server.url, service_token, file)
    yield* Console.log(`${file}: ${sizeOf(bytes)}`)
  })
  yield* running ? all : Effect.provide(all, temporaryServer)
})
