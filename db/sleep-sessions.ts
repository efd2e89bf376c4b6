import type { Database as Sqlite } from "bun:sqlite"
import type { Transaction } from "#db/database"
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
export interface SleepSessions {
  /** A later delivery replaces the whole row; a final reading replaces a tentative one of any age. */
  readonly put: (tx: Transaction, arrival: Arrival, content: StoredSleep) => void
  readonly bury: TypedRows["bury"]
}

/** Prepares the statements once for a connection. */
export const makeSleepSessions = (sqlite: Sqlite): SleepSessions => {
  const rows = makeTypedRows(sqlite, {
    table: "sleep_sessions",
    kind: "sleep_sessions",
    prefix: "slp",
    key: "session_key",
    properties: SleepSession.properties,
    unsent: ["session_key", "hypnogram"],
    recencies: [RECENCY],
  })
  return {
    put: (tx, arrival, content) => {
      const stored = rows.find(arrival.source_id, content.session_key)
      const wasTentative = stored?.upload_type === TENTATIVE
      const isTentative = content.upload_type === TENTATIVE
      if (stored && isTentative && !wasTentative) return
      const before = stored && wasTentative && !isTentative ? { ...stored, ...AGELESS } : stored
      rows.put(tx, arrival, before, { ...content, deleted: false }, RECENCY)
    },
    bury: rows.bury,
  }
}
