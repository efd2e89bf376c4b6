/** Opaque ids with a typed prefix. They carry no time: order rows by `created_at`. */
export type Id<Prefix extends string> = `${Prefix}_${string}`

export type TurnId = Id<"turn">
export type LabId = Id<"lab">
export type SourceId = Id<"src">
export type MemoryId = Id<"mem">
export type ExperimentId = Id<"exp">
export type FileImportId = Id<"imp">
export type UserId = Id<"user">
export type TokenId = Id<"tok">
export type BiomarkerId = Id<"bio">
/** An entry of the diary. */
export type NoteId = Id<"note">
/** Rows of the delta sync: a day, a workout, a night. */
export type DailySummaryId = Id<"ds">
export type ActivityId = Id<"act">
export type SleepSessionId = Id<"slp">
/** A day of the diary. */
export type DiaryDayId = Id<"dd">

const HEX = 16

let pool = new Uint8Array(0)
let used = 0

/** A fresh id: the prefix and 128 random bits in hex, drawn from a pooled CSPRNG. */
export const newId = <Prefix extends string>(prefix: Prefix): Id<Prefix> => {
  if (used + HEX > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(HEX * 256))
    used = 0
  }
  const bytes = pool.subarray(used, used + HEX)
  used += HEX
  return `${prefix}_${bytes.toHex()}`
}
