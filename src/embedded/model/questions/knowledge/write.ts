import { entryOf } from "#catalogue/knowledge"
import { bare, placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { described, foundBy } from "#embedded/model/prose/found"
import { latestSentence, resultsIn } from "#embedded/model/prose/lab-result"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level } from "#embedded/model/prose/spoken"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { checklist } from "#widgets/checklist"

/** "Over the past month your deep sleep averaged 1 h 14 min and your REM sleep 1 h 32 min." */
const levelSentence = ({ own, window }: Knowledge, ledger: Ledger): ReadonlyArray<string> => {
  const levels = own.flatMap((metric) => {
    const mean = described(ledger, metric, window).fact(metric.recurs ? "latest" : "mean")
    return mean ? [{ metric, mean }] : []
  })
  const [first, ...others] = levels
  if (!first) return []
  if (first.metric.recurs)
    return [`In your data the ${first.metric.name} is ${placeholder(first.mean)} now.`]
  const more = others.map(({ metric, mean }) => ` and your ${metric.name} ${level(metric, mean)}`)
  const { metric, mean } = first
  const verb = /^average /.test(metric.name) ? "was" : "averaged"
  const said = metric.unit === metric.name ? bare(level(metric, mean)) : level(metric, mean)
  return [`Over the past month your ${metric.name} ${verb} ${said}${more.join("")}.`]
}

/** As many steps as fit into an answer; the widget has them all. */
const MAX_STEPS = 5

/** What the person's own data say of the subject. */
const ownSentences = (intent: Knowledge, ledger: Ledger): ReadonlyArray<string> =>
  intent.results.length === 0
    ? levelSentence(intent, ledger)
    : intent.results.flatMap((name) => {
        const [latest] = resultsIn(foundBy(ledger, "biomarkers", { name }).facts)
        return latest ? [latestSentence(latest)] : []
      })

/** What is known, then what the person's own data say of it; the steps as a list, the sources on request. */
export const writeKnowledge = (
  intent: Knowledge,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const entry = entryOf(intent.subject)
  const found = foundBy(ledger, "look_up", { subject: intent.subject })
  const [passage, more, citation] = [
    found.fact("passage"),
    found.fact("more"),
    found.fact("citation"),
  ]
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
    paragraph(entry.steps || intent.isBehind ? [] : ownSentences(intent, ledger)),
    details([more && placeholder(more), citation && `Sources: ${placeholder(citation)}.`]),
  ]
}
