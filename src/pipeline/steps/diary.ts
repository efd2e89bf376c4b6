import { Clock, Effect } from "effect"
import { type NoteAnswer, noteAnswer } from "#catalogue/noted/answer"
import { quantityNamed } from "#catalogue/noted/quantities"
import { type Said, saidIn } from "#catalogue/noted/said"
import { withoutCost } from "#domain/briefing"
import { isoOf } from "#domain/time"
import { type DiaryChange, diaryChanges } from "#pipeline/diary-changes"
import type { RunningTurn } from "#pipeline/running-turn"
import type { Screening } from "#pipeline/safety/screening"

/** Values that are measured. What was taken and is an emergency is no entry of a diary. */
const measured = ({ does, notes }: Said): DiaryChange => ({
  does,
  notes: notes.filter(({ name }) => {
    const known = name === undefined ? null : quantityNamed(name)
    return known !== null && known.each === null
  }),
})

/** The answer to somebody who may remove nothing and wants something changed or taken back. */
const STAYS: NoteAnswer = {
  text:
    "Your diary stays as it is: whoever asks by this token may take nothing out of it. " +
    "Change it under Notes in Hygeia.",
  facts: [],
}

const NOTED = { escalation: "none", rule: "noted", alone: false } as const

/** Says of the diary what there is to say, behind the alerts; it is the whole answer where nothing else was asked. */
const withNote = (safety: Screening, said: Said, answer: NoteAnswer): Screening =>
  safety.alone
    ? safety
    : {
        ...safety,
        alerts: [...safety.alerts, { ...NOTED, ...answer }],
        alone: said.rest === "",
      }

/**
 * Keeps what a message notes in the diary, once, before anything is answered: an answer that says that it was noted
 * is true, and a message whose answer is a warning alone is noted too. Else what was noted is said behind the alerts
 * and before the words of any model; where nothing is asked beside it, it is the whole answer.
 */
export const diary = Effect.fnUntraced(function* (
  { turn, journal, briefing }: RunningTurn,
  safety: Screening,
) {
  const said = saidIn(briefing)
  if (said === null) return safety
  if (turn.removes_nothing && said.does !== "note") return withNote(safety, said, STAYS)
  const changes = yield* diaryChanges
  const created_at = isoOf(yield* Clock.currentTimeMillis)
  const { does, notes } = said
  const change = safety.alone ? measured(said) : { does, notes }
  yield* journal.once("classify_vagueness", Effect.succeed(withoutCost(change)), {
    part: "diary",
    also: (value) => (tx) => changes.apply(tx, value, { turn, today: briefing.today, created_at }),
  })
  return withNote(safety, said, noteAnswer(said, briefing.today))
})
