import { basename, relative } from "node:path"

/** The command that runs this program again from the current folder: `dist/hygeia`, or `hygeia`. */
export const invocation = (): string => {
  const self = process.execPath
  if (!basename(self).startsWith("hygeia") || Bun.which("hygeia") === self) return "hygeia"
  const path = relative(process.cwd(), self)
  if (path.startsWith("..")) return self
  return path.includes("/") ? path : `./${path}`
}
