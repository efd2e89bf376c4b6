import { Result, Stream } from "effect"
import { encodingOf } from "#embedded/aggregator/exports/encoding"
import { Entities, readPrologue } from "#embedded/aggregator/exports/entities"
import { type ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"

/** The declaration of a document in any encoding that writes its letters as ASCII does. */
const DECLARATION = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/

/** A document in 16 bits without a mark begins with a sign that says how they are ordered. */
const widthOf = ([first, second, third, fourth]: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return "utf-16le"
  return first === 0 && second === 0x3c && third === 0 && fourth !== 0 ? "utf-16be" : null
}

const ASCII = new TextDecoder("windows-1252")

/** The decoder for the text of a document: by its mark, else by what it declares; null for an unknown encoding. */
const decoderOf = (head: Uint8Array): TextDecoder | null => {
  const marked = encodingOf(head)
  const width = marked === "utf-8" ? widthOf(head) : marked
  if (width !== null) return new TextDecoder(width)
  const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  const declared = hasMark ? null : DECLARATION.exec(ASCII.decode(head.subarray(0, 400)))?.[1]
  if (declared == null) return new TextDecoder()
  const decoder = Result.getOrNull(
    Result.try(() => new TextDecoder(declared as ConstructorParameters<typeof TextDecoder>[0])),
  )
  // A declaration that can be read byte by byte is not in 16 bits.
  return decoder?.encoding.startsWith("utf-16") ? new TextDecoder() : decoder
}

/** The first text of an XML document, whatever its encoding. */
export const headOf = ({ head }: Pick<ExportFile, "head">): string =>
  (decoderOf(head) ?? ASCII).decode(head)

/** The decoded text of a file, to its last byte. */
const decoded = (
  { bytes }: ExportFile,
  decoder: TextDecoder,
): Stream.Stream<string, ExportUnreadable> =>
  Stream.concat(
    Stream.map(bytes, (chunk) => decoder.decode(chunk, { stream: true })),
    Stream.sync(() => decoder.decode()),
  )

/**
 * The text of an XML document by its mark or its declared encoding, with what its entities stand for; where it declares
 * any, without what declares them. Fails for an unknown encoding.
 */
export const xmlText = (file: ExportFile): Stream.Stream<string, ExportUnreadable> =>
  Stream.suspend(() => {
    const decoder = decoderOf(file.head)
    if (decoder === null)
      return Stream.fail(new ExportUnreadable({ reason: "it declares an unknown encoding" }))
    const prologue = readPrologue(headOf(file))
    const text = decoded(file, decoder)
    if (prologue === null) return text
    const entities = new Entities(prologue.values)
    let passed = 0
    const behind = (piece: string) => {
      const from = Math.max(0, prologue.end - passed)
      passed += piece.length
      return piece.slice(from)
    }
    return Stream.concat(
      Stream.map(text, (piece) => entities.push(behind(piece))),
      Stream.sync(() => entities.end()),
    )
  })
