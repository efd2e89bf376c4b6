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

/** Quotes a goal of the person that is about a metric asked about. */
const goalSentence = ({ briefing }: Material, intent: Intent): string | null => {
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
  return quote ? `This bears on the goal you told me: ${quote}.` : null
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

/** Whether an earlier answer of the thread made the offer. */
const wasOffered = (briefing: Briefing): boolean => {
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing))
    if (at.answer?.includes(OFFER)) return true
  return false
}

const mayOffer = (intent: Intent, { briefing, ledger, suggest_deep_research }: Material): boolean =>
  suggest_deep_research && kindOf(intent).offersResearch?.(ledger) === true && !wasOffered(briefing)

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
