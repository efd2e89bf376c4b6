import { BodyTooLarge, InvalidRequest, UnsupportedFileType } from "#domain/errors"
import { blocksOf } from "#http/blocks"
import type { StreamedFile } from "#http/multipart"
import { Refused } from "#http/problem"

const refused = (message: string) => new Refused(new InvalidRequest({ message }))

interface Wanted {
  /** The content types it may have. */
  readonly types: ReadonlyArray<string>
  /** The size at most, in bytes. */
  readonly most: number
}

const arriving = async function* (request: Request) {
  try {
    if (request.body) yield* blocksOf(request.body)
  } catch {
    throw refused("The body did not arrive whole.")
  }
}

/** Writes a body that is a file itself somewhere as it streams in, never holding it whole. */
export const streamBody = async (
  request: Request,
  { types, most }: Wanted,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<StreamedFile> => {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase()
  if (!types.includes(type)) throw new Refused(new UnsupportedFileType({ accepted: types }))
  const tooLarge = () => new Refused(new BodyTooLarge({ limit_bytes: most }))
  if (Number(request.headers.get("content-length")) > most) throw tooLarge()
  const hash = new Bun.CryptoHasher("sha256")
  let size = 0
  for await (const block of arriving(request)) {
    size += block.byteLength
    if (size > most) throw tooLarge()
    hash.update(block)
    await write(block)
  }
  if (size === 0) throw refused("Send the file as the body.")
  return { size, sha256: hash.digest("hex") }
}
