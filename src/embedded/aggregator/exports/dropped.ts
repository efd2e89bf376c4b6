/** Hears of records that were used when they were read and count for nothing after all. */
export type Dropped = (type: string, reason: string, count: number) => void

/** Why a record counts for nothing once all are there. */
export const DROPPED = {
  repeated: "the same record came before",
  covered: "another device counted the same time",
  measured: "another device measured on the same day",
  slept: "another device recorded that night, or it came before",
  lay: "time in bed without sleep, or another device recorded it",
  older: "a newer file says it again, or a longer night",
  clockless: "nothing tells what the clock was on that day",
  recorded: "another device recorded the same workout",
  outside: "it was measured outside any night",
  summed: "the records of that day make it up",
} as const
