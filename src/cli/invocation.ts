import { basename, relative } from "node:path"

/** What a person types to run this program again from where they stand: `dist/hygeia`, or `hygeia`. */
export const invocation = (): string => {
  const self = process.execPath
  if (!basename(self).startsWith("hygeia") || Bun.which("hygeia") === self) return "hygeia"
  const path = relative(process.cwd(), self)
  if (path.startsWith("..")) return self
  return path.includes("/") ? path : `./${path}`
}
