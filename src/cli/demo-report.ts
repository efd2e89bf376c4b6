import { invocation } from "#cli/invocation"
import type { Demo } from "#domain/demo"

/** Questions that find what is planted; docs/demo.md says what to expect. */
export const QUESTIONS = [
  "Do I sleep longer after days with more steps?",
  "Compare my resting heart rate over the past 6 months with the same time last year.",
  "Has my HRV been rising over the past 6 months?",
  "Does coffee affect my sleep?",
] as const

/** The text that `hygeia demo` prints once the person is there. */
export const report = ({ days, nights, workouts, results, from, to }: Demo): string =>
  [
    `The demo person is in: ${days} days, ${nights} nights, ${workouts} workouts`,
    `and ${results} lab results, from ${from} to ${to}.`,
    `It is an account of its own, beside yours; \`${invocation()} demo --remove\` takes it back.`,
    "",
    "Questions to try:",
    ...QUESTIONS.map((question) => `  ${question}`),
    "",
    "Ask:",
    `  ${invocation()} ask --demo "${QUESTIONS[0]}"`,
    "",
    "A bearer token of the demo person, for the API:",
    `  ${invocation()} token --demo`,
    "",
  ].join("\n")
