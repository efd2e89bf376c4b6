import type { Briefing, Material } from "#domain/briefing"
import { caveatSentences } from "#embedded/model/answer/caveats"
import { foundAnything } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { preparationSentences } from "#embedded/model/prose/preparation"
import { quoted, underHeading } from "#embedded/model/prose/quotation"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { findMetrics } from "#embedded/model/understanding/words/lexicon"

const ABOUT_DATA = "Ask what data there is to see which measures are on record, and since when."

/** Whether an earlier answer of the thread has these words. */
const wasSaid = (words: string, briefing: Briefing): boolean => {
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing))
    if (at.answer?.includes(words)) return true
  return false
}

const GOAL = "This bears on the goal you told me"

/** Kinds whose answers a goal is held against: what to do, where something is heading, and how all of it is. */
const TOWARDS_GOAL: ReadonlySet<string> = new Set(["coaching", "advice", "change", "overview"])

/** Quotes a goal of the person that is about a metric asked about, once in a thread. */
const goalSentence = ({ briefing }: Material, intent: Intent): string | null => {
  if (!TOWARDS_GOAL.has(intent.kind) || wasSaid(GOAL, briefing)) return null
  const keys = new Set(
    kindOf(intent)
      .metrics(intent)
      .map(({ key }) => key),
  )
  const available = new Set(briefing.metrics.map(({ metric }) => metric))
  const goal = underHeading(briefing.memory, "Goal").find((text) =>
    findMetrics(text, available).some(({ metrics }) => metrics.some(({ key }) => keys.has(key))),
  )
  const quote = goal && quoted(goal)
  return quote ? `${GOAL}: ${quote}.` : null
}

const nextOf = (intent: Intent, { briefing, ledger }: Material): string | null => {
  const kind = kindOf(intent)
  const [first] = kind.metrics(intent)
  if (kind.hasNext?.(ledger) === false) return null
  if (kind.needs === "nothing" || foundAnything(ledger))
    return first?.recurs ? null : kind.next(intent, { name: first?.name ?? "", ledger })
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const isMissing = kind.metrics(intent).some(({ key }) => !present.has(key))
  return isMissing || kind.needs === "labs" ? null : ABOUT_DATA
}

const OFFER =
  "If you would like me to look further, a deep research run can search all of your data for what goes along with this."

const mayOffer = (intent: Intent, { briefing, ledger, suggest_deep_research }: Material): boolean =>
  suggest_deep_research &&
  kindOf(intent).offersResearch?.(ledger) === true &&
  !wasSaid(OFFER, briefing)

/** The end of an answer: one useful next step, and the offer to search deeper where it fits. */
export const closing = (intent: Intent, material: Material): ReadonlyArray<Paragraph> => [
  details(preparationSentences(material.ledger)),
  paragraph([
    ...caveatSentences(material, intent),
    goalSentence(material, intent),
    nextOf(intent, material),
    mayOffer(intent, material) ? OFFER : null,
  ]),
]
