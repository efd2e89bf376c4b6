import { Effect, Stream } from "effect"
import * as Zip from "effect/encoding/Zip"

/** The files of a zip, by path. */
export const unzipped = (bytes: Uint8Array): Effect.Effect<ReadonlyMap<string, Buffer>> =>
  Stream.make(bytes).pipe(
    Stream.pipeThroughChannel(Zip.decode()),
    Stream.mapEffect((entry) =>
      Effect.map(
        Stream.runCollect(entry.body),
        (pieces) => [entry.header.path, Buffer.concat([...pieces])] as const,
      ),
    ),
    Stream.runCollect,
    Effect.map((entries) => new Map(entries)),
    Effect.orDie,
  )

/** The lines of a file of an export behind its heading. */
export const recordsIn = (files: ReadonlyMap<string, Buffer>, path: string) =>
  files
    .get(path)!
    .toString()
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => JSON.parse(line))
