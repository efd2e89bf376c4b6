import type { Change, Transaction } from "#db/change"
import { type Arrival, makeTypedRows, type TypedRows } from "#db/typed-rows"
import { Activity, type ActivityContent } from "#domain/wearable"

const RECENCY = { ordering_ms: "ordering_ms", raw_event_id: "ordering_raw_event_id" }

/** The content of a delivery that takes a workout back. */
export type Withdrawn = Pick<ActivityContent, "summary_id" | "upload_type" | "deleted">

/** Workouts, one row for each summary id of a source. */
interface Activities {
  /** A later delivery replaces the whole row; one that takes the workout back only marks it. */
  readonly put: (tx: Transaction, arrival: Arrival, content: ActivityContent) => Change<void>
  /** Marks a workout as taken back. False when none of that id has come. */
  readonly withdraw: (tx: Transaction, arrival: Arrival, withdrawn: Withdrawn) => Change<boolean>
  readonly bury: TypedRows["bury"]
  readonly takeBack: TypedRows["takeBack"]
}

const rows = makeTypedRows({
  table: "activities",
  kind: "activities",
  prefix: "act",
  key: "summary_id",
  properties: Activity.properties,
  unsent: [],
  recencies: [RECENCY],
})

/** The changes of workouts. */
export const activities: Activities = {
  *put(tx, arrival, content) {
    if (content.deleted && (yield* activities.withdraw(tx, arrival, content))) return
    const stored = yield* rows.find(tx, arrival.source_id, content.summary_id)
    yield* rows.put(tx, arrival, stored, content, RECENCY)
  },
  *withdraw(tx, arrival, { summary_id, deleted, upload_type }) {
    const stored = yield* rows.find(tx, arrival.source_id, summary_id)
    if (stored) yield* rows.put(tx, arrival, stored, { deleted, upload_type }, RECENCY)
    return stored !== undefined
  },
  bury: rows.bury,
  takeBack: rows.takeBack,
}
