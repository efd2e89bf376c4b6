import { placeholder } from "#catalogue/placeholder"
import type { Ledger, Preparation } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import {
  changeSentence,
  changeVerdict,
  isOfDevice,
  levelChanges,
} from "#embedded/model/prose/level-change"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

const preparationOf = (metric: Metric, { receipts }: Ledger): Preparation | null =>
  receipts
    .flatMap(({ findings }) => findings.evidence.flatMap(({ preparation }) => preparation))
    .find((each) => each.metric === metric.key) ?? null

const SAME_MAKE = "Only a newer model of the same make would not show."

/** Whether a device may be behind a change: which ones measured it in turn, and when it moved. */
export const writeDevice = (
  metric: Metric,
  { period }: Shift,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const changes = levelChanges(metric, period.window, ledger)
  const ofDevice = changes.find(isOfDevice)
  if (ofDevice) return [paragraph(["It may well be.", changeSentence(ofDevice)])]
  const made = preparationOf(metric, ledger)
  const name = spoken(metric)
  if (!made)
    return [paragraph([`I have too few values of your ${name} to tell one device from another.`])]
  const [clear] = changes.filter((change) => changeVerdict(change) === "validated")
  const also = clear ? `, also around ${placeholder(clear.on)}` : ""
  return [
    paragraph(
      made.sources.length > 1
        ? [
            sentence`Rather not: your ${name} came from more than one device ${inWords(period)}, but without a jump
              where they change.`,
          ]
        : [
            sentence`Not by what is on record: one make of device measured your ${name} ${inWords(period)}${also}.`,
            SAME_MAKE,
          ],
    ),
  ]
}
