import { Effect } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { ConversationStore } from "#db/conversations"
import { withoutCost } from "#domain/briefing"
import type { Alert, Notice } from "#domain/safety"
import type { AcceptedTurn, Message } from "#domain/turn"
import { runYielding } from "#pipeline/run-yielding"
import type { RunningTurn } from "#pipeline/running-turn"
import { noticesOf } from "#pipeline/safety/notices"
import { screening as screeningOf } from "#safety/screen"
import { besideRecord } from "#safety/typed-values/beside-record"

/** The alerts that come first in a turn; usually none. */
export interface Screening {
  /** In the order in which they are shown. */
  readonly alerts: ReadonlyArray<Alert>
  /** True when they are the whole answer. */
  readonly alone: boolean
  /** The subjects of those about stored data: each is shown once. */
  readonly subjects: ReadonlyArray<string>
}

/** More alerts at once would not be read. The rest waits for the next turn. */
const MAX_NOTICES = 3

/** A client that sends one message of a thread has not sent what was said in it before. */
const conversationOf = Effect.fnUntraced(function* (turn: AcceptedTurn) {
  const { user_id, conversation_id, id, messages } = turn
  const before: ReadonlyArray<Message> =
    conversation_id === null || messages.length > 1
      ? []
      : yield* (yield* ConversationStore).saidBefore(user_id, conversation_id, id)
  return [...before, ...messages]
})

/** Compiles what screening needs ahead of the first turn, in steps of a few milliseconds. */
export const warmUpScreening = Effect.suspend(() =>
  runYielding(screeningOf([{ role: "user", content: "hello" }], null)),
)

/** Sets the last stored result beside a typed value, unless lab results are left out of the question. */
const withRecord = Effect.fnUntraced(function* (turn: AcceptedTurn, alerts: ReadonlyArray<Alert>) {
  if (!turn.include_biomarkers || alerts.every(({ about }) => about === undefined)) return alerts
  const results = yield* (yield* BiomarkerStore).all(turn.user_id)
  return alerts.map((alert) => (alert.about === undefined ? alert : besideRecord(alert, results)))
})

/**
 * The red flags of a turn, in what was said and in what was measured, by rules alone: no model has a
 * part in it. The first thing a turn does, once.
 */
export const screening = ({ turn, journal, briefing }: RunningTurn) =>
  journal.once(
    "classify_vagueness",
    Effect.gen(function* () {
      const heard = yield* runYielding(screeningOf(yield* conversationOf(turn), briefing.profile))
      const said = yield* withRecord(turn, heard)
      const alone = said.some((alert) => alert.alone)
      const notices: ReadonlyArray<Notice> = alone
        ? []
        : yield* noticesOf(turn.user_id, briefing.today)
      const shown = notices.slice(0, MAX_NOTICES)
      return withoutCost<Screening>({
        alerts: alone ? said.filter((alert) => alert.alone) : [...said, ...shown],
        alone,
        subjects: shown.map(({ subject }) => subject),
      })
    }),
    { part: "screening" },
  )

/** The alerts as they are written at the beginning of an answer; empty without any. */
export const alertsText = ({ alerts }: Screening): string =>
  alerts.map(({ text }) => text).join("\n\n")
