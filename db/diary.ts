import type { Change, Transaction } from "#db/change"
import type { Recency } from "#db/typed-row-queries"
import { type Arrival, makeTypedRows, type TypedRows } from "#db/typed-rows"
import { DIARY_PAYLOADS, type DiaryContent, DiaryDay, type DiaryPayload } from "#domain/diary"

const recencyOf = (payload: DiaryPayload): Recency => ({
  ordering_ms: `${payload}_ordering_ms`,
  raw_event_id: `${payload}_raw_event_id`,
})

/** Written-down days, filled by three kinds of payload that have disjoint columns. */
interface Diary {
  /** Writes what a payload has of a day; a later one of its kind replaces it. */
  readonly put: (
    tx: Transaction,
    arrival: Arrival,
    payload: DiaryPayload,
    content: DiaryContent,
  ) => Change<void>
  readonly putNoted: TypedRows["putNoted"]
  readonly bury: TypedRows["bury"]
  readonly takeBack: TypedRows["takeBack"]
}

const rows = makeTypedRows({
  table: "diaryDays",
  kind: null,
  prefix: "dd",
  key: "date",
  properties: DiaryDay.properties,
  unsent: [],
  recencies: DIARY_PAYLOADS.map(recencyOf),
})

/** The changes of the diary. */
export const diary: Diary = {
  *put(tx, arrival, payload, content) {
    const stored = yield* rows.find(tx, arrival.source_id, content.date)
    yield* rows.put(tx, arrival, stored, { ...content, deleted: false }, recencyOf(payload))
  },
  putNoted: rows.putNoted,
  bury: rows.bury,
  takeBack: rows.takeBack,
}
