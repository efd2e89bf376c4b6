import type { Phrase } from "#language/phrase"
import type { WordClass } from "#language/word-class"

/** Where a part of a phrase may begin and end, and whether it may be left out. */
interface Part {
  readonly first: ReadonlyArray<number>
  readonly last: ReadonlyArray<number>
  readonly isOptional: boolean
}

const EMPTY: Part = { first: [], last: [], isOptional: true }

/** The sequences of single words that a phrase without gaps matches. */
const sequencesOf = (phrase: Phrase): ReadonlyArray<ReadonlyArray<WordClass>> => {
  switch (phrase.kind) {
    case "word":
      return [[phrase.words]]
    case "choice":
      return phrase.options.flatMap(sequencesOf)
    case "optional":
      return [[], ...sequencesOf(phrase.item)]
    case "sequence":
      return phrase.items.reduce<ReadonlyArray<ReadonlyArray<WordClass>>>(
        (before, item) =>
          sequencesOf(item).flatMap((next) => before.map((words) => words.concat(next))),
        [[]],
      )
    default:
      throw new Error(`${phrase.kind} in a phrase that must not follow`)
  }
}

/** Classes by number, each once. */
class ClassTable {
  readonly classes: Array<WordClass> = []
  private readonly byKey = new Map<string, number>()

  numberOf(words: WordClass): number {
    const known = this.byKey.get(words.key)
    if (known !== undefined) return known
    this.byKey.set(words.key, this.classes.length)
    this.classes.push(words)
    return this.classes.length - 1
  }
}

/** The positions of phrases, with the moves between them. */
export class Positions {
  readonly table = new ClassTable()
  readonly words: Array<number> = []
  readonly follow: Array<Array<number>> = []
  /** Positions at the beginning of a sentence, and at the end of a clause. */
  readonly first: Array<number> = []
  readonly end: Array<number> = []
  readonly notBefore = new Map<number, ReadonlyArray<ReadonlyArray<number>>>()
  readonly notBehind = new Map<number, ReadonlyArray<ReadonlyArray<number>>>()

  /** Adds the positions of a phrase. */
  add(phrase: Phrase): Part {
    switch (phrase.kind) {
      case "word": {
        const at = [this.position(phrase.words)]
        return { first: at, last: at, isOptional: false }
      }
      case "choice":
        return this.choice(phrase.options)
      case "optional": {
        const { first, last } = this.add(phrase.item)
        return { first, last, isOptional: true }
      }
      case "gap":
        return this.gap(phrase.most, phrase.words)
      case "before":
        return this.before(phrase.item, phrase.not)
      case "behind":
        return this.behind(phrase.item, phrase.not)
      case "first":
        return EMPTY
      case "sequence":
        return this.sequence(phrase.items)
    }
  }

  private position(words: WordClass): number {
    this.follow.push([])
    return this.words.push(this.table.numberOf(words)) - 1
  }

  private link(from: ReadonlyArray<number>, to: ReadonlyArray<number>): void {
    for (const p of from) for (const q of to) this.follow[p]!.push(q)
  }

  private choice(options: ReadonlyArray<Phrase>): Part {
    const first: Array<number> = []
    const last: Array<number> = []
    let isOptional = false
    for (const option of options) {
      const part = this.add(option)
      first.push(...part.first)
      last.push(...part.last)
      isOptional ||= part.isOptional
    }
    return { first, last, isOptional }
  }

  private gap(most: number, words: WordClass): Part {
    const chain: Array<number> = []
    for (let index = 0; index < most; index++) {
      chain.push(this.position(words))
      if (index > 0) this.follow[chain[index - 1]!]!.push(chain[index]!)
    }
    return { first: [chain[0]!], last: chain, isOptional: true }
  }

  private before(item: Phrase, not: Phrase | null): Part {
    const part = this.add(item)
    if (part.isOptional) throw new Error("what may be left out cannot say what follows it")
    if (not === null) this.end.push(...part.last)
    else this.exclude(this.notBefore, part.last, not)
    return part
  }

  private behind(item: Phrase, not: Phrase): Part {
    const part = this.add(item)
    if (part.isOptional) throw new Error("what may be left out cannot say what is before it")
    this.exclude(this.notBehind, part.first, not)
    return part
  }

  private exclude(
    beside: Map<number, ReadonlyArray<ReadonlyArray<number>>>,
    positions: ReadonlyArray<number>,
    not: Phrase,
  ): void {
    const sequences = sequencesOf(not).map((words) =>
      words.map((each) => this.table.numberOf(each)),
    )
    for (const at of positions) beside.set(at, (beside.get(at) ?? []).concat(sequences))
  }

  private sequence(items: ReadonlyArray<Phrase>): Part {
    let { first, last, isOptional } = EMPTY
    for (const item of items) {
      const next = this.add(item)
      this.link(last, next.first)
      first = isOptional ? first.concat(next.first) : first
      last = next.isOptional ? last.concat(next.last) : next.last
      isOptional &&= next.isOptional
    }
    if (items[0]?.kind === "first") this.first.push(...first)
    return { first, last, isOptional }
  }
}
