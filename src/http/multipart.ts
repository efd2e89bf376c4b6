import * as Multipart from "effect/http/MultipartParser"
import { BodyTooLarge, InvalidRequest } from "#domain/errors"
import { blocksOf } from "#http/blocks"
import { Refused } from "#http/problem"

/** A file of a multipart body, with the content type of its own header. */
export interface FilePart {
  /** Lower case, without parameters. */
  readonly content_type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the bytes, in hex. */
  readonly sha256: string
  /** What its sender called it, without folders; empty where nobody did. */
  readonly name: string
}

/** How many bytes a body may have beside its file: headers, boundaries and unknown parts. */
const MAX_BYTES_BESIDE = 65_536

const MAX_PARTS = 20

const MULTIPART = /^multipart\/form-data\s*;/i

/** A body that is not what its route takes. */
export const refused = (message: string) => new Refused(new InvalidRequest({ message }))

const tooLarge = (limit_bytes: number) => new Refused(new BodyTooLarge({ limit_bytes }))

const refusalOf = (error: Multipart.MultipartError, most: number): Refused =>
  error._tag === "ReachedLimit" && error.limit === "MaxTotalSize"
    ? tooLarge(most)
    : refused("The body is not valid multipart/form-data.")

/** A part is a file when it has a file name or a content type; any other is a text field. */
const isFile = ({ filename, headers }: Multipart.PartInfo) =>
  filename !== undefined || "content-type" in headers

/** The bytes of a body; one that breaks off is refused. */
export const arriving = async function* (request: Request) {
  try {
    if (request.body) yield* blocksOf(request.body)
  } catch {
    throw refused("The body did not arrive whole.")
  }
}

/** Takes the pieces of a file, then null at its end. */
type Pieces = (chunk: Uint8Array | null) => void

interface Wanted {
  readonly name: string
  /** The size of the file at most, in bytes. */
  readonly most: number
  /** The names of text fields that may come with it; others are not read. */
  readonly texts?: ReadonlyArray<string>
}

/** The longest text field, in bytes. */
const MAX_TEXT_BYTES = 16_384

/** Gathers a text field. */
const textOf = (gathered: (text: string) => void): Pieces => {
  let bytes = Buffer.alloc(0)
  return (chunk) => {
    if (chunk === null) return gathered(bytes.toString())
    bytes = Buffer.concat([bytes, chunk])
    if (bytes.byteLength > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES)
  }
}

/**
 * Shows the pieces of the one file of a field name as they arrive, and answers the text fields beside it; `drain` runs
 * between the pieces.
 */
const readPieces = async (
  request: Request,
  { name, most, texts = [] }: Wanted,
  begin: (info: Multipart.PartInfo) => Pieces,
  drain: () => Promise<void> | null = () => null,
): Promise<Readonly<Record<string, string>>> => {
  const contentType = request.headers.get("content-type") ?? ""
  if (!MULTIPART.test(contentType))
    throw refused("Send a body with Content-Type: multipart/form-data.")
  const whole = most + MAX_BYTES_BESIDE
  if (Number(request.headers.get("content-length")) > whole) throw tooLarge(most)
  let files = 0
  const read: Record<string, string> = {}
  const counted = (pieces: Pieces): Pieces => {
    let size = 0
    return (chunk) => {
      size += chunk?.byteLength ?? 0
      if (size > most) throw tooLarge(most)
      pieces(chunk)
    }
  }
  let isClosed = false
  const parser = Multipart.make({
    headers: { "content-type": contentType },
    maxParts: MAX_PARTS,
    maxTotalSize: whole,
    isFile: () => true,
    onFile: (info) => {
      if (texts.includes(info.name) && !isFile(info))
        return textOf((text) => {
          read[info.name] = text
        })
      if (info.name !== name || !isFile(info)) return () => {}
      if (++files > 1) throw refused(`Send one part named ${name}.`)
      return counted(begin(info))
    },
    onField: () => {},
    onError: (error) => {
      // Bytes after the closing boundary are no part, even if they look like one.
      if (!isClosed || error._tag === "ReachedLimit") throw refusalOf(error, most)
    },
    onDone: () => {
      isClosed = true
    },
  })
  for await (const chunk of arriving(request)) {
    parser.write(chunk)
    await drain()
  }
  parser.end()
  await drain()
  if (files === 0) throw refused(`Send the file as a part named ${name}.`)
  return read
}

const MAX_NAME_CHARS = 200

/** The end of a name counts, as its kind and its date stand there. */
const nameOf = (filename: string): string =>
  filename
    .slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1)
    .slice(-MAX_NAME_CHARS)

/**
 * The one file of a multipart body, read as it streams in. A file over the limit is refused as soon as
 * the limit is passed, and never held whole. Its type is the part's own, not guessed from a name.
 */
export const readFilePart = async (request: Request, wanted: Wanted): Promise<FilePart> => {
  const chunks: Array<Uint8Array> = []
  const hash = new Bun.CryptoHasher("sha256")
  let content_type = ""
  let name = ""
  await readPieces(request, wanted, (info) => {
    content_type = info.contentType
    name = nameOf(info.filename ?? "")
    return (chunk) => {
      if (chunk === null) return
      hash.update(chunk)
      chunks.push(chunk)
    }
  })
  return { content_type, bytes: Buffer.concat(chunks), sha256: hash.digest("hex"), name }
}

/** A file that was written as it streamed in: its name, its size in bytes, and the SHA-256 of its bytes in hex. */
export interface StreamedFile {
  /** What its sender called it, without folders; empty where nobody did. */
  readonly name: string
  readonly size: number
  readonly sha256: string
}

/** Such a file with the text fields that came with it. */
interface StreamedForm extends StreamedFile {
  readonly texts: Readonly<Record<string, string>>
}

/** Writes the one file of a multipart body somewhere as it streams in, never holding it whole. */
export const streamFilePart = async (
  request: Request,
  wanted: Wanted,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<StreamedForm> => {
  const hash = new Bun.CryptoHasher("sha256")
  let waiting: Array<Uint8Array> = []
  let size = 0
  let name = ""
  const drain = async () => {
    const chunks = waiting
    waiting = []
    for (const chunk of chunks) await write(chunk)
  }
  const texts = await readPieces(
    request,
    wanted,
    ({ filename = "" }) => {
      name = nameOf(filename)
      return (chunk) => {
        if (chunk === null) return
        size += chunk.byteLength
        hash.update(chunk)
        // The parser shows a view of what it goes on to fill.
        waiting.push(chunk.slice())
      }
    },
    drain,
  )
  return { name, size, sha256: hash.digest("hex"), texts }
}
