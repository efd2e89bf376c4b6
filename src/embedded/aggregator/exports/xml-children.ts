import { Effect, Stream } from "effect"
import * as Xml from "effect/encoding/Xml"
import { Blocks } from "#embedded/aggregator/exports/blocks"
import { type ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"
import { xmlText } from "#embedded/aggregator/exports/xml-text"

/** No element of an export is longer than this, or deeper. */
const LIMITS = { maxTokenSize: 1 << 20, maxDepth: 32 }

/** What XML does not allow and some exports hold all the same, as vertical tabs in the names of apps. */
// biome-ignore lint/complexity/useRegexLiterals: a literal may not hold control characters
const FORBIDDEN = new RegExp("[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]", "g")

/** The document that is looked for, and who takes it. */
export interface XmlReading {
  readonly root: string
  /** The elements below the root, the most frequent first. */
  readonly children: ReadonlyArray<string>
  /** Takes the events of some whole children. */
  readonly take: (events: ReadonlyArray<Xml.Event>) => void
  /** Hears of a child that is no well-formed XML. */
  readonly broken: (text: string) => void
}

const decode = (text: string) =>
  Stream.make(`<_>${text}</_>`).pipe(
    Stream.pipeThroughChannel(Xml.decodeString(LIMITS)),
    Stream.runCollect,
    Effect.map((events) => events.slice(1, -1)),
  )

const startsIn = (text: string, children: ReadonlyArray<string>): ReadonlyArray<number> => {
  const pattern = new RegExp(`<(?:${children.join("|")})[\\s/>]`, "g")
  return Array.from(text.matchAll(pattern), ({ index }) => index)
}

/** Reads some children; where they are broken, one half and then the other, down to the one that is. */
const readBlock = (text: string, reading: XmlReading): Effect.Effect<void> =>
  decode(text).pipe(
    Effect.matchEffect({
      onSuccess: (events) => Effect.sync(() => reading.take(events)),
      onFailure: () => repair(text, reading),
    }),
  )

const repair = (text: string, reading: XmlReading): Effect.Effect<void> =>
  Effect.suspend(() => {
    const clean = text.replace(FORBIDDEN, " ")
    if (clean !== text) return readBlock(clean, reading)
    const starts = startsIn(text, reading.children)
    const cut = starts[Math.floor(starts.length / 2)] ?? 0
    if (cut > 0 && text.slice(0, cut).trim() !== "")
      return readBlock(text.slice(0, cut), reading).pipe(
        Effect.andThen(readBlock(text.slice(cut), reading)),
      )
    const alone = text.trim().replace(/<\/\w+>$/, "")
    return decode(alone).pipe(
      Effect.match({
        onSuccess: (events) => reading.take(events),
        onFailure: () => reading.broken(text),
      }),
    )
  })

/**
 * Reads an XML document of any length in bounded memory, some of the children of its root at a time. A child that
 * is broken is left out by itself; a document that ends early is read as far as it goes and then refused.
 */
export const readChildren = (
  file: ExportFile,
  reading: XmlReading,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.gen(function* () {
    const blocks = new Blocks(reading.root, reading.children)
    const take = (text: string) => (text.trim() === "" ? Effect.void : readBlock(text, reading))
    const outcome = yield* xmlText(file).pipe(
      Stream.runForEach((text) => take(blocks.push(text))),
      Effect.result,
    )
    const rest = blocks.end()
    const isCut = outcome._tag === "Failure"
    // Half a child at the end of a file that broke is none, rather than a broken one.
    const broken = (text: string) =>
      isCut && rest.endsWith(text) ? undefined : reading.broken(text)
    if (rest.trim() !== "") yield* readBlock(rest, { ...reading, broken })
    if (outcome._tag === "Failure") return yield* Effect.fail(outcome.failure)
    if (!blocks.isOpen)
      return yield* new ExportUnreadable({ reason: `it has no element ${reading.root}` })
    if (!blocks.isClosed) return yield* new ExportUnreadable({ reason: "it ends early" })
  })
