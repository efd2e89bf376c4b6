import { SQLiteError } from "bun:sqlite"

/** Error codes of a file system that is full, or fails. */
const FILE_SYSTEM: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS"])

/** Whether something died because the disk is full or fails: no fault of the request, and it passes. */
export const isStorageFailure = (defect: unknown): boolean => {
  if (!(defect instanceof Error) || !("code" in defect)) return false
  return defect instanceof SQLiteError
    ? defect.code === "SQLITE_FULL" || (defect.code ?? "").startsWith("SQLITE_IOERR")
    : FILE_SYSTEM.has(defect.code)
}
