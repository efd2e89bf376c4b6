import type { Briefing } from "#domain/briefing"

/** A question for causes or discoveries, rather than for a number. */
const ASKS_FOR_CAUSES = new RegExp(
  `\\b(?:${[
    "why|causes?|caused|because of|reason",
    "what (?:drives|affects|influences|helps|hurts|changed|matters)",
    "pattern|discover|insight|anything (?:interesting|unusual)|find (?:something|anything|out)",
    "wrong with|going on with|tired|exhausted",
  ].join("|")})\\b`,
  "i",
)

const MIN_DAYS = 60

/**
 * Whether to suggest a deep research run: the question is about causes, and there is enough data.
 */
export const suggestsDeepResearch = ({ question, metrics, deep_research }: Briefing): boolean =>
  deep_research === null &&
  ASKS_FOR_CAUSES.test(question) &&
  metrics.some(({ days }) => days >= MIN_DAYS)
