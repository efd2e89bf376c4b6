/** Hears of records that were used when they were read and count for nothing after all. */
export type Dropped = (type: string, reason: string, count: number) => void

/**
 * Rows that sum up several records of a file each, by type: where some of them count for nothing, so many records
 * are dropped as their share of the rows.
 */
export class Summed {
  private readonly types = new Map<string, { records: number; rows: number; dropped: number }>()

  /** Counts a row. */
  add(type: string, records: number): void {
    const known = this.types.get(type) ?? { records: 0, rows: 0, dropped: 0 }
    known.records += records
    known.rows++
    this.types.set(type, known)
  }

  /** Hears of rows, says records. */
  over(hear: Dropped): Dropped {
    return (type, reason, count) => {
      const known = this.types.get(type)
      if (!known) return hear(type, reason, count)
      const before = Math.round((known.records * known.dropped) / known.rows)
      known.dropped = Math.min(known.rows, known.dropped + count)
      const after = Math.round((known.records * known.dropped) / known.rows)
      if (after > before) hear(type, reason, after - before)
    }
  }
}

/** Why a record counts for nothing once all are there. */
export const DROPPED = {
  repeated: "the same record came before",
  covered: "another device counted the same time",
  measured: "another device measured on the same day",
  slept: "another device recorded that night, or it came before",
  lay: "time in bed without sleep, or another device recorded it",
  older: "a newer file says it again, or a longer night",
  clockless:
    "nothing tells what the clock was: set your time zone (Settings, Profile; time_zone of PUT /v1/me/profile), " +
    "and have the file read again",
  recorded: "another device recorded the same workout",
  within: "a longer workout of the same source was at the same time",
  outside: "it was measured outside any night",
  summed: "the records of that day make it up",
  nightless: "no file has its night",
  many: "there are too many of them",
} as const
