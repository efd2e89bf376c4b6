import { entryOf } from "#catalogue/knowledge"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { placeholder, rounded } from "#embedded/model/placeholder"
import { described, foundBy } from "#embedded/model/prose/found"
import { resultSentence, resultsIn } from "#embedded/model/prose/lab-result"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { checklist } from "#embedded/model/widgets/checklist"

/** What the person's own data say of the subject. */
const ownSentence = ({ own, result, window }: Knowledge, ledger: Ledger): string | null => {
  if (result !== null) {
    const [latest] = resultsIn(foundBy(ledger, "biomarkers", { name: result }).facts)
    return latest ? resultSentence(latest) : null
  }
  const mean = own && described(ledger, own, window).fact(own.recurs ? "latest" : "mean")
  if (!own || !mean) return null
  return own.recurs
    ? `In your data the ${own.name} is ${placeholder(mean)} now.`
    : `Over the past month your ${own.name} averaged ${rounded(mean)}.`
}

/** As many steps as fit into an answer; the widget has them all. */
const MAX_STEPS = 5

/** What is known, then what the person's own data say of it; the steps as a list, the sources on request. */
export const writeKnowledge = (
  intent: Knowledge,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const entry = entryOf(intent.subject)
  const found = foundBy(ledger, "look_up", { subject: intent.subject })
  const [passage, citation] = [found.fact("passage"), found.fact("citation")]
  if (!entry || !passage) return []
  return [
    paragraph(
      [placeholder(passage)],
      [checklist(`${entry.id}_steps`, entry.title, entry.steps ?? [])],
    ),
    ...(entry.steps
      ? [
          paragraph([
            found
              .those("step")
              .slice(0, MAX_STEPS)
              .map((step) => `- ${placeholder(step)}`)
              .join("\n"),
          ]),
        ]
      : []),
    paragraph([entry.steps ? null : ownSentence(intent, ledger)]),
    details([citation && `Sources: ${placeholder(citation)}.`]),
  ]
}
