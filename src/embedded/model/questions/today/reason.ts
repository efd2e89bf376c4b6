import { metricOf } from "#catalogue/metrics"
import { rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { addDays, type LocalDate } from "#domain/time"
import { listed, sentence } from "#embedded/model/english"
import { beyondUsual } from "#embedded/model/prose/beside-usual"
import { foundBy } from "#embedded/model/prose/found"
import { DONE_BEFORE } from "#embedded/model/questions/today/plan"
import type { Sign } from "#embedded/model/questions/today/signs"
import type { RecoveryLabel } from "#statistics/series/recovery"

/** How a sign is said to be better or worse than usual, and whether more of it is better. */
const WORDS: Readonly<
  Record<string, readonly [more: string, less: string, isMoreBetter: boolean]>
> = {
  hrv_rmssd: ["your HRV was higher", "your HRV was lower", true],
  hrv_sdnn: ["your HRV was higher", "your HRV was lower", true],
  resting_hr: ["your resting heart rate was higher", "your resting heart rate was lower", false],
  sleep_minutes: ["you slept longer", "you slept less", true],
  skin_temp_dev: ["your skin was warmer", "your skin was cooler", false],
  body_temp: ["you were warmer", "you were cooler", false],
  respiratory_rate: ["you breathed faster", "you breathed slower", false],
}
const NOTABLE = 0.5
const CLEAR = 1.5

interface Said {
  readonly clause: string
  /** Robust z-score on the better side. */
  readonly better: number
}

const saidOf = ({ key, fact }: Sign): ReadonlyArray<Said> => {
  const [words, z] = [WORDS[key], valueOf(fact("z"))]
  if (!words || z === null || Math.abs(z) < NOTABLE) return []
  const [more, less, isMoreBetter] = words
  const degree = Math.abs(z) >= CLEAR ? "clearly " : ""
  const clause = (z > 0 ? more : less).replace(/(?=\w+$)/, degree)
  return [{ clause: `${clause} than usual`, better: isMoreBetter ? z : -z }]
}

const bySize = (one: Said, other: Said) => Math.abs(other.better) - Math.abs(one.better)

const eveSentence = (ledger: Ledger, date: LocalDate): string | null => {
  const parts = DONE_BEFORE.flatMap((key) => {
    const found = foundBy(ledger, "baseline", { metric: key, date: addDays(date, -1) })
    const [value, median] = [found.fact("value"), found.fact("median")]
    return value && median && beyondUsual(found) > 0
      ? [`${metricOf(key)!.name} ${rounded(value)} (usually ${rounded(median)})`]
      : []
  })
  return parts.length > 0 ? `The day before stood out by ${listed(parts)}.` : null
}

const WELL: ReadonlySet<RecoveryLabel> = new Set(["rested", "usual"])
const TOGETHER = sentence`I set them against your own last three months and weigh them together, so none decides by
  itself.`

/** What a verdict on a day rests on, in words: what speaks for it, what against it, and the day before. */
export const reasonSentences = (
  signs: ReadonlyArray<Sign>,
  label: RecoveryLabel,
  ledger: Ledger,
  date: LocalDate,
): ReadonlyArray<string | null> => {
  const all = signs.flatMap(saidOf).toSorted(bySize)
  const isWell = WELL.has(label)
  const pro = all.filter(({ better }) => better > 0 === isWell)
  const contra = all.filter(({ better }) => better > 0 !== isWell)
  const against = contra.length > 0 ? listed(contra.map(({ clause }) => clause)) : null
  const lead =
    pro.length > 0
      ? `Because ${listed(pro.map(({ clause }) => clause))}.`
      : "Because nothing of that night is far from your usual."
  return [
    lead,
    against &&
      (pro.length > 0
        ? `What speaks against it: ${against}.`
        : `Only this is a little off: ${against}.`),
    eveSentence(ledger, date),
    TOGETHER,
  ]
}
