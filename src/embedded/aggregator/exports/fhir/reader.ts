import { Effect, Stream } from "effect"
import { encodingOf } from "#embedded/aggregator/exports/encoding"
import { LEFT_OUT, readObservation } from "#embedded/aggregator/exports/fhir/observation"
import { personResources } from "#embedded/aggregator/exports/fhir/person"
import { type Fields, objectOf } from "#embedded/aggregator/exports/fields"
import { JsonPieces, type Wanted } from "#embedded/aggregator/exports/json-pieces"
import { eachLine } from "#embedded/aggregator/exports/lines"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"

const RESOURCE = /"resourceType"\s*:\s*"([A-Za-z]{1,40})"/
const LOOKED_AT = 8_192

const textOf = ({ head }: Pick<ExportFile, "head">, end?: number) =>
  new TextDecoder(encodingOf(head)).decode(head.subarray(0, end)).replace(/^\uFEFF/, "")

const take = (resource: Fields | null, sink: Sink): void => {
  const type = typeof resource?.resourceType === "string" ? resource.resourceType : null
  if (resource === null || type === null) {
    sink.skipped("resources", "it is no FHIR resource")
    return
  }
  const said =
    type === "Observation"
      ? readObservation(resource)
      : [Object.hasOwn(personResources, type) ? personResources[type]!(resource) : LEFT_OUT.place]
  for (const each of said)
    if (typeof each === "string") sink.skipped(type, each)
    else sink.used(type, each)
}

const ENTRY = ".entry.*.resource"

/** A bundle is looked into, its resources and a single one are taken. */
const wantedIn =
  (isBundle: boolean) =>
  (path: string): Wanted => {
    if (path === (isBundle ? ENTRY : "")) return "text"
    return isBundle && ["", ".entry", ".entry.*"].includes(path) ? "inside" : "nothing"
  }

/** Reads one document: a bundle resource by resource, or a single resource. */
const readDocument = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const isBundle =
      RESOURCE.exec(textOf(file))?.[1] === "Bundle" || /"entry"\s*:/.test(textOf(file))
    const decoder = new TextDecoder(encodingOf(file.head))
    const pieces = new JsonPieces({
      wanted: wantedIn(isBundle),
      take: (_, text) => take(text === null ? null : objectOf(text), sink),
      end: () => {},
    })
    return file.bytes.pipe(
      Stream.runForEach((bytes) =>
        Effect.sync(() => pieces.push(decoder.decode(bytes, { stream: true }))),
      ),
      Effect.andThen(
        Effect.suspend(() =>
          pieces.isWhole
            ? Effect.void
            : Effect.fail(new ExportUnreadable({ reason: "it is no whole JSON" })),
        ),
      ),
    )
  })

/** Whether a file has one resource a line. */
const isLines = (file: Pick<ExportFile, "head">): boolean => {
  const text = textOf(file)
  const end = text.indexOf("\n")
  return end > 0 && objectOf(text.slice(0, end)) !== null && text.slice(end).trim() !== ""
}

/** Reads FHIR R4: a bundle, one resource a line, or one alone; the clinical records of an Apple export too. */
export const fhir: Reader = {
  vendor: "fhir",
  provider: "FHIR",
  detect: (file) => {
    const text = textOf(file, LOOKED_AT)
    return text.trimStart().startsWith("{") && RESOURCE.test(text)
  },
  read: (file, sink) =>
    isLines(file)
      ? eachLine(file, (line) =>
          Effect.sync(() => take(line === null ? null : objectOf(line), sink)),
        )
      : readDocument(file, sink),
}
