import { Effect } from "effect"
import { chartEventOf } from "#catalogue/noted/chart-event"
import { Calendar } from "#db/calendar"
import { ConversationStore } from "#db/conversations"
import { NoteStore } from "#db/notes"
import { ProfileStore } from "#db/profiles"
import { TagStore } from "#db/tags"
import type { Briefing, EarlierTurn } from "#domain/briefing"
import { datedNoteText } from "#domain/dated-note"
import type { UserId } from "#domain/ids"
import { addDays, epochOf, type LocalDate } from "#domain/time"
import type { AcceptedTurn, DeepResearch } from "#domain/turn"
import { MAX_WINDOW_DAYS } from "#domain/window"
import { contextSummary } from "#pipeline/context-summary"
import { Language } from "#pipeline/language"
import { biomarkerNames, metricCoverage } from "#pipeline/toolbox"

const bounded = (asked: DeepResearch | null): DeepResearch | null =>
  asked && { ...asked, days: Math.min(asked.days, MAX_WINDOW_DAYS) }

/** Tags that a question is looked through for. */
const MAX_TAGS = 200
/** Events that a question is looked through for, and how long ago they may be. */
const MAX_EVENTS = 40
const EVENT_DAYS = 1_100

/** The thread of a turn; none where the client has sent what was said before itself. */
const threadOf = Effect.fnUntraced(function* ({
  id,
  user_id,
  conversation_id,
  messages,
}: AcceptedTurn) {
  if (conversation_id === null || messages.length > 1) return []
  const past = yield* (yield* ConversationStore).turnsBefore(user_id, conversation_id, id)
  if (past.length === 0) return []
  const days = yield* (yield* Calendar).daysOf(
    user_id,
    past.map(({ created_at }) => epochOf(created_at) ?? 0),
  )
  return past.map(
    ({ question, answer, screened, restored, deep_research, offered }, at): EarlierTurn => ({
      question: screened ? "" : question,
      today: days[at]!,
      answer,
      restored,
      deep_research: bounded(deep_research),
      offered,
    }),
  )
})

/** The events of the diary that a question may name as its time: a trip with its days, anything else as it began. */
const eventLines = Effect.fnUntraced(function* (user: UserId, today: LocalDate) {
  const window = { from: addDays(today, -EVENT_DAYS), to: today }
  const events = yield* (yield* NoteStore).events(user, window)
  return events.slice(-MAX_EVENTS).map((note) => {
    const { label: said, date: from, until } = chartEventOf(note)
    const to = note.name === "trip" ? (until ?? from) : from
    return datedNoteText({ said, window: { from, to } })
  })
})

/** Everything the judgement parts of a turn may look at, as of now. */
export const briefingOf = Effect.fn("briefingOf")(function* (turn: AcceptedTurn) {
  const { user_id, messages, include_memory, include_biomarkers, deep_research } = turn
  const calendar = yield* Calendar
  const question = messages.at(-1)?.content ?? ""
  const today = yield* calendar.today(user_id)
  return {
    question,
    messages,
    thread: yield* threadOf(turn),
    language: yield* (yield* Language).of(question),
    today,
    ongoing: calendar.ongoing,
    metrics: yield* metricCoverage(user_id),
    biomarkers: include_biomarkers ? yield* biomarkerNames(user_id) : [],
    tags: [...(yield* (yield* TagStore).days(user_id)).keys()].slice(0, MAX_TAGS),
    events: yield* eventLines(user_id, today),
    memory: include_memory ? yield* contextSummary(user_id) : [],
    profile: yield* (yield* ProfileStore).find(user_id),
    deep_research: bounded(deep_research),
  } satisfies Briefing
})
