import { Clock, Console, Data, Effect, type Layer } from "effect"
import type { Client } from "#cli/client"
import { reaching, reachingFolder } from "#cli/reach"
import { sizeOf } from "#cli/size"
import type { Whose } from "#cli/token"
import type { Config } from "#config"
import { isoOf } from "#domain/time"
import { Email } from "#domain/user"
import { validatorOf } from "#domain/validator"
import { downloadExport } from "#operations/download-export"

/** No export could be made. */
export class ExportRefused extends Data.TaggedError("ExportRefused")<{
  readonly message: string
}> {}

const isEmail = validatorOf(Email)

/**
 * Writes everything there is about a person to a zip: of whom the commands act as, or of a local person who is
 * named.
 */
export const exportPerson = Effect.fn("exportPerson")(function* <E>(
  path: string | null,
  whose: Whose | null,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  if (whose?.email !== undefined && !isEmail().Check(whose.email))
    return yield* new ExportRefused({ message: "--user must be an e-mail address." })
  const day = isoOf(yield* Clock.currentTimeMillis).slice(0, 10)
  const file = path ?? `hygeia-${day}.zip`
  const download = ({ url, token }: Client) => downloadExport(url, token, file)
  const bytes = yield* whose === null
    ? reaching(temporaryServer, {}, download)
    : reachingFolder(temporaryServer, download, whose)
  yield* Console.log(`${file}: ${sizeOf(bytes)}`)
})
