import { ESCALATIONS, type Escalation } from "#domain/safety"

/** What a rule makes of what was said: how urgent it is, and the text that says so. */
export interface Assessment {
  /** `none` for a typed value that asks for nobody: it is still answered before any stored one. */
  readonly escalation: Escalation
  readonly rule: string
  readonly text: string
  /** The analyte of a typed value: the person's last result of it may be set beside it. */
  readonly about?: string
}

/** The most urgent has the least. */
const rankOf = ({ escalation }: Pick<Assessment, "escalation">): number =>
  ESCALATIONS.indexOf(escalation)

const MAX_TEXTS = 2

/** The most urgent of several assessments, each text once, at most two: more would not be read. */
export const mostUrgent = (assessments: ReadonlyArray<Assessment>): ReadonlyArray<Assessment> => {
  const least = Math.min(...assessments.map(rankOf))
  const top = assessments.filter((assessment) => rankOf(assessment) === least)
  const distinct = top.filter(
    ({ text }, at) => top.findIndex((assessment) => assessment.text === text) === at,
  )
  return distinct.slice(0, MAX_TEXTS)
}

/** Whether an assessment is more urgent than all of others. */
export const isMoreUrgent = (assessment: Assessment, others: ReadonlyArray<Assessment>): boolean =>
  others.every((other) => rankOf(assessment) < rankOf(other))
