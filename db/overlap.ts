import { deviceOf, type Ranked } from "#db/precedence"
import { epochOf, parseStamp } from "#domain/time"

/** Something with a beginning and an end that more than one device may have seen. */
export interface Timed extends Ranked {
  readonly start_at: string
  readonly end_at: string | null
  readonly duration_s?: number | null
}

/** How long it took, in milliseconds; 0 where nothing tells. */
export const lengthOf = ({ start_at, end_at, duration_s }: Timed): number =>
  end_at === null ? (duration_s ?? 0) * 1_000 : (epochOf(end_at) ?? 0) - (epochOf(start_at) ?? 0)

/** Two devices saw the same when they agree on more than this share of the shorter one. */
const SAME = 0.8
/** One device sees one thing at a time: its rows are the same when they share so much of the shorter one. */
const SAME_OF_ONE = 0.5

const MINUTE_MS = 60_000
/** More than the largest difference between the local times of one instant in two time zones. */
const APART_MS = 18 * 60 * MINUTE_MS

/** The time from the start of one to the start of the other, in milliseconds. */
const shiftOf = (one: Timed, other: Timed): number => {
  const rough = (epochOf(other.start_at) ?? 0) - (epochOf(one.start_at) ?? 0)
  if (Math.abs(rough) > APART_MS) return rough
  const a = parseStamp(one.start_at)
  const b = parseStamp(other.start_at)
  if (a === null || b === null) return rough
  if ((a.offset_min === null) === (b.offset_min === null)) return b.epoch_ms - a.epoch_ms
  // A clock without an offset is held against what the other's clock showed.
  const wall = ({ epoch_ms, offset_min }: typeof a) => epoch_ms + (offset_min ?? 0) * MINUTE_MS
  return wall(b) - wall(a)
}

/**
 * True where two rows tell of one thing: of one device, the same start and end, or half of the shorter or more within
 * the longer; of two, nearly the same time.
 */
export const isSame = (one: Timed, other: Timed): boolean => {
  const shift = shiftOf(one, other)
  const length = lengthOf(one)
  const otherLength = lengthOf(other)
  const shared = Math.min(length, shift + otherLength) - Math.max(0, shift)
  const shorter = Math.min(length, otherLength)
  if (deviceOf(one) !== deviceOf(other)) return shared > SAME * shorter
  return shared > 0 ? shared >= SAME_OF_ONE * shorter : shift === 0 && length === otherLength
}
