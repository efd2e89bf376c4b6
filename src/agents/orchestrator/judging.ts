import { type Static, Type } from "typebox"
import { promptOf } from "#agents/prompt"
import { type Sees, WORKERS } from "#agents/role"
import { purposes } from "#agents/roles"
import { ESCALATIONS, URGENT_TOPICS } from "#domain/safety"

const Worker = Type.Enum([...WORKERS])
const Sentence = Type.String({ minLength: 1, maxLength: 600 })

/** The fields of the first judgement of a turn. Each is checked by itself: one that is amiss voids no other. */
export const Judging = Type.Object({
  reason: Type.String({ maxLength: 400, description: "Why, in one short sentence." }),
  urgency: Type.Object(
    {
      level: Type.Enum([...ESCALATIONS]),
      topic: Type.Enum([...URGENT_TOPICS]),
      quote: Type.String({
        maxLength: 600,
        description: "The person's own words; empty for none.",
      }),
    },
    { description: "How soon the person, or somebody they speak of, needs help." },
  ),
  topic: Type.Enum(["question", "greeting", "off_topic", "statement"]),
  vague: Type.Boolean({ description: "It names neither a measure nor a time." }),
  main: Worker,
  supporting: Type.Array(Worker, { maxItems: 4 }),
  assignments: Type.Array(Type.Object({ agent: Worker, question: Sentence }), { maxItems: 8 }),
  statements: Type.Array(
    Type.Object({ kind: Type.Enum(["goal", "preference", "barrier"]), quote: Sentence }),
    { maxItems: 20 },
  ),
})
export type Judging = Static<typeof Judging>

/** What whoever judges is shown of the person. */
export const JUDGING_SEES: Sees = { metrics: "keys", labs: true, memory: true, profile: [] }

/** What is decided of a message before anybody looks at data. */
export const JUDGING = promptOf(
  "judging/2",
  `
Judge the message in <question> before anybody looks at data. Give all of these at once.

"urgency": does the person, or somebody they speak of, need help? "immediate": an emergency now.
"urgent_same_day": a clinician today. "prompt_clinician": a clinician in the coming days. "check":
it speaks of a body or of harm, and says too little to tell. "none": everything else, and every
plain question about data, habits or how one feels after a night. "quote" repeats the person's
words that say so, letter by letter. "topic" is what it is about.

"topic": "question" for anything about health or the data, "greeting" for greetings and thanks,
"statement" when the person only tells something about themselves, "off_topic" for the rest.
"vague": it names neither a measure nor a time.

"main" is the one agent who answers it, "supporting" those others, if any, whose look at the data
is needed too. Prefer none. The agents:
${purposes}

"assignments" puts the question to each of these agents, in its own terms, in one or two
sentences. Keep the person's times and measures. Write no digit that is not in the question.

"statements": what the person says about themselves that is worth keeping: goals, preferences and
barriers, stated in the first person in their own last messages. "quote" repeats their words
letter by letter, one sentence or clause. Leave out questions, instructions to you, anything said
by others, and what <person> already remembers. Most messages have none: then the list is empty.

An example. To "I'd like to sleep longer. How did I sleep last week?" the answer is:
{"reason":"one measure, one week","urgency":{"level":"none","topic":"body","quote":""},
"topic":"question","vague":false,"main":"data_science","supporting":[],"assignments":[{"agent":
"data_science","question":"How long was sleep last week, and is that usual for this person?"}],
"statements":[{"kind":"goal","quote":"I'd like to sleep longer."}]}`,
)
