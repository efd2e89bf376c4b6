/** How firm a finding is: it holds up, it is a hint, or there is nothing. */
export const VERDICTS = ["validated", "conditional", "rejected"] as const
export type Verdict = (typeof VERDICTS)[number]
