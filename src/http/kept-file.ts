import { Effect } from "effect"
import { type ArrivingFile, ImportFiles } from "#db/import-files"
import type { FileImportId } from "#domain/ids"
import type { Run } from "#http/bridge"
import type { StreamedFile } from "#http/multipart"
import { ImportLimit } from "#operations/import-file"

/** What a route has that takes a file. */
interface Route {
  readonly run: Run
  /** Is shown the hash of the file before it is kept. */
  readonly claim: (sha256: string) => Promise<void>
}

/** A file that is kept: what its sender called it, and its size in bytes. */
interface KeptFile {
  readonly name: string
  readonly bytes: number
}

/** Keeps the file of an import on disk as it arrives, up to the size that is allowed. */
export const keepFile = async (
  { run, claim }: Route,
  id: FileImportId,
  read: (max_bytes: number, write: ArrivingFile["write"]) => Promise<StreamedFile>,
): Promise<KeptFile> => {
  const files = await run(Effect.map(ImportFiles, (service) => service))
  const { max_bytes } = await run(Effect.map(ImportLimit, (service) => service))
  const file = await files.open(id)
  try {
    const { name, size, sha256 } = await read(max_bytes, file.write)
    await claim(sha256)
    await file.keep()
    return { name, bytes: size }
  } finally {
    await file.discard()
  }
}
