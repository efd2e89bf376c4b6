import { dayCount, placeholder } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { single, spoken } from "#embedded/model/prose/spoken"
import type { Share } from "#embedded/model/questions/share/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const one = (intent: Share, ledger: Ledger, part: Metric): Paragraph => {
  const { whole, period, usual, parts } = intent
  const { window } = period
  const input = { part: part.key, whole: whole.key }
  const found = foundBy(ledger, "share", { ...input, window })
  const [percent, mean, all] = [
    found.fact("percent"),
    found.fact("part_mean"),
    found.fact("whole_mean"),
  ]
  if (!percent || !mean || !all)
    return paragraph([insufficientDataSentence(found, `${part.name} and ${whole.name}`, period)])
  const isNight = window.from === window.to
  const usually = isNight
    ? foundBy(ledger, "share", { ...input, window: usual }).fact("percent")
    : null
  const name = spoken(part)
  const of = whole.key === "sleep_minutes" ? "your sleep" : "your time in bed"
  const when = part === parts[0] ? inWords(period) : ""
  const makes = `${name} made up ${placeholder(percent)} of ${of}`
  const hours = `${single(part, mean)} of ${single(whole, all)}`
  return paragraph(
    isNight
      ? [
          `${capital(when === "" ? makes : `${when} ${makes}`)}: ${hours}.`,
          usually && `Your usual is ${placeholder(usually)}.`,
        ]
      : [
          sentence`${capital(name)} ${period.form === "default" ? "makes" : "made"} up ${placeholder(percent)} of
            ${of}${when === "" ? "" : ` ${when}`}: ${hours} a night.`,
        ],
    [
      statTiles(`${part.key}_share`, `${capital(name)}, ${inWords(period)}`, [
        { label: `Share of ${whole.name}`, fact: percent },
        { label: capital(name), fact: mean },
      ]),
    ],
  )
}

/** Parts of the night as shares of it, with what they are in hours. */
export const writeShare = (intent: Share, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const [first] = intent.parts
  const n =
    first && foundBy(ledger, "share", { part: first.key, window: intent.period.window }).fact("n")
  return [
    ...intent.parts.map((part) => one(intent, ledger, part)),
    details([n ? `I counted ${dayCount(n)} that have both.` : null]),
  ]
}
