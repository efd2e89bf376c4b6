import { pattern } from "#language/pattern"
import { readable } from "#pipeline/gates/claims/clauses"
import { speaksAsModel } from "#pipeline/gates/claims/model-talk"

/** What is no part of an answer from its opening to its closing mark, in lower case. */
const BLOCKS: ReadonlyArray<readonly [open: string, close: string]> = [
  ["<thinking", "</thinking>"],
  ["<think", "</think>"],
  ["<reasoning", "</reasoning>"],
  ["<|channel|>", "<|end|>"],
  ["[think]", "[/think]"],
  ["◁think▷", "◁/think▷"],
  ["<script", "</script>"],
  ["<style", "</style>"],
  ["<tool_call", "</tool_call>"],
  ["<!--", "-->"],
  ["```", "```"],
  ["~~~", "~~~"],
  ["[inst]", "[/inst]"],
  ['{"', "}"],
]

/** Marks that only dress letters: they are taken out, and their text stays. */
const PLAIN_TAG = /<\/?(?:b|i|u|em|strong|p|br|sub|sup|small|mark|span|ul|ol|li)\s{0,3}\/?>/iy
const MAX_TAG = 12

/** HTML that is left, an entity that becomes some, code, a template, a call of a tool, a mark of a chat format. */
const MARKUP = pattern(
  `
  <[/!?]?[\\p{L}_|][^<]{0,400}>
  |<[/!?]?(?:\\p{L}[\\p{L}\\p{N}_-]{1,30}\\s{1,9}[\\p{L}-]{1,30}=|script|img|iframe|think)
  |&(?:lt|gt|#0{0,6}6[02]|#x0{0,6}3[ce]);?
  |<\\||\\|>|\\[/?inst\\]|!\\[|\\{%|\\$[{(]|\x60
  |"(?:tool|name|input|arguments|type|role)"\\s{0,3}:
  |\\bon(?:error|load|click)\\s{0,3}=
  |\\|[^|]{0,200}\\||^\\s*[|:]?-{3,}
  |\\\\(?:[a-z]{3,20}\\{|[\\[(])|\\$\\$|\\\\u00[0-9a-f]{2}|<<|>>|~~\\S|^\\s*(?:[*_-]\\s?){3,}$
  |\\b[a-z_]{3,40}\\((?:[a-z_]{1,30}\\s{0,3}=|\\{|")
  |^\\s*#{1,6}\\s|\\[object |\\[(?:insert|your|value|number|name|metric|placeholder)\\b[^\\]]{0,60}\\]
  |^\\s*(?:undefined|null|nan)[.!]?\\s*$|\\b(?:TODO|FIXME|XX+)\\b
`.trim(),
  "iu",
)

const ROLE = pattern(
  `
  ^\\s*(?:system|assistant|user|human|tool|developer|model|response|instructions?|final answer|output|thought|action
  |action input|observation|reasoning)\\s{0,3}:
`.trim(),
  "iu",
)

/** What turns text around or hides it, commands to a terminal among it. */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\u{e0001}|[\u{e0020}-\u{e007f}]/u
/** Signs without a width that letters of no language of an answer need. */
const WIDTHLESS = /[\u00ad\u200b\u2060-\u2064\ufeff]/g

/** Whether a sentence is HTML, code, or text that was meant for a model. */
export const hasMarkup = (sentence: string): boolean => {
  const text = sentence.normalize("NFKC")
  return (
    HIDDEN.test(sentence) || MARKUP.test(text) || ROLE.test(text) || speaksAsModel(readable(text))
  )
}

/** Takes blocks, and tags that only dress letters, out of a text that comes in pieces. */
export interface Blocks {
  /** The text that is no part of a block, as far as that is known. */
  readonly push: (piece: string) => string
  /** The rest, where the text ends or breaks off; of an open block nothing, and it stays open. */
  readonly flush: () => string
  /** The beginnings of the blocks that were taken out since the last call. */
  readonly taken: () => ReadonlyArray<string>
}

const MAX_MARK = Math.max(...BLOCKS.flat().map(({ length }) => length))
const OPENINGS = /[<`~[{◁]/g
/** Characters of a block that are kept. */
const MAX_KEPT = 200

/** A block on its way. */
interface Block {
  readonly close: string
  kept: string
  isTaken: boolean
  /** Objects that are open within it. */
  depth: number
}

/** A filter of blocks. It holds back what may be the beginning of one. */
export const makeBlocks = (): Blocks => {
  let held = ""
  let inside: Block | null = null
  let taken: Array<string> = []

  const opensAt = (lower: string, at: number) => BLOCKS.find(([open]) => lower.startsWith(open, at))

  /** Whether more text may make an opening mark, or a tag, of the end. */
  const mayOpen = (lower: string, at: number) =>
    lower.length - at < MAX_MARK &&
    (BLOCKS.some(([open]) => open.startsWith(lower.slice(at))) ||
      (lower[at] === "<" && lower.length - at < MAX_TAG && !lower.includes(">", at)))

  const outside = (): string => {
    const lower = held.toLowerCase()
    let text = ""
    let from = 0
    OPENINGS.lastIndex = 0
    for (let match = OPENINGS.exec(lower); match; match = OPENINGS.exec(lower)) {
      const at = match.index
      const block = mayOpen(lower, at) ? undefined : opensAt(lower, at)
      if (block) {
        text += held.slice(from, at)
        inside = {
          close: block[1],
          kept: held.slice(at, at + block[0].length),
          isTaken: false,
          depth: 0,
        }
        held = held.slice(at + block[0].length)
        return text
      }
      PLAIN_TAG.lastIndex = at
      const tag = PLAIN_TAG.exec(lower)
      if (tag) {
        text += held.slice(from, at)
        from = at + tag[0].length
        OPENINGS.lastIndex = from
      } else if (mayOpen(lower, at)) {
        text += held.slice(from, at)
        held = held.slice(at)
        return text
      }
    }
    text += held.slice(from)
    held = ""
    return text
  }

  /** Where the closing mark of a block stands, that of an object behind those within it; -1 without one. */
  const endOf = (block: Block, text: string): number => {
    if (block.close !== "}") return text.indexOf(block.close)
    for (let at = 0; at < text.length; at++) {
      if (text[at] === "{") block.depth++
      else if (text[at] === "}" && block.depth-- === 0) return at
    }
    return -1
  }

  const take = (block: Block) => {
    if (!block.isTaken) taken.push(block.kept)
    block.isTaken = true
  }

  const skip = (block: Block): boolean => {
    const end = endOf(block, held.toLowerCase())
    const upTo = end < 0 ? Math.max(0, held.length - block.close.length + 1) : end
    if (block.kept.length < MAX_KEPT) block.kept += held.slice(0, upTo).slice(0, MAX_KEPT)
    held = held.slice(end < 0 ? upTo : end + block.close.length)
    if (end < 0) return false
    take(block)
    inside = null
    return true
  }

  const pass = (): string => {
    let text = ""
    for (;;) {
      if (inside && !skip(inside)) return text
      const before: string = held
      text += outside()
      if (!inside || before === "") return text
    }
  }

  return {
    push: (piece) => {
      held += piece.replace(WIDTHLESS, "")
      return pass()
    },
    flush: () => {
      if (inside) {
        take(inside)
        return ""
      }
      const text = held
      held = ""
      return text
    },
    taken: () => {
      const since = taken
      taken = []
      return since
    },
  }
}
