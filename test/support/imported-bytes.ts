import { join } from "node:path"
import { Effect, Result } from "effect"
import type { UserId } from "#domain/ids"
import { importFile } from "#embedded/aggregator/exports/import-file"
import { scratchFolder } from "#test/scratch-folder"

/** What the import of some bytes comes to, with all that it delivered and announced. */
export const importedBytes = (bytes: Uint8Array, name = "file") =>
  Effect.gen(function* () {
    const path = join(yield* scratchFolder, "file")
    yield* Effect.promise(() => Bun.write(path, bytes))
    const bodies: Array<string> = []
    const moves: Array<number> = []
    const outcome = yield* Effect.result(
      importFile(
        { path, name, user_id: "usr_1" as UserId, zone: null, sources: [] },
        {
          progress: (_, moved) => void moves.push(moved),
          restore: () => Effect.void,
          deliver: (batch) => Effect.sync(() => void bodies.push(...batch.bodies)),
        },
      ),
    )
    const { error, progress } = Result.isFailure(outcome) ? outcome.failure : outcome.success
    return { error, progress, bodies, moves, isFailed: Result.isFailure(outcome) }
  }).pipe(Effect.scoped, Effect.runPromise)
