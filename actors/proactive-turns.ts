import { Clock, Context, Effect, Layer, Schedule } from "effect"
import { type Sleeper, sleeper } from "#actors/mailbox"
import { job } from "#actors/scheduler"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { Calendar } from "#db/calendar"
import { RecordResponse } from "#db/idempotent-response"
import { NotificationSettingsStore, type WantsProactive } from "#db/notification-settings"
import { type EndedProactiveTurn, ProactiveTurnStore, recordProactive } from "#db/proactive-turns"
import { VendorStore } from "#db/vendors"
import type { TurnId, UserId } from "#domain/ids"
import { PROACTIVE_CONVERSATION, type ProactiveKind } from "#domain/proactive-turn"
import { addDays, type LocalDate } from "#domain/time"
import { alertCandidates } from "#pipeline/alert-candidates"

const HOUR_MS = 3_600_000

/** So long after the time that a person chose the data of their night is waited for. */
const WAIT_MS = 3 * HOUR_MS

/** So long after that time there is still something to say of the morning. */
const MORNING_MS = 6 * HOUR_MS

/** A subject is raised again after so many days at the earliest. */
const QUIET_DAYS = 28

const BRIEFING = "How am I doing this morning?"

const millisOf = (time: string): number => {
  const [hours, minutes] = time.split(":").map(Number)
  return (hours! * 60 + minutes!) * 60_000
}

/** A turn to begin. */
interface Beginning {
  readonly user: UserId
  readonly date: LocalDate
  readonly kind: ProactiveKind
  readonly subject: string | null
  readonly question: string
}

/** Begins a turn and records in the same transaction that it is today's: a crash cannot begin another. */
const begin = ({ user, date, kind, subject, question }: Beginning) =>
  TurnSupervisor.use(({ start }) =>
    start(user, {
      messages: [{ role: "user", content: question }],
      conversation_id: PROACTIVE_CONVERSATION.id,
      title: PROACTIVE_CONVERSATION.title,
    }),
  ).pipe(
    Effect.provideService(RecordResponse, (tx, turn) =>
      recordProactive(tx, {
        user_id: user,
        kind,
        date,
        turn_id: (turn as { readonly id: TurnId }).id,
        subject,
      }),
    ),
    Effect.andThen(Effect.logInfo("a turn begins that nobody asked for", { kind })),
  )

const isRunning = ({ status }: EndedProactiveTurn) => status === "queued" || status === "running"

/** The morning that a person's data is to be looked at for; null when it is not time. */
const morningOf = Effect.fnUntraced(function* ({ user, choices, looked_on }: WantsProactive) {
  const calendar = yield* Calendar
  const since = (yield* Clock.currentTimeMillis) - millisOf(choices.briefing_at)
  const [date, over, waited] = yield* calendar.daysOf(user, [
    since,
    since - MORNING_MS,
    since - WAIT_MS,
  ])
  if (date === over || date === looked_on) return null
  const [newest] = yield* VendorStore.use((store) => store.daysOf(user))
  if (newest === undefined || newest.last < addDays(date!, -1)) return null
  return newest.last >= date! || waited === date ? date! : null
})

/** What to alert a person to: the first that they have not stopped, and were not alerted to of late. */
const alertFor = Effect.fnUntraced(function* (
  { user, choices: { stopped } }: WantsProactive,
  date: LocalDate,
  before: ReadonlyArray<EndedProactiveTurn>,
) {
  const quiet = new Set([...stopped, ...before.flatMap(({ subject }) => subject ?? [])])
  const candidates = yield* alertCandidates(user, date)
  return candidates.find(({ subject }) => !quiet.has(subject))
})

/**
 * Looks at the data of a person for a morning: begins the turn of an alert, and once that has ended the briefing, so
 * that a safety notice is not in both.
 */
const look = Effect.fnUntraced(function* (wants: WantsProactive) {
  const date = yield* morningOf(wants)
  if (date === null) return
  const { user, choices } = wants
  const before = yield* ProactiveTurnStore.use(({ since }) =>
    since(user, addDays(date, 1 - QUIET_DAYS)),
  )
  if (before.some(isRunning)) return
  const begun = new Set(before.filter((turn) => turn.date === date).map(({ kind }) => kind))
  if (choices.alerts && begun.size === 0) {
    const alert = yield* alertFor(wants, date, before)
    if (alert) return yield* begin({ ...alert, user, date, kind: "alert" })
  }
  if (choices.briefing && !begun.has("briefing"))
    yield* begin({ user, date, kind: "briefing", subject: null, question: BRIEFING })
  yield* NotificationSettingsStore.use(({ looked }) => looked(user, date))
})

/**
 * Begins the morning briefing and the alerts of everybody who wants them: once a morning, as soon as their night is on
 * record, or three hours after the time that they chose. A morning is over six hours after it, and one without any
 * data of today or yesterday passes in silence. Who has too many turns running is looked at again five minutes later.
 */
export class ProactiveTurns extends Context.Service<ProactiveTurns, Sleeper>()(
  "actors/ProactiveTurns",
) {
  static readonly layer = Layer.effect(
    ProactiveTurns,
    Effect.gen(function* () {
      const actor = yield* sleeper(
        "proactive-turns",
        Effect.gen(function* () {
          const wanting = yield* NotificationSettingsStore.use(({ proactive }) => proactive)
          yield* Effect.forEach(wanting, (wants) => Effect.ignore(look(wants)), { discard: true })
        }),
      )
      yield* job("proactive-turns", Schedule.spaced("5 minutes"), actor.wake)
      return actor
    }),
  )
}
