import { basename, relative } from "node:path"

/** What another process is started with to be this program: an executable, and its source where there is one. */
export const ownCommand = (): ReadonlyArray<string> =>
  Bun.main.startsWith("/$bunfs/") ? [process.execPath] : [process.execPath, Bun.main]

/** The command that runs this program again from the current folder: `dist/hygeia`, or `hygeia`. */
export const invocation = (): string => {
  const self = process.execPath
  if (!basename(self).startsWith("hygeia") || Bun.which("hygeia") === self) return "hygeia"
  const path = relative(process.cwd(), self)
  if (path.startsWith("..")) return self
  return path.includes("/") ? path : `./${path}`
}
