import { placeholder, valueOf } from "#catalogue/placeholder"
import type { LocalDate } from "#domain/time"
import type { Ailment, Complaint } from "#embedded/model/questions/today/complaint"
import { type Sign, signsClause } from "#embedded/model/questions/today/signs"
import type { RecoveryLabel } from "#statistics/series/recovery"

type Rule = readonly [first: string, then: string]

/** What comes first where somebody says how their body is, for a question whether to train. */
const RULES: Readonly<Record<Exclude<Ailment, "short_night">, Rule>> = {
  head_blow: [
    "No: after a blow to the head rest, and have somebody look at it before you train again",
    "A headache that grows, vomiting, confusion or drowsiness are an emergency.",
  ],
  fever: [
    "No, rest until it is gone, and start again gently",
    "Hard effort now can prolong the illness and strain the heart; chest pain or breathlessness mean a doctor.",
  ],
  ill: [
    "Only if it is mild and above the neck, like a runny nose or a light sore throat, and then gently",
    "With a fever, aching muscles or a chesty cough, rest; chest pain or breathlessness mean a doctor.",
  ],
  headache: [
    "Only gently, and only if it is a slight headache that you know: drink something and stop if it grows",
    "Not with a fever or a stiff neck, and one that came suddenly or is your worst ever needs help at once.",
  ],
  hurt: [
    "Not on what hurts: rest it, or train around it, until you can move and load it without pain",
    "If it is swollen, cannot carry you or is no better after some days, have it looked at.",
  ],
  sore: [
    "Take it easy: sore, heavy muscles are a reason of their own, whatever the numbers say",
    "A walk or an easy session is fine; leave the hard ones until the soreness is gone.",
  ],
  worn_out: [
    "If you feel that worn out, keep it easy or take the day off, whatever the numbers say",
    "An easy walk often helps; a hard session can wait.",
  ],
}

const OF_ILLNESS: ReadonlySet<Ailment> = new Set(["fever", "ill"])

const STATES: Readonly<Record<RecoveryLabel, string>> = {
  rested: "look well recovered",
  usual: "look as usual",
  tired: "are a little tired",
  strained: "look strained",
  illness_like: "look like the days before an illness",
}

const FINE: ReadonlySet<RecoveryLabel> = new Set(["rested", "usual"])

const numbersSentence = (
  ailment: Ailment,
  signs: ReadonlyArray<Sign>,
  date: LocalDate,
  label: RecoveryLabel,
): string => {
  const clause = signsClause(signs, date)
  const behind = clause ? `: ${clause}` : ""
  if (!FINE.has(label)) return `Your numbers ${STATES[label]} too${behind}.`
  const but = OF_ILLNESS.has(ailment) ? ", which does not rule an illness out" : ""
  return `Your numbers ${STATES[label]}${but}${behind}.`
}

/** How far the night on record may be from what a person says and still be the same. */
const MAX_APART_MINUTES = 45

const nightSentence = ({ minutes }: Complaint, signs: ReadonlyArray<Sign>): string => {
  const slept = signs.find(({ key }) => key === "sleep_minutes")?.fact("value") ?? null
  const recorded = valueOf(slept)
  if (!slept || recorded === null)
    return "After a night that short, keep it easy and stay off the hard session."
  const value = placeholder(slept)
  return minutes !== undefined && recorded - minutes > MAX_APART_MINUTES
    ? `Your data has ${value} of sleep last night; if you really had as little as you say, keep it easy.`
    : `Yes, but keep it easy after such a night; ${value} of sleep is on record for it.`
}

/** The safe rule for what a person says of their body, then what the numbers say beside it. */
export const complaintSentences = (
  complaint: Complaint,
  signs: ReadonlyArray<Sign>,
  date: LocalDate,
  label: RecoveryLabel | null,
): ReadonlyArray<string | null> => {
  const { ailment } = complaint
  const beside = (shown: ReadonlyArray<Sign>) =>
    label === null ? null : numbersSentence(ailment, shown, date, label)
  if (ailment === "short_night")
    return [
      nightSentence(complaint, signs),
      beside(signs.filter(({ key }) => key !== "sleep_minutes")),
    ]
  const [first, then] = RULES[ailment]
  return [`${first}.`, then, beside(signs)]
}
