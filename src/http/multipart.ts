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
}

/** How many bytes a body may have beside its file: headers, boundaries and unknown parts. */
const MAX_BYTES_BESIDE = 65_536

const MAX_PARTS = 20

const MULTIPART = /^multipart\/form-data\s*;/i

const refused = (message: string) => new Refused(new InvalidRequest({ message }))

const tooLarge = (limit_bytes: number) => new Refused(new BodyTooLarge({ limit_bytes }))

const refusalOf = (error: Multipart.MultipartError, most: number): Refused =>
  error._tag === "ReachedLimit" && error.limit === "MaxTotalSize"
    ? tooLarge(most)
    : refused("The body is not valid multipart/form-data.")

/** A part is a file when it has a file name or a content type; any other is a text field. */
const isFile = ({ filename, headers }: Multipart.PartInfo) =>
  filename !== undefined || "content-type" in headers

/** Collects the one file of a field name and ignores every other part. */
const makeCollector = (name: string, most: number) => {
  const files: Array<FilePart> = []
  const take = ({ contentType }: Multipart.PartInfo) => {
    const chunks: Array<Uint8Array> = []
    const hash = new Bun.CryptoHasher("sha256")
    let size = 0
    return (chunk: Uint8Array | null) => {
      if (chunk === null) {
        const bytes = Buffer.concat(chunks)
        files.push({ content_type: contentType, bytes, sha256: hash.digest("hex") })
        return
      }
      size += chunk.byteLength
      if (size > most) throw tooLarge(most)
      hash.update(chunk)
      chunks.push(chunk)
    }
  }
  return {
    onFile: (info: Multipart.PartInfo) =>
      info.name === name && isFile(info) ? take(info) : () => {},
    only: (): FilePart => {
      const [file, another] = files
      if (!file) throw refused(`Send the file as a part named ${name}.`)
      if (another) throw refused(`Send one part named ${name}.`)
      return file
    },
  }
}

const arriving = async function* (request: Request) {
  try {
    if (request.body) yield* blocksOf(request.body)
  } catch {
    throw refused("The body did not arrive whole.")
  }
}

/**
 * The one file of a multipart body, read as it streams in. A file over the limit is refused as soon as
 * the limit is passed, and never held whole. Its type is the part's own, not guessed from a name.
 */
export const readFilePart = async (
  request: Request,
  { name, most }: { readonly name: string; readonly most: number },
): Promise<FilePart> => {
  const contentType = request.headers.get("content-type") ?? ""
  if (!MULTIPART.test(contentType))
    throw refused("Send a body with Content-Type: multipart/form-data.")
  const whole = most + MAX_BYTES_BESIDE
  if (Number(request.headers.get("content-length")) > whole) throw tooLarge(most)
  const { onFile, only } = makeCollector(name, most)
  let isClosed = false
  const parser = Multipart.make({
    headers: { "content-type": contentType },
    maxParts: MAX_PARTS,
    maxTotalSize: whole,
    isFile: () => true,
    onFile,
    onField: () => {},
    onError: (error) => {
      // Bytes after the closing boundary are no part, even if they look like one.
      if (!isClosed || error._tag === "ReachedLimit") throw refusalOf(error, most)
    },
    onDone: () => {
      isClosed = true
    },
  })
  for await (const chunk of arriving(request)) parser.write(chunk)
  parser.end()
  return only()
}
