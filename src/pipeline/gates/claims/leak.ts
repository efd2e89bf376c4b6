import { JUDGING } from "#agents/orchestrator/judging"
import { REFLECTION } from "#agents/orchestrator/reflection"
import { REWRITE } from "#agents/orchestrator/rewrite"
import { SYNTHESIS } from "#agents/orchestrator/synthesis"
import { roles } from "#agents/roles"
import { lazy } from "#domain/lazy"

/** So many words in a row are nobody's own. */
const RUN = 8

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "))

/** Runs of words of the prompts. A sentence with a reference is an example of an answer, and may be one. */
const runs = lazy(
  () =>
    new Set(
      [JUDGING, REFLECTION, REWRITE, SYNTHESIS, ...Object.values(roles).map(({ prompt }) => prompt)]
        .flatMap(({ text }) => text.split(/(?<=[.:])\s|\n/))
        .filter((sentence) => !sentence.includes("{{"))
        .flatMap((sentence) => runsOf(wordsOf(sentence))),
    ),
)

/** Whether a text repeats what models are instructed with. */
export const leaksPrompt = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length >= RUN && runsOf(words).some((run) => runs().has(run))
}
