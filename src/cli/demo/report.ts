import { invocation } from "#cli/invocation"
import type { DataSync } from "#domain/data-sync"
import type { LocalDate } from "#domain/time"

/** Questions that find what is planted; docs/demo.md says what to expect. */
export const QUESTIONS = [
  "Do I sleep longer after days with more steps?",
  "Compare my resting heart rate over the past 6 months with the same time last year.",
  "Has my HRV been rising over the past 6 months?",
  "Does coffee affect my sleep?",
] as const

/** The text that `hygeia demo` prints after the import. */
export const report = (
  counts: DataSync["counts"],
  days: number,
  first: LocalDate,
  last: LocalDate,
  server: { readonly url: string; readonly isRunning: boolean },
): string =>
  [
    `The demo person is in: ${days} days, ${counts.sleep} nights, ${counts.activities} workouts`,
    `and ${counts.biomarkers} lab results, from ${first} to ${last}.`,
    "",
    "Questions to try:",
    ...QUESTIONS.map((question) => `  ${question}`),
    "",
    ...(server.isRunning
      ? ["Ask:"]
      : [`Start the service with \`${invocation()} serve\`, then ask:`]),
    `  TOKEN=$(${invocation()} token)`,
    `  curl -s ${server.url}/v1/turns -H "Authorization: Bearer $TOKEN" \\`,
    '    -H "Content-Type: application/json" \\',
    `    -d '{"messages":[{"role":"user","content":"${QUESTIONS[0]}"}]}'`,
    "",
  ].join("\n")
