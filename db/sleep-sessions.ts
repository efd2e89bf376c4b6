import type { Change, Transaction } from "#db/change"
import { type Arrival, makeTypedRows, type TypedRows } from "#db/typed-rows"
import { type SleepContent, SleepSession } from "#domain/wearable"

/** The upload type of a first reading whose stages are filled in later. */
const TENTATIVE = 3

const RECENCY = { ordering_ms: "ordering_ms", raw_event_id: "ordering_raw_event_id" }

/** Makes any delivery the later one. */
const AGELESS = { ordering_ms: null, ordering_raw_event_id: null }

/** When a stage of sleep began; it lasts until the next one. */
export type Hypnogram = ReadonlyArray<{ readonly t: string; readonly level: number }>

/** A sleep with what identifies it within its source and what the delta sync leaves out. */
export interface StoredSleep extends SleepContent {
  readonly session_key: string
  readonly hypnogram: Hypnogram | null
}

/** Sleeps, one row for each session key of a source. */
interface SleepSessions {
  /** A later delivery replaces the whole row; a final reading replaces a tentative one of any age. */
  readonly put: (tx: Transaction, arrival: Arrival, content: StoredSleep) => Change<void>
  readonly bury: TypedRows["bury"]
  readonly takeBack: TypedRows["takeBack"]
}

const rows = makeTypedRows({
  table: "sleepSessions",
  kind: "sleep_sessions",
  prefix: "slp",
  key: "session_key",
  properties: SleepSession.properties,
  unsent: ["session_key", "hypnogram"],
  recencies: [RECENCY],
})

/** The changes of sleeps. */
export const sleepSessions: SleepSessions = {
  *put(tx, arrival, content) {
    const stored = yield* rows.find(tx, arrival.source_id, content.session_key)
    const wasTentative = stored?.upload_type === TENTATIVE
    const isTentative = content.upload_type === TENTATIVE
    if (stored && isTentative && !wasTentative) return
    const before = stored && wasTentative && !isTentative ? { ...stored, ...AGELESS } : stored
    yield* rows.put(tx, arrival, before, { ...content, deleted: false }, RECENCY)
  },
  bury: rows.bury,
  takeBack: rows.takeBack,
}
