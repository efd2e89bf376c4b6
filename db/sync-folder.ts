import { open } from "node:fs/promises"

/** Has the names in a folder on disk, durably: a file that was renamed stays renamed. */
export const syncFolder = async (path: string) => {
  await using folder = await open(path, "r")
  await folder.sync()
}
