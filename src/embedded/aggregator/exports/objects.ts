import { Effect, Stream } from "effect"
import * as JsonArray from "effect/encoding/JsonArray"
import { type Fields, isFields } from "#embedded/aggregator/exports/fields"
import { type ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"

/** Reads the objects of a JSON array one by one; what is none of them is counted and left out. */
export const readObjects = (
  file: ExportFile,
  pointer: string | undefined,
  take: (record: Fields) => void,
  broken: () => void,
): Effect.Effect<void, ExportUnreadable> =>
  file.bytes.pipe(
    Stream.pipeThroughChannel(JsonArray.decode({ pointer })),
    Stream.runForEachArray((records) =>
      Effect.sync(() => {
        for (const record of records)
          if (isFields(record)) take(record)
          else broken()
      }),
    ),
    Effect.mapError((error) =>
      error instanceof ExportUnreadable
        ? error
        : new ExportUnreadable({ reason: "it is no whole JSON" }),
    ),
  )
