/** An entity stands in others at most so deep. */
const MAX_DEPTH = 8
/** The text of one entity is at most so long, and that of all in a document together. */
const MAX_VALUE = 1 << 16
const MAX_ADDED = 1 << 23

/** The five entities of XML itself, which the parser knows, as it does characters by their number. */
const PREDEFINED: ReadonlySet<string> = new Set(["lt", "gt", "amp", "apos", "quot"])
const REFERENCE = /&([A-Za-z_][\w.-]{0,63});/g
const OPEN_REFERENCE = /&[\w.-]{0,64}$/

/** Whether a text still refers to an entity that nothing was put in for. */
export const hasEntity = (text: string): boolean =>
  text.matchAll(REFERENCE).some(([, name]) => !PREDEFINED.has(name!))

/** Declarations of internal entities, by quotation marks of either kind. A name behind a percent sign is no text's. */
const DECLARED = /<!ENTITY\s+([A-Za-z_][\w.-]{0,63})\s+(?:"([^"]*)"|'([^']*)')/g

const withoutComments = (text: string): string => {
  let kept = ""
  let from = 0
  for (let at = text.indexOf("<!--"); at >= 0; at = text.indexOf("<!--", from)) {
    kept += text.slice(from, at)
    const end = text.indexOf("-->", at)
    if (end < 0) return kept
    from = end + 3
  }
  return kept + text.slice(from)
}

/** The entities that a document declares before its root, and the place behind them. */
interface Prologue {
  readonly values: ReadonlyMap<string, string>
  /** The place in the text at which the root begins, or what leads to it. */
  readonly end: number
}

/** Reads the entities that the beginning of a document declares; null where it declares none. */
export const readPrologue = (head: string): Prologue | null => {
  const from = head.indexOf("<!DOCTYPE")
  const end = from < 0 ? null : /\]\s{0,99}>/.exec(head.slice(from))
  if (end === null) return null
  const values = new Map<string, string>()
  // What lies outside of the document is never looked for: it stands for nothing. The first declaration counts.
  const declarations = withoutComments(head.slice(from, from + end.index))
  for (const [, name, double, single] of declarations.matchAll(DECLARED))
    if (!values.has(name!) && !PREDEFINED.has(name!)) values.set(name!, double ?? single ?? "")
  return values.size === 0 ? null : { values, end: from + end.index + end[0].length }
}

/**
 * Puts what entities of a document stand for into its text, piece by piece, within bounds. One that stands for too
 * much, or for itself, and one that lies outside of the document stay what they are, which is no well-formed text.
 */
export class Entities {
  private readonly values: ReadonlyMap<string, string>
  private readonly known = new Map<string, string | null>()
  private rest = ""
  private added = 0

  constructor(values: ReadonlyMap<string, string>) {
    this.values = values
  }

  /** Takes more text. What may be the beginning of a reference waits. */
  push(text: string): string {
    const all = this.rest + text
    const open = OPEN_REFERENCE.exec(all.slice(-65))
    const end = open === null ? all.length : all.length - open[0].length
    this.rest = all.slice(end)
    return all.slice(0, end).replace(REFERENCE, (reference, name: string) => {
      const value = this.valueOf(name, 0)
      if (value === null || this.added + value.length > MAX_ADDED) return reference
      this.added += value.length
      return value
    })
  }

  /** The text that still waits at the end of the document. */
  end(): string {
    return this.rest
  }

  /** The text that an entity stands for, those in it too; null for none, too much, or one that stands for itself. */
  private valueOf(name: string, depth: number): string | null {
    const known = this.known.get(name)
    if (known !== undefined) return known
    this.known.set(name, null)
    const value = this.values.get(name)
    const whole = value === undefined || depth > MAX_DEPTH ? null : this.wholeOf(value, depth)
    this.known.set(name, whole)
    return whole
  }

  private wholeOf(value: string, depth: number): string | null {
    let result = ""
    let from = 0
    for (const { 0: reference, 1: name, index } of value.matchAll(REFERENCE)) {
      if (PREDEFINED.has(name!)) continue
      const inner = this.valueOf(name!, depth + 1)
      if (inner === null || result.length + inner.length > MAX_VALUE) return null
      result += value.slice(from, index) + inner
      from = index + reference.length
    }
    const whole = result + value.slice(from)
    return whole.length > MAX_VALUE ? null : whole
  }
}
