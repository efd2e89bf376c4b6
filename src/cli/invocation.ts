import { basename, relative } from "node:path"
import { fileURLToPath } from "node:url"

const SOURCE = fileURLToPath(new URL("../main.ts", import.meta.url))

/** The file that this process runs: on Linux also once another version stands at its path, or nothing does. */
const executable = () => (process.platform === "linux" ? "/proc/self/exe" : process.execPath)

/**
 * The words that start another process of this program in this version: an executable, and its source where there is
 * one.
 */
export const ownCommand = (): ReadonlyArray<string> =>
  Bun.main.startsWith("/$bunfs/") ? [executable()] : [executable(), SOURCE]

/** The command that runs this program again from the current folder: `dist/hygeia`, or `hygeia`. */
export const invocation = (): string => {
  const self = process.execPath
  if (!basename(self).startsWith("hygeia") || Bun.which("hygeia") === self) return "hygeia"
  const path = relative(process.cwd(), self)
  if (path.startsWith("..")) return self
  return path.includes("/") ? path : `./${path}`
}
