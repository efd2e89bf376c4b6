import { statfsSync, statSync } from "node:fs"

/** The size of a file in bytes; 0 where there is none. */
export const bytesOf = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Bytes that are free, to this process, on the disk of a folder. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
