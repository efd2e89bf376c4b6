/** A run of words of an answer, set apart or not. */
export interface Run {
  readonly text: string
  readonly isStrong: boolean
}

/** What a paragraph of an answer is made of. */
export type Block =
  | { readonly kind: "text" | "heading"; readonly text: string }
  | { readonly kind: "list"; readonly isNumbered: boolean; readonly items: ReadonlyArray<string> }

const HEADING = /^#{1,6}\s+(.+)$/
const BULLET = /^\s*[-*•]\s+(.+)$/
const NUMBERED = /^\s*\d{1,2}[.)]\s+(.+)$/

/** The paragraphs of an answer. A widget belongs behind the one whose number it names. */
export const paragraphsOf = (answer: string): ReadonlyArray<string> =>
  answer.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "")

const blockOf = (line: string): Block => {
  const heading = HEADING.exec(line)?.[1]
  if (heading) return { kind: "heading", text: heading }
  const bullet = BULLET.exec(line)?.[1]
  if (bullet) return { kind: "list", isNumbered: false, items: [bullet] }
  const numbered = NUMBERED.exec(line)?.[1]
  if (numbered) return { kind: "list", isNumbered: true, items: [numbered] }
  return { kind: "text", text: line }
}

/** The lines of a paragraph: lists, headings and plain text, all of it text and none of it HTML. */
export const blocksOf = (paragraph: string): ReadonlyArray<Block> => {
  const blocks: Array<Block> = []
  for (const line of paragraph.split("\n")) {
    if (line.trim() === "") continue
    const block = blockOf(line)
    const last = blocks.at(-1)
    if (block.kind === "list" && last?.kind === "list" && last.isNumbered === block.isNumbered)
      blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] }
    else blocks.push(block)
  }
  return blocks
}

/** The blocks without the lists of which a check list beside them has every line. */
export const besideChecklist = (
  blocks: ReadonlyArray<Block>,
  checked: ReadonlySet<string>,
): ReadonlyArray<Block> =>
  blocks.filter(
    (block) =>
      block.kind !== "list" ||
      !block.items.every((item) => checked.has(item.replaceAll("**", "").trim())),
  )

/** A line by its strong and plain words. A mark without its partner is what it looks like. */
export const runsOf = (line: string): ReadonlyArray<Run> =>
  line
    .split(/\*\*([^*\n]+)\*\*/)
    .map((text, at) => ({ text, isStrong: at % 2 === 1 }))
    .filter(({ text }) => text !== "")

/** The sentences of an answer that have come to their end, without the marks that are not read out. */
export const sentencesOf = (answer: string): ReadonlyArray<string> =>
  (answer.match(/[^\n]*?[.!?](?=\s|$)|[^\n]+(?=\n)/g) ?? [])
    .map((sentence) => sentence.replace(/^\s*(?:[-*•#]+\s+)?/, "").replaceAll("**", ""))
    .filter((sentence) => sentence.trim() !== "")
