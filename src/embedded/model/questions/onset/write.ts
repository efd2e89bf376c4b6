import { placeholder } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Onset } from "#embedded/model/questions/onset/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

/** When sleep began, how long after going to bed, and for one night when it usually does. */
export const writeOnset = ({ period, usual }: Onset, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { window } = period
  const found = foundBy(ledger, "sleep_onset", { window })
  const [onset, bedtime, latency] = [
    found.fact("onset"),
    found.fact("bedtime"),
    found.fact("latency"),
  ]
  if (!onset || !bedtime || !latency)
    return [paragraph([insufficientDataSentence(found, "time to fall asleep", period)])]
  const isNight = window.from === window.to
  const usually = isNight ? foundBy(ledger, "sleep_onset", { window: usual }).fact("onset") : null
  const isNow = period.form === "default"
  const lead = isNight
    ? `${capital(inWords(period))} you fell asleep at ${placeholder(onset)}`
    : `You ${isNow ? "fall" : "fell"} asleep at ${placeholder(onset)} on average ${inWords(period)}`
  const after = `${placeholder(latency)} after going to bed at ${placeholder(bedtime)}`
  return [
    paragraph(
      [`${lead}, ${after}.`, usually && `Your usual is ${placeholder(usually)}.`],
      [
        statTiles("sleep_onset", capital(inWords(period)), [
          { label: "Asleep", fact: onset },
          { label: "Bedtime", fact: bedtime },
        ]),
      ],
    ),
  ]
}
