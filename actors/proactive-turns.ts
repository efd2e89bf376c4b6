import { Clock, Context, Effect, Layer, Schedule } from "effect"
import { type Sleeper, sleeper } from "#actors/mailbox"
import { job } from "#actors/scheduler"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { Calendar, type LocalClock } from "#db/calendar"
import { RecordResponse } from "#db/idempotent-response"
import { NotificationSettingsStore } from "#db/notification-settings"
import { type EndedProactiveTurn, ProactiveTurnStore, recordProactive } from "#db/proactive-turns"
import { VendorStore } from "#db/vendors"
import type { TurnId, UserId } from "#domain/ids"
import type { NotificationChoices } from "#domain/notification"
import { PROACTIVE_CONVERSATION, type ProactiveKind, QUIET_DAYS } from "#domain/proactive-turn"
import { addDays, epochOf, type LocalDate } from "#domain/time"
import { alertCandidates } from "#pipeline/alert-candidates"
import { hasNight } from "#pipeline/night"

/** So long after the time that a person chose their night is waited for, in minutes of their clock. */
const WAIT_MINUTES = 180

/** So long after that time there is still something to say of the morning. */
const MORNING_MINUTES = 360

/** A turn that failed is begun again after so long. */
const RETRY_MS = 3_600_000

/** The most turns that nobody asked for at once: who asks comes before the most of them. */
const AT_ONCE = 4

const BRIEFING = "How am I doing this morning?"

/** A turn to begin. */
interface Beginning {
  readonly user: UserId
  readonly date: LocalDate
  readonly kind: ProactiveKind
  readonly subject: string | null
  readonly question: string
}

/**
 * Begins a turn, records in the same transaction that it is today's, so that a crash cannot begin another, and waits
 * for its end.
 */
const ask = Effect.fnUntraced(function* ({ user, date, kind, subject, question }: Beginning) {
  const { start, ended } = yield* TurnSupervisor
  const { id } = yield* start(user, {
    messages: [{ role: "user", content: question }],
    conversation_id: PROACTIVE_CONVERSATION.id,
    title: PROACTIVE_CONVERSATION.title,
  }).pipe(
    Effect.provideService(RecordResponse, (tx, turn) => {
      const { id: turn_id } = turn as { readonly id: TurnId }
      return recordProactive(tx, { user_id: user, kind, date, turn_id, subject })
    }),
  )
  yield* Effect.logInfo("a turn begins that nobody asked for", { kind })
  yield* ended(id)
})

const isRunning = ({ status }: EndedProactiveTurn) => status === "queued" || status === "running"

const hasFailed = ({ status }: EndedProactiveTurn) => status === "failed"

/** Whether it is the morning of a person who chose a time, and their night is there or not waited for any more. */
const isMorning = Effect.fnUntraced(function* (
  user: UserId,
  { briefing_at }: NotificationChoices,
  { date, minutes }: LocalClock,
) {
  const [hour, minute] = briefing_at.split(":").map(Number)
  const since = minutes - (hour! * 60 + minute!)
  if (since < 0 || since >= MORNING_MINUTES) return false
  const [newest] = yield* VendorStore.use((store) => store.daysOf(user))
  if (newest === undefined || newest.last < addDays(date, -1)) return false
  return since >= WAIT_MINUTES || (yield* hasNight(user, date))
})

/** What to alert a person to: the first that they have not stopped, and were not alerted to of late. */
const alertFor = Effect.fnUntraced(function* (
  user: UserId,
  date: LocalDate,
  stopped: ReadonlyArray<string>,
  before: ReadonlyArray<EndedProactiveTurn>,
) {
  const wasRaised = (name: string, days: number) =>
    before.some(
      (turn) => turn.subject === name && turn.is_raised && turn.date > addDays(date, -days),
    )
  const candidates = yield* alertCandidates(user, date)
  return candidates.find(
    ({ subject, metric }) =>
      !stopped.includes(subject) &&
      !wasRaised(subject, metric ? QUIET_DAYS.metric : QUIET_DAYS.rule),
  )
})

/** Looks at the data of a person for the morning of their day: asks an alert if there is one, then the briefing. */
const look = Effect.fnUntraced(function* (user: UserId, looked_on: LocalDate | null) {
  const clock = yield* Calendar.use((calendar) => calendar.clock(user))
  if (clock === null || clock.date === looked_on) return
  // Read now: a round may take long, and a consent be taken back meanwhile.
  const choices = yield* NotificationSettingsStore.use(({ find }) => find(user))
  if (!(yield* isMorning(user, choices, clock))) return
  const { since, looked } = yield* ProactiveTurnStore
  const { date } = clock
  const before = yield* since(user, addDays(date, 1 - QUIET_DAYS.metric))
  if (before.some(isRunning)) return
  const retryUntil = (yield* Clock.currentTimeMillis) - RETRY_MS
  const isOver = (turn: EndedProactiveTurn) =>
    !hasFailed(turn) || (epochOf(turn.completed_at ?? "") ?? 0) > retryUntil
  const begun = new Set(
    before.filter((turn) => turn.date === date && isOver(turn)).map(({ kind }) => kind),
  )
  if (choices.alerts && !begun.has("alert")) {
    const alert = yield* alertFor(user, date, choices.stopped, before)
    if (alert) {
      const { subject, question } = alert
      yield* ask({ user, date, kind: "alert", subject, question })
    }
  }
  if (choices.briefing && !begun.has("briefing"))
    yield* ask({ user, date, kind: "briefing", subject: null, question: BRIEFING })
  const today = yield* since(user, date)
  if (!today.some(hasFailed)) yield* looked(user, date)
})

/**
 * Begins the morning briefing and the alerts of everybody who wants them: once a morning, as soon as their night is on
 * record, or three hours after the time that they chose. A morning is over six hours after it, and one without any
 * data of today or yesterday passes in silence. Who has too many turns running is looked at again five minutes later;
 * what keeps one person from being looked at keeps nobody else.
 */
export class ProactiveTurns extends Context.Service<ProactiveTurns, Sleeper>()(
  "actors/ProactiveTurns",
) {
  static readonly layer = Layer.effect(
    ProactiveTurns,
    Effect.gen(function* () {
      const lookAt = ({ user, looked_on }: { user: UserId; looked_on: LocalDate | null }) =>
        look(user, looked_on).pipe(
          Effect.ignore,
          Effect.catchDefect((defect) =>
            Effect.logError("somebody could not be looked at for a morning briefing", defect),
          ),
          Effect.andThen(Effect.yieldNow),
        )
      const actor = yield* sleeper(
        "proactive-turns",
        Effect.gen(function* () {
          const wanting = yield* ProactiveTurnStore.use((store) => store.wanting)
          yield* Effect.forEach(wanting, lookAt, { concurrency: AT_ONCE, discard: true })
        }),
      )
      yield* job("proactive-turns", Schedule.spaced("5 minutes"), actor.wake)
      return actor
    }),
  )
}
