import type { Briefing, EarlierTurn } from "#domain/briefing"
import type { Message } from "#domain/turn"

/** Text from outside, marked so that the model does not read it as instructions. */
export const quoted = (tag: string, content: unknown): string =>
  // The text must not be able to close its own mark.
  `<${tag}>\n${JSON.stringify(content).replaceAll("<", "\\u003c")}\n</${tag}>`

const MAX_MESSAGES = 20
const MAX_CHARACTERS = 4_000
const MAX_NAMES = 200

const cut = (text: string, most = MAX_CHARACTERS) => text.slice(-most)

/** The messages of an earlier turn of the thread. */
const said = ({ question, answer }: EarlierTurn): ReadonlyArray<Message> => [
  ...(question === "" ? [] : [{ role: "user" as const, content: question }]),
  ...(answer === null ? [] : [{ role: "assistant" as const, content: answer }]),
]

/** The briefing of a judgement; long parts are cut to their latest items. */
export const briefed = (briefing: Briefing): string =>
  [
    quoted("person", {
      today: briefing.today,
      metrics: briefing.metrics,
      lab_results: briefing.biomarkers.slice(0, MAX_NAMES).map((name) => cut(name, 80)),
      remembered: briefing.memory.map((line) => cut(line, 500)),
      profile: briefing.profile && { ...briefing.profile, name: undefined },
      deep_research: briefing.deep_research,
    }),
    quoted(
      "conversation",
      [...(briefing.thread ?? []).flatMap(said), ...briefing.messages]
        .slice(-MAX_MESSAGES)
        .map(({ role, content }) => ({ role, content: cut(content) })),
    ),
    quoted("question", cut(briefing.question)),
  ].join("\n\n")

const numerals = (text: string) => text.match(/\p{N}+/gu) ?? []

/** Whether a text has no numeral that the question does not have: others will read it as it is. */
export const addsNoNumeral = (text: string, { question }: Briefing): boolean => {
  const known = new Set(numerals(question))
  return numerals(text).every((numeral) => known.has(numeral))
}
