import { Effect, type Layer } from "effect"
import { reaching } from "#cli/reach"
import { printLine } from "#cli/terminal"
import type { Config } from "#config"

/** Prints the rows that changed since an instant, all of them where none is given, as the JSON of the delta sync. */
export const sync = Effect.fn("sync")(function* <E>(
  since: string | null,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const query = since === null ? "" : `?since=${encodeURIComponent(since)}`
  const rows = yield* reaching(temporaryServer, {}, ({ text }) => text(`/v1/data/sync${query}`))
  yield* printLine(rows)
})
