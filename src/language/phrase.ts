import { plainText, tokensOf } from "#language/tokens"
import { singleWord, unionOf, type WordClass, wordClass } from "#language/word-class"

/** A phrase as a tree. */
export type Phrase =
  | { readonly kind: "word"; readonly words: WordClass }
  | { readonly kind: "sequence"; readonly items: ReadonlyArray<Phrase> }
  | { readonly kind: "choice"; readonly options: ReadonlyArray<Phrase> }
  | { readonly kind: "optional"; readonly item: Phrase }
  /** A gap of at most `most` words, optionally of a class of words. */
  | { readonly kind: "gap"; readonly most: number; readonly words: WordClass }
  /** The words before it end a clause, or are not followed by one of the phrases. */
  | { readonly kind: "before"; readonly item: Phrase; readonly not: Phrase | null }
  /** The words behind it do not come right after one of the phrases. */
  | { readonly kind: "behind"; readonly item: Phrase; readonly not: Phrase }
  /** The words are at the beginning of a sentence. */
  | { readonly kind: "first" }

/** Named parts of phrases, in the same notation: alternatives parted by `|` or by lines. */
export type Fragments = Readonly<Record<string, string>>

const ANY = wordClass(["*"])
const MAX_GAP = 40

const TOKEN =
  /\.\.\.\d+(?:\{[A-Z_0-9]+\}|\()?|<?!\(|[()[\]|^$]|~\d+|\{[A-Z_0-9]+\}|[^\s()[\]|^${}]+/g

/** What has no accents to take away. */
const PLAIN_NOTATION = /^[a-z0-9*#/+-]+$/

/** "hurt/s/ing" is hurt, hurts and hurting. */
const withEndings = (text: string): ReadonlyArray<string> => {
  const plain = PLAIN_NOTATION.test(text) ? text : plainText(text)
  const [stem = "", ...endings] = plain.split("/")
  return [stem, ...endings.map((ending) => `${stem}${ending}`)]
}

/** Letters that are plain as they stand; most atoms are one word of them. */
const PLAIN_WORD = /^[a-z]{1,64}$/

/** The words of an atom: "self-harm" is two, a word in Chinese as many as it has characters. */
const atom = (text: string): Phrase => {
  if (PLAIN_WORD.test(text)) return { kind: "word", words: singleWord(text) }
  if (/[*#/]/.test(text)) return { kind: "word", words: wordClass(withEndings(text)) }
  const items = tokensOf(plainText(text)).words.map(
    (word): Phrase => ({ kind: "word", words: singleWord(word) }),
  )
  if (items.length === 0) throw new Error(`no word: ${text}`)
  return sequence(items)
}

const sequence = (items: ReadonlyArray<Phrase>): Phrase =>
  items.length === 1 ? items[0]! : { kind: "sequence", items }

/** Alternatives of one word each are one class: a list of medicines costs one state. */
const choice = (options: ReadonlyArray<Phrase>): Phrase => {
  if (options.length === 1) return options[0]!
  const words: Array<WordClass> = []
  const others: Array<Phrase> = []
  const take = (option: Phrase): void => {
    if (option.kind === "word") words.push(option.words)
    else if (option.kind === "choice") for (const each of option.options) take(each)
    else others.push(option)
  }
  for (const option of options) take(option)
  if (words.length === 0) return { kind: "choice", options: others }
  const word: Phrase = { kind: "word", words: unionOf(words) }
  return others.length === 0 ? word : { kind: "choice", options: [word, ...others] }
}

/** Parts of phrases that were parsed before: each fragment by its name, each word as it is written. */
export interface ParsedParts {
  readonly fragments: Map<string, Phrase>
  readonly atoms: Map<string, Phrase>
}

export const noParts = (): ParsedParts => ({ fragments: new Map(), atoms: new Map() })

/** Parses alternatives up to a closing bracket. */
class Parser {
  private at = 0
  private readonly tokens: ReadonlyArray<string>
  private readonly fragments: Fragments
  private readonly parsed: ParsedParts

  constructor(text: string, fragments: Fragments, parsed: ParsedParts) {
    this.tokens = text.match(TOKEN) ?? []
    this.fragments = fragments
    this.parsed = parsed
  }

  alternatives(closing: string | null): Phrase {
    const options: Array<Phrase> = []
    let items: Array<Phrase> = []
    for (;;) {
      const token = this.tokens[this.at++]
      if (token === undefined || token === closing || token === "|") {
        if (items.length === 0) throw new Error("an empty alternative")
        options.push(sequence(items))
        items = []
        if (token === "|") continue
        if ((token ?? null) !== closing) throw new Error(`${closing} is missing`)
        return choice(options)
      }
      this.item(token, items)
    }
  }

  private item(token: string, items: Array<Phrase>): void {
    const known = this.parsed.atoms.get(token)
    if (known) items.push(known)
    else if (token === "(") items.push(this.alternatives(")"))
    else if (token === "[") items.push({ kind: "optional", item: this.alternatives("]") })
    else if (token === "^") items.push({ kind: "first" })
    else if (token === "$" || token === "!(") {
      const not = token === "$" ? null : this.alternatives(")")
      items.push(this.before(items, token, not))
    } else if (token === "<!(") items.push(this.behind())
    else if (token.startsWith("...")) items.push(this.gap(token))
    else if (token.startsWith("~")) items.push(this.either(token, items.splice(0)))
    else if (token.startsWith("{")) items.push(this.fragment(token.slice(1, -1)))
    else if (token === ")" || token === "]") throw new Error(`an unmatched ${token}`)
    else items.push(this.atom(token))
  }

  private atom(token: string): Phrase {
    const phrase = atom(token)
    this.parsed.atoms.set(token, phrase)
    return phrase
  }

  /** What must not follow an optional part must not follow the item before it either. */
  private before(items: Array<Phrase>, token: string, not: Phrase | null): Phrase {
    const item = items.pop()
    if (!item) throw new Error(`nothing before ${token}`)
    if (item.kind !== "optional") return { kind: "before", item, not }
    const rest = this.before(items, token, not)
    if (rest.kind !== "before") return rest
    return choice([sequence([rest.item, { kind: "before", item: item.item, not }]), rest])
  }

  private behind(): Phrase {
    const not = this.alternatives(")")
    const items: Array<Phrase> = []
    this.item(this.tokens[this.at++] ?? "", items)
    return { kind: "behind", item: sequence(items), not }
  }

  private gap(token: string): Phrase {
    const [, count = "0", words] = /^\.\.\.(\d+)(.+)?$/.exec(token) ?? []
    const most = Number(count)
    if (most < 1 || most > MAX_GAP) throw new Error(`a gap of ${most} words`)
    if (words === undefined) return { kind: "gap", most, words: ANY }
    const only = words === "(" ? this.alternatives(")") : this.fragment(words.slice(1, -1))
    if (only.kind !== "word") throw new Error(`${token} has more than single words`)
    return { kind: "gap", most, words: only.words }
  }

  /** `a ~4 b`: in either order with at most four words between them. */
  private either(token: string, left: ReadonlyArray<Phrase>): Phrase {
    const rest: Array<Phrase> = []
    while (this.at < this.tokens.length) this.item(this.tokens[this.at++]!, rest)
    const gap: Phrase = { kind: "gap", most: Number(token.slice(1)), words: ANY }
    return {
      kind: "choice",
      options: [sequence([...left, gap, ...rest]), sequence([...rest, gap, ...left])],
    }
  }

  private fragment(name: string): Phrase {
    const known = this.parsed.fragments.get(name)
    if (known) return known
    const text = this.fragments[name]
    if (text === undefined) throw new Error(`no fragment {${name}}`)
    const phrase = parsePhrase(linesOf(text).join(" | "), this.fragments, this.parsed)
    this.parsed.fragments.set(name, phrase)
    return phrase
  }
}

/** How many more brackets a line opens than it closes. */
const depthOf = (line: string): number => {
  let depth = 0
  for (let at = 0; at < line.length; at++) {
    const character = line[at]
    if (character === "(" || character === "[") depth++
    else if (character === ")" || character === "]") depth--
  }
  return depth
}

/** The lines of a table: one phrase each, which goes on in the next line while a bracket is open. */
export const linesOf = (table: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let open = ""
  let depth = 0
  for (const indented of table.split("\n")) {
    const line = indented.trim()
    if (line === "") continue
    open = open === "" ? line : `${open} ${line}`
    depth += depthOf(line)
    if (depth > 0) continue
    lines.push(open)
    open = ""
    depth = 0
  }
  if (open !== "") throw new Error(`a bracket is left open: ${open}`)
  return lines
}

/**
 * Parses the notation of phrases: `chest [is] (tight|heavy)`, `pain ...10 chest` (at most ten words
 * between), `chest ~6 {PAIN}` (in either order), `anaphyla*`, `#10+ tablets`, `cannot go on $` (the
 * clause ends here), `^ choking` (a sentence begins here), `blood !(pressure|test)` (not followed by),
 * `<!(at) most` (not right after), `hurt/s/ing` (with endings), `is ...3(very|so) bad` (at most three of
 * these words between). Hyphens part words, and "percent" may be `%`; no other sign is a word.
 */
export const parsePhrase = (
  text: string,
  fragments: Fragments = {},
  parsed: ParsedParts = noParts(),
): Phrase => new Parser(text, fragments, parsed).alternatives(null)
