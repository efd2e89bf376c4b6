import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Today } from "#embedded/model/questions/today/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#widgets/stat-tiles"

/** Less than this over a week is not worth the word. */
const MIN_DEBT_MIN = 30

const LARGE_DEBT_MIN = 180

const sizeOf = (minutes: number, isAmount: boolean) => {
  const isSmall = minutes < LARGE_DEBT_MIN
  if (isAmount) return isSmall ? "A small one" : "A real one"
  return isSmall ? "Yes, a small one" : "Yes"
}

const EARLIER = "An earlier bedtime for a few nights would close the gap."

/** What the last week and the last fortnight lack of the recommended sleep. */
export const writeDebt = (
  { asks, date, week, amount, month }: Today,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const found = foundBy(ledger, "sleep_debt", { date })
  const need = found.fact("recommended")
  const those = (role: FactRole) => found.those(role).slice(month ? -1 : 0)
  const [debt, debtBefore] = those("debt")
  const [mean, meanBefore] = those("mean")
  const [nights, nightsBefore] = those("nights")
  const [short] = those("short")
  if (!need || !debt || !mean || !nights)
    return [paragraph([insufficientDataSentence(found, "sleep", "over the last nights")])]
  const isShort = (valueOf(debt) ?? 0) >= MIN_DEBT_MIN
  const yes = asks === "debt" ? sizeOf(valueOf(debt) ?? 0, amount === true) : "Not quite"
  const no = asks === "debt" ? (amount ? "None" : "No") : "Yes, enough, and no sleep debt"
  const time = week ? inWords({ name: week }) : `over the last ${placeholder(nights)}`
  const lead = isShort
    ? sentence`${yes}: ${time} you ${week ? "were" : "are"} ${placeholder(debt)} short of the recommended
        ${placeholder(need)} a night, with ${placeholder(mean)} on average.`
    : sentence`${no}: ${placeholder(mean)} a night ${time}, against the ${placeholder(need)} recommended at
        least.`
  const longer =
    !week && debtBefore && meanBefore && nightsBefore
      ? (valueOf(debtBefore) ?? 0) >= MIN_DEBT_MIN
        ? `Over ${placeholder(nightsBefore)} it adds up to ${placeholder(debtBefore)}.`
        : `Over ${placeholder(nightsBefore)} it is ${placeholder(meanBefore)} a night, so no debt there either.`
      : null
  const few =
    short && (valueOf(short) ?? 0) > 0
      ? `${placeholder(short)}${month ? "" : ` of ${week ? "that" : "the last"} week`} stayed below it.`
      : null
  return [
    paragraph(
      [lead, isShort || few === null ? longer : few, isShort && !week ? EARLIER : null],
      [
        statTiles("sleep_debt", "Sleep against what is recommended", [
          { label: "Last week, a night", fact: mean },
          { label: "Recommended", fact: need },
          { label: "Short over the week", fact: debt },
          { label: "Short over the fortnight", fact: debtBefore ?? null },
        ]),
      ],
    ),
  ]
}
