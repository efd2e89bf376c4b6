import { join } from "node:path"
import { Effect, Stream } from "effect"
import * as Zip from "effect/encoding/Zip"
import { countOf, exportedTables, pagesOf, personOf } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import type { ExportTask } from "#domain/export-task"
import { EXPORT_VERSION, type ExportedName, exportedPaths, originalPath } from "#domain/own-export"
import { dateOf, isoOf } from "#domain/time"
import { type ConnectionRow, deliveryLines, sourceOf } from "#export/deliveries"
import { dictionaryCsv, dictionaryJson } from "#export/dictionary"
import { fhirFiles } from "#export/fhir/files"
import { recordLines } from "#export/records"
import { csvOf, fileNameOf, jsonOf } from "#export/rows"
import { encoded } from "#export/text"

type Body = Stream.Stream<Uint8Array>

/** A file of the archive, made when its turn comes. */
interface File {
  readonly path: string
  readonly body: Body
}

const linesFile = (path: string, lines: () => Iterable<string>): File => ({
  path,
  // One piece at a time: what is made ahead would be held.
  body: Stream.suspend(() => Stream.fromIterable(encoded(lines()), { chunkSize: 1 })),
})

const deliveriesPath = ({ provider_raw }: ConnectionRow, at: number) =>
  `deliveries/${at + 1}-${provider_raw
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)}.ndjson`

function* manifest(
  { user_id, made_at }: ExportTask,
  snapshot: Snapshot,
  connections: ReadonlyArray<ConnectionRow>,
): Generator<string> {
  const [person] = snapshot.rows(personOf, { user: user_id })
  const heading = {
    made_at: isoOf(made_at),
    person: { email: person?.email ?? null, created_at: person?.created_at ?? null },
    sources: connections.map((connection, at) => ({
      ...sourceOf(connection),
      status: connection.status,
      connected_at: connection.connected_at,
      file: deliveriesPath(connection, at),
    })),
    rows: Object.fromEntries(
      exportedTables.map((name) => [fileNameOf(name), countOf(snapshot, name, user_id)]),
    ),
  }
  yield JSON.stringify(
    { hygeia: "manifest", version: EXPORT_VERSION, ...heading },
    null,
    2,
  ).replace("{\n  ", "{")
}

/** The originals of reports; of one whose file is gone there is none. */
function* originals({ folder, user_id }: ExportTask, snapshot: Snapshot): Generator<File> {
  for (const page of pagesOf(snapshot, "labs", user_id))
    for (const lab of page) {
      const path = originalPath(lab)
      if (path === null) continue
      const file = Bun.file(join(folder, lab.storage_key))
      yield {
        path,
        body: Stream.unwrap(
          Effect.map(
            Effect.promise(() => file.exists()),
            (isThere) =>
              isThere
                ? Stream.orDie(
                    Stream.fromReadableStream({
                      evaluate: () => file.stream(),
                      onError: (cause) => cause,
                    }),
                  )
                : Stream.empty,
          ),
        ),
      }
    }
}

function* filesOf(task: ExportTask, snapshot: Snapshot): Generator<File> {
  const { user_id } = task
  const connections = [...pagesOf(snapshot, "connections", user_id)].flat()
  yield linesFile("manifest.json", () => manifest(task, snapshot, connections))
  yield linesFile("dictionary.csv", dictionaryCsv)
  yield linesFile("dictionary.json", dictionaryJson)
  const person = { snapshot, user: user_id }
  for (const [at, connection] of connections.entries())
    yield linesFile(deliveriesPath(connection, at), () => deliveryLines(person, connection))
  for (const [name, path] of Object.entries(exportedPaths))
    yield linesFile(path, () => recordLines(snapshot, name as ExportedName, user_id))
  yield* originals(task, snapshot)
  for (const [path, lines] of Object.entries(fhirFiles)) yield linesFile(path, () => lines(person))
  for (const name of exportedTables) {
    yield linesFile(`rows/${fileNameOf(name)}.csv`, () => csvOf(snapshot, name, user_id))
    yield linesFile(`rows/${fileNameOf(name)}.json`, () => jsonOf(snapshot, name, user_id))
  }
}

/** Everything there is about a person, as the pieces of a zip; never more of it in memory than a few rows. */
export const archiveOf = (task: ExportTask, snapshot: Snapshot): Stream.Stream<Uint8Array> => {
  const options = { mtime: dateOf(task.made_at), mode: 0o600 }
  return Stream.fromIterable(filesOf(task, snapshot), { chunkSize: 1 }).pipe(
    Stream.map(({ path, body }) => Zip.fileStream(path, body, options)),
    Stream.pipeThroughChannel(Zip.encode()),
    Stream.orDie,
  )
}
