import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Result, Stream } from "effect"
import type { TypeCount } from "#domain/file-import"
import { Collection, type TypedItem } from "#embedded/aggregator/exports/collection"
import type { ExportFile, ExportUnreadable, Reader } from "#embedded/aggregator/exports/reader"
import { Tally } from "#embedded/aggregator/exports/tally"

/** A file of some bytes, that come in pieces. */
export const fileOf = (
  content: string | Uint8Array,
  path = "export",
  piece = 7_001,
): ExportFile => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  )
  const aside = join(tmpdir(), `hygeia-${crypto.randomUUID()}`)
  return { path, head: bytes.subarray(0, 65_536), bytes: Stream.fromIterable(pieces), aside }
}

/** What an export comes to. */
export interface Outcome {
  readonly items: ReadonlyArray<TypedItem>
  readonly tally: ReadonlyArray<TypeCount>
  readonly made: number | null
  readonly unreadable: ExportUnreadable | null
  readonly person: Collection["person"]
}

/** Reads files of one vendor to the items of their deliveries. */
export const readBy = (reader: Reader, ...files: ReadonlyArray<ExportFile>): Promise<Outcome> =>
  readIn(
    null,
    files.map((file) => [reader, file] as const),
  )

/** Reads files of a person who lives in a time zone, each by its reader, to the items of one source. */
export const readIn = async (
  zone: string | null,
  files: ReadonlyArray<readonly [Reader, ExportFile]>,
): Promise<Outcome> => {
  const tally = new Tally()
  const collection = new Collection(zone)
  let made: number | null = null
  let unreadable: ExportUnreadable | null = null
  for (const [reader, file] of files) {
    const outcome = await Effect.runPromise(
      Effect.result(
        reader.read(
          file,
          {
            used: (type, each, count) => {
              tally.used(type, count)
              collection.add(each, type, count)
            },
            skipped: (type, reason) => tally.skipped(type, reason),
            zone: (name) => collection.keepZone(name),
            made: (at) => {
              made = at
            },
            offered: () => {},
          },
          zone,
        ),
      ),
    )
    if (Result.isFailure(outcome)) unreadable = outcome.failure
  }
  const items = [...collection.items((...each) => tally.dropped(...each))]
  return { items, tally: tally.all(), made, unreadable, person: collection.person }
}

/** An item of a delivery, whose fields a test names as it expects them. */
// biome-ignore lint/suspicious/noExplicitAny: a wrong name fails where it is read.
export type ReadItem = Record<string, any>

/** Why records of a type were left out, with how many. */
export const skippedOf = ({ tally }: Outcome, type: string) =>
  Object.fromEntries(
    (tally.find((each) => each.type.endsWith(type))?.skipped ?? []).map(({ reason, count }) => [
      reason,
      count,
    ]),
  )
