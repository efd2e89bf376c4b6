import type { Report } from "#domain/briefing"

/** Short names for what was found, as one conversation with a model uses them: f1 for a fact, e1 for a finding. */
export interface References {
  /** The short name of a fact, by its key. */
  readonly ofFact: (key: string) => string
  /** The short name of a finding, by its id. */
  readonly ofFinding: (id: string) => string
  /** What stands behind a short name; another name stays as it is. */
  readonly keyOf: (name: string) => string
  /** A text of the model with what stands behind each short name in its place. */
  readonly resolved: (text: string) => string
  /** A text with keys and ids, in short names. */
  readonly shortened: (text: string) => string
}

const PLACEHOLDER = /\{\{\s*([^{}\s.]+)((?:\.[^{}\s]+)?)\s*\}\}/g

/** Names are given in the order in which they are first asked for. */
export const makeReferences = (): References => {
  const names = new Map<string, string>()
  const keys = new Map<string, string>()
  let facts = 0
  let findings = 0

  const named = (key: string, next: () => string) => {
    const known = names.get(key)
    if (known !== undefined) return known
    const name = next()
    names.set(key, name)
    keys.set(name, key)
    return name
  }

  return {
    ofFact: (key) => named(key, () => `f${++facts}`),
    ofFinding: (id) => named(id, () => `e${++findings}`),
    keyOf: (name) => keys.get(name) ?? name,
    resolved: (text) =>
      text.replace(PLACEHOLDER, (all, name: string, field: string) => {
        const key = keys.get(name)
        if (key === undefined) return all
        // A finding alone has no number: its effect is meant.
        return `{{${key}${field === "" && name.startsWith("e") ? ".effect" : field}}}`
      }),
    shortened: (text) =>
      text.replace(PLACEHOLDER, (all, key: string, field: string) => {
        const name = names.get(key)
        return name === undefined ? all : `{{${name}${field}}}`
      }),
  }
}

/** The notes of agents in short references. */
export const notesOf = (refs: References, reports: ReadonlyArray<Report>): ReadonlyArray<Report> =>
  reports.map(({ agent, notes }) => ({ agent, notes: notes.map(refs.shortened) }))

/** A placeholder has at most so many characters. */
const MAX_PLACEHOLDER = 120

/** The same for a text that comes piece by piece: a placeholder that is not whole waits for its end. */
export const makeResolving = ({ resolved }: References) => {
  let held = ""

  const wholeUntil = (text: string): number => {
    const open = text.lastIndexOf("{{")
    if (open >= 0 && text.length - open < MAX_PLACEHOLDER && !text.includes("}}", open)) return open
    return text.endsWith("{") ? text.length - 1 : text.length
  }

  return {
    push: (piece: string): string => {
      const all = held + piece
      const until = wholeUntil(all)
      held = all.slice(until)
      return resolved(all.slice(0, until))
    },
    /** What is left. */
    end: (): string => {
      const rest = held
      held = ""
      return rest
    },
  }
}
