/** How long one test may take: against hanging alone, so that a busy machine fails nothing. */
export const TIME_LIMIT_MS = 60_000
