/** The verdict of a finding: confirmed, a hint, or no effect shown. */
export const VERDICTS = ["validated", "conditional", "rejected"] as const
export type Verdict = (typeof VERDICTS)[number]
