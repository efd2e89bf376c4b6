import type { Escalation } from "#domain/safety"

/** What a rule makes of what was said: how urgent it is, and the text that says so. */
export interface Verdict {
  /** `none` for a typed value that asks for nobody: it is still answered before any stored one. */
  readonly escalation: Escalation
  readonly rule: string
  readonly text: string
  /** The analyte of a typed value: the person's last result of it may be set beside it. */
  readonly about?: string
}

const URGENCY: Readonly<Record<Verdict["escalation"], number>> = {
  immediate: 0,
  urgent_same_day: 1,
  prompt_clinician: 2,
  check: 3,
  none: 4,
}

const MAX_TEXTS = 2

/** The most urgent of several verdicts, each text once, at most two: more would not be read. */
export const mostUrgent = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<Verdict> => {
  const least = Math.min(...verdicts.map(({ escalation }) => URGENCY[escalation]))
  const top = verdicts.filter(({ escalation }) => URGENCY[escalation] === least)
  const distinct = top.filter(
    ({ text }, at) => top.findIndex((verdict) => verdict.text === text) === at,
  )
  return distinct.slice(0, MAX_TEXTS)
}

/** Whether a verdict is more urgent than all of others. */
export const isMoreUrgent = (verdict: Verdict, others: ReadonlyArray<Verdict>): boolean =>
  others.every(({ escalation }) => URGENCY[verdict.escalation] < URGENCY[escalation])
