import type { TurnResult } from "#domain/turn-result"

/** What a turn is that nobody asked for. */
export const PROACTIVE_KINDS = ["briefing", "alert"] as const
export type ProactiveKind = (typeof PROACTIVE_KINDS)[number]

/** A metric is raised again after so many days at the earliest, what a rule of safety says after fewer. */
export const QUIET_DAYS = { metric: 28, rule: 7 }

/** The conversation of the morning briefings and alerts of a person, and its title. */
export const PROACTIVE_CONVERSATION = { id: "briefing", title: "Briefings and alerts" } as const

/**
 * Whether an answer bears out an alert about a subject: it has a validated change of level of that metric, or the
 * notice of that rule of safety. An alert that its own answer does not bear out is not raised.
 */
export const isBorneOut = (subject: string, { fact_sheet, evidence = [] }: TurnResult): boolean =>
  evidence.some(
    ({ id, verdict }) => id.startsWith(`${subject}_changepoint_`) && verdict === "validated",
  ) || fact_sheet.some(({ key }) => key.startsWith(`alert_${subject}`))
