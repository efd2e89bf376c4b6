import type { Labs } from "#embedded/model/questions/labs/intent"
import { printedNames } from "#embedded/model/questions/labs/subject"
import type { Leaned, Message } from "#embedded/model/thread/heard"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** The laboratory results that a thread is about. */
export interface LabFocus {
  /** Printed names of what was asked for, else of what an answer picked out, at most three. */
  readonly picked: ReadonlyArray<string>
  /** What an answer before picked out beside them, if any. */
  readonly others: ReadonlyArray<string>
  /** The parts of names of the last question for several; empty for all results. */
  readonly scope: ReadonlyArray<string>
  /** What the answer before said. */
  readonly answer: string
  readonly parsed: ParsedQuestion
}

const MAX_PICKED = 3

/** The results that a text names, in its order; a longer name covers a shorter one within it. */
const namedIn = (text: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  let rest = text.toLowerCase()
  const found: Array<{ readonly name: string; readonly at: number }> = []
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const at = rest.indexOf(name.toLowerCase())
    if (at < 0) continue
    found.push({ name, at })
    rest = rest.replaceAll(name.toLowerCase(), " ".repeat(name.length))
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
}

/** Whether a question names a few results as they are printed, as one does that was heard behind another. */
const isOfFew = ({ names }: Labs, biomarkers: ReadonlyArray<string>): boolean =>
  names.length > 0 && names.length <= MAX_PICKED && names.every((name) => biomarkers.includes(name))

/** Asks for several at once, so that its answer picks none out. */
const OF_SEVERAL: ReadonlySet<Labs["asks"]> = new Set<Labs["asks"]>(["fine", "others", "absent"])

const pickedByLabs = (labs: Labs, { parsed, answer }: Leaned): ReadonlyArray<string> => {
  const { biomarkers } = parsed.briefing
  const names = printedNames(labs.names, biomarkers)
  const isSingledOut = labs.asks === "worst" || labs.most !== undefined
  if (names.length === 1 || (isOfFew(labs, biomarkers) && !isSingledOut)) return names
  if (OF_SEVERAL.has(labs.asks)) return []
  const [first = ""] = (answer ?? "").split(/\.\s/)
  const said = namedIn(first, names.length > 0 ? names : biomarkers)
  if (isSingledOut) return said.slice(0, 1)
  if (said.length > 0 && said.length <= MAX_PICKED) return said
  return names.length <= MAX_PICKED ? names : []
}

/** The results that one question and its answer picked out; null where they were about none. */
const pickedBy = (leaned: Leaned): ReadonlyArray<string> | null => {
  const all = leaned.intents.flatMap((intent): ReadonlyArray<ReadonlyArray<string>> => {
    if (intent.kind === "labs") return [pickedByLabs(intent, leaned)]
    const isGeneral = intent.kind === "knowledge" || intent.kind === "advice"
    return isGeneral && intent.results.length > 0 ? [intent.results] : []
  })
  return all.length === 0 ? null : [...new Set(all.flat())]
}

/** The parts of names of a question for several results; null where it was for a few by their printed names. */
const scopeOf = ({ intents, parsed: { briefing } }: Leaned): ReadonlyArray<string> | null => {
  const labs = intents.find((intent) => intent.kind === "labs")
  if (!labs || isOfFew(labs, briefing.biomarkers)) return null
  return printedNames(labs.names, briefing.biomarkers).length === 1 ? null : labs.names
}

/** The results that a message leans on; null where what came before it was about none. */
export const labFocus = ({ leaned, back }: Pick<Message, "leaned" | "back">): LabFocus | null => {
  const last = leaned()
  if (last === null) return null
  const all: Array<ReadonlyArray<string>> = []
  let scope: ReadonlyArray<string> | null = null
  for (const each of [...(last.aside ? [last.aside] : []), ...back()]) {
    const picked = pickedBy(each)
    if (picked === null) break
    all.push(picked)
    scope ??= scopeOf(each)
  }
  if (all.length === 0) return null
  const [picked = [], ...earlier] = all.filter((each) => each.length > 0)
  const both = [picked, ...earlier].find((each) => each.length > 1) ?? []
  const rest = both.filter((name) => !picked.includes(name))
  const others = rest.length > 0 ? rest : both.slice(1)
  return {
    picked,
    others,
    scope: scope ?? [],
    answer: (last.aside ?? last).answer ?? "",
    parsed: last.parsed,
  }
}
