/** How the text of a file can be encoded. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be"

/** The encoding of a file by the mark that it begins with; UTF-8 where there is none. */
export const encodingOf = (head: Uint8Array): Encoding => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le"
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be"
  return "utf-8"
}
