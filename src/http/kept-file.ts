import type { ArrivingFile } from "#db/import-files"
import type { StreamedFile } from "#http/multipart"

export const BYTES_PER_MB = 1_000_000

type Write = ArrivingFile["write"]

/** Keeps a file on disk as it arrives; `claim` is shown its hash before that. Answers its size. */
export const keepFile = async (
  open: () => Promise<ArrivingFile>,
  read: (write: Write) => Promise<StreamedFile>,
  claim: (sha256: string) => Promise<void>,
): Promise<number> => {
  const file = await open()
  try {
    const { size, sha256 } = await read(file.write)
    await claim(sha256)
    await file.keep()
    return size
  } finally {
    await file.discard()
  }
}
