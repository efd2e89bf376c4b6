import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { keepsTo } from "#embedded/model/prose/limit"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { single } from "#embedded/model/prose/spoken"
import type { Last } from "#embedded/model/questions/last/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { bareCount } from "#widgets/number"
import { statTiles } from "#widgets/stat-tiles"

/** The last day that kept to a limit, and how many did; the days without one where none did. */
export const writeLast = (intent: Last, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metric, period, limit } = intent
  const found = foundBy(ledger, "count", { metric: metric.key, window: period.window, limit })
  const { fact } = found
  const [date, value, count, n] = [fact("latest_date"), fact("latest"), fact("count"), fact("n")]
  const short = insufficientDataSentence(found, metric.name, period)
  if (!count || !n) return [paragraph([short])]
  const nights = `${bare(placeholder(n))} ${metric.day}s`
  const kept = keepsTo(metric, limit, fact("limit"))
  if (!date || !value)
    return [
      paragraph([
        sentence`Never${period.form === "always" ? "" : ` ${inWords(period)}`}: on ${bare(placeholder(count))} of
          ${nights} with a value, ${kept}.`,
      ]),
    ]
  const times =
    valueOf(count) === 1
      ? `It is the only one of ${nights}.`
      : `It happened on ${bare(placeholder(count))} of ${nights}.`
  return [
    paragraph(
      [`The last time was ${placeholder(date)}: ${single(metric, value)}.`, times],
      [
        statTiles(`${metric.key}_last`, `the last time ${kept}`, [
          { label: placeholder(date), fact: value },
          { label: `Such ${metric.day}s`, fact: bareCount(count) },
          { label: `${capital(metric.day)}s with a value`, fact: bareCount(n) },
        ]),
      ],
    ),
    details([`I looked at the days with a value ${inWords(period)}.`]),
  ]
}
