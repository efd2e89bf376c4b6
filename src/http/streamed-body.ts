import { BodyTooLarge, UnsupportedFileType } from "#domain/errors"
import { arriving, refused, type StreamedFile } from "#http/multipart"
import { Refused } from "#http/problem"

interface Wanted {
  /** The content types it may have. */
  readonly types: ReadonlyArray<string>
  /** The size at most, in bytes. */
  readonly most: number
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
  return { name: "", size, sha256: hash.digest("hex") }
}
