import { plainText, tokensOf } from "#language/tokens"
import { type WordClass, wordClass } from "#language/word-class"

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
  /** The words are at the beginning of a sentence. */
  | { readonly kind: "first" }

/** Named parts of phrases, in the same notation: alternatives parted by `|` or by lines. */
export type Fragments = Readonly<Record<string, string>>

const ANY = wordClass(["*"])
const MAX_GAP = 40

const TOKEN =
  /\.\.\.\d+(?:\{[A-Z_0-9]+\}|\([^()]*\))?|!\(|[()[\]|^$]|~\d+|\{[A-Z_0-9]+\}|[^\s()[\]|^${}]+/g

/** "hurt/s/ing" is hurt, hurts and hurting. */
const withEndings = (text: string): ReadonlyArray<string> => {
  const [stem = "", ...endings] = plainText(text).split("/")
  return [stem, ...endings.map((ending) => `${stem}${ending}`)]
}

/** The words of an atom: "self-harm" is two, a word in Chinese as many as it has characters. */
const atom = (text: string): Phrase => {
  if (/[*#/]/.test(text)) return { kind: "word", words: wordClass(withEndings(text)) }
  const items = tokensOf(plainText(text)).words.map(
    (word): Phrase => ({ kind: "word", words: wordClass([word]) }),
  )
  if (items.length === 0) throw new Error(`no word: ${text}`)
  return sequence(items)
}

const sequence = (items: ReadonlyArray<Phrase>): Phrase =>
  items.length === 1 ? items[0]! : { kind: "sequence", items }

const merged = (classes: ReadonlyArray<WordClass>): WordClass => ({
  exact: new Set(classes.flatMap(({ exact }) => [...exact])),
  stems: classes.flatMap(({ stems }) => stems),
  endings: classes.flatMap(({ endings }) => endings),
  isAny: classes.some(({ isAny }) => isAny),
  numbers: classes.flatMap(({ numbers }) => numbers),
})

/** Alternatives of one word each are one class: a list of medicines costs one state. */
const choice = (options: ReadonlyArray<Phrase>): Phrase => {
  const flat = options.flatMap((option) => (option.kind === "choice" ? option.options : [option]))
  const words = flat.flatMap((option) => (option.kind === "word" ? [option.words] : []))
  const others = flat.filter((option) => option.kind !== "word")
  const all: ReadonlyArray<Phrase> =
    words.length > 0 ? [{ kind: "word", words: merged(words) }, ...others] : others
  return all.length === 1 ? all[0]! : { kind: "choice", options: all }
}

/** Parses alternatives up to a closing bracket. */
class Parser {
  private at = 0
  private readonly tokens: ReadonlyArray<string>
  private readonly fragments: Fragments
  private readonly parsed: Map<string, Phrase>

  constructor(text: string, fragments: Fragments, parsed: Map<string, Phrase>) {
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
    if (token === "(") items.push(this.alternatives(")"))
    else if (token === "[") items.push({ kind: "optional", item: this.alternatives("]") })
    else if (token === "^") items.push({ kind: "first" })
    else if (token === "$" || token === "!(") {
      const not = token === "$" ? null : this.alternatives(")")
      items.push(this.before(items, token, not))
    } else if (token.startsWith("...")) items.push(this.gap(token))
    else if (token.startsWith("~")) items.push(this.either(token, items.splice(0)))
    else if (token.startsWith("{")) items.push(this.fragment(token.slice(1, -1)))
    else if (/^[)\]]$/.test(token)) throw new Error(`an unmatched ${token}`)
    else items.push(atom(token))
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

  private gap(token: string): Phrase {
    const [, count = "0", words] = /^\.\.\.(\d+)(.+)?$/.exec(token) ?? []
    const most = Number(count)
    if (most < 1 || most > MAX_GAP) throw new Error(`a gap of ${most} words`)
    if (words === undefined) return { kind: "gap", most, words: ANY }
    const only = new Parser(words, this.fragments, this.parsed).alternatives(null)
    if (only.kind !== "word") throw new Error(`${words} has more than single words`)
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
    const known = this.parsed.get(name)
    if (known) return known
    const text = this.fragments[name]
    if (text === undefined) throw new Error(`no fragment {${name}}`)
    const phrase = parsePhrase(linesOf(text).join(" | "), this.fragments, this.parsed)
    this.parsed.set(name, phrase)
    return phrase
  }
}

const depthOf = (line: string): number => {
  let depth = 0
  for (const character of line)
    if (character === "(" || character === "[") depth++
    else if (character === ")" || character === "]") depth--
  return depth
}

/** The lines of a table: one phrase each, which goes on in the next line while a bracket is open. */
export const linesOf = (table: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let open = ""
  for (const line of table.split("\n").map((line) => line.trim())) {
    if (line === "") continue
    open = open === "" ? line : `${open} ${line}`
    if (depthOf(open) > 0) continue
    lines.push(open)
    open = ""
  }
  if (open !== "") throw new Error(`a bracket is left open: ${open}`)
  return lines
}

/**
 * Parses the notation of phrases: `chest [is] (tight|heavy)`, `pain ...10 chest` (at most ten words
 * between), `chest ~6 {PAIN}` (in either order), `anaphyla*`, `#10+ tablets`, `cannot go on $` (the
 * clause ends here), `^ choking`, `blood !(pressure|test)` (not followed by),
 * `hurt/s/ing` (with endings), `is ...3(very|so) bad` (at most three of these words between).
 */
export const parsePhrase = (
  text: string,
  fragments: Fragments = {},
  parsed: Map<string, Phrase> = new Map(),
): Phrase => new Parser(text, fragments, parsed).alternatives(null)
