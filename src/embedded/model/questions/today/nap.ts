import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Sign } from "#embedded/model/questions/today/signs"
import type { RecoveryLabel } from "#statistics/series/recovery"

/** Less than this over a week is no sleep debt. */
const MIN_DEBT_MIN = 30
/** A night so far below the usual, as a robust z-score, is a short one. */
const SHORT_Z = -1

const FRESH: ReadonlySet<RecoveryLabel> = new Set(["rested", "usual"])

const SAID = {
  nap: {
    yes: "It would do you good",
    no: "You don't need one by your numbers",
    tip: "If you feel sleepy, a short one before mid-afternoon leaves the coming night alone.",
  },
  early_night: {
    yes: "Yes, an early night would fit",
    no: "No need, by your numbers",
    tip: "If you feel tired, go: nothing speaks against it.",
  },
} as const

/** Whether to sleep by day, or earlier than usual: by last night, the week behind it and how recovered one is. */
export const writeNap = (
  asks: keyof typeof SAID,
  date: LocalDate,
  ledger: Ledger,
  signs: ReadonlyArray<Sign>,
  label: RecoveryLabel,
): ReadonlyArray<Paragraph> => {
  const { fact } = foundBy(ledger, "sleep_debt", { date })
  const [debt, mean] = [fact("debt"), fact("mean")]
  const sleep = signs.find(({ key }) => key === "sleep_minutes")
  const [slept, usual] = [sleep?.fact("value"), sleep?.fact("median")]
  const owes = (valueOf(debt) ?? 0) >= MIN_DEBT_MIN
  const isShort = (valueOf(sleep?.fact("z") ?? null) ?? 0) <= SHORT_Z
  const { yes, no, tip } = SAID[asks]
  const needed = owes || isShort || !FRESH.has(label)
  const night =
    slept && usual ? `: ${placeholder(slept)} last night (usually ${rounded(usual)})` : ""
  const week =
    debt && owes
      ? `, and ${placeholder(debt)} short over the week`
      : mean
        ? ` and ${placeholder(mean)} a night this past week`
        : ""
  return [paragraph([`${needed ? yes : no}${night}${night ? week : ""}.`, tip])]
}
