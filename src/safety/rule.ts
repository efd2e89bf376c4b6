import { ESCALATIONS, type Escalation } from "#domain/safety"

/** What a rule makes of what was said: how urgent it is, and the text that says so. */
export interface Verdict {
  /** `none` for a typed value that asks for nobody: it is still answered before any stored one. */
  readonly escalation: Escalation
  readonly rule: string
  readonly text: string
  /** The analyte of a typed value: the person's last result of it may be set beside it. */
  readonly about?: string
}

/** The most urgent has the least. */
const rankOf = ({ escalation }: Pick<Verdict, "escalation">): number =>
  ESCALATIONS.indexOf(escalation)

const MAX_TEXTS = 2

/** The most urgent of several verdicts, each text once, at most two: more would not be read. */
export const mostUrgent = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<Verdict> => {
  const least = Math.min(...verdicts.map(rankOf))
  const top = verdicts.filter((verdict) => rankOf(verdict) === least)
  const distinct = top.filter(
    ({ text }, at) => top.findIndex((verdict) => verdict.text === text) === at,
  )
  return distinct.slice(0, MAX_TEXTS)
}

/** Whether a verdict is more urgent than all of others. */
export const isMoreUrgent = (verdict: Verdict, others: ReadonlyArray<Verdict>): boolean =>
  others.every((other) => rankOf(verdict) < rankOf(other))
