import type { NightColumn } from "#embedded/aggregator/exports/column"
import type { Night, Span, Stage, StageSpan } from "#embedded/aggregator/exports/record"

/** Stages of one device that lie further apart belong to two sleeps. */
const MAX_GAP_MS = 90 * 60_000

/** A sleep in daylight that is shorter than this is a nap. */
const MAX_NAP_MS = 3 * 3_600_000

/** What counts as sleep, and the column its time goes into. */
const ASLEEP: Readonly<Partial<Record<Stage, NightColumn | null>>> = {
  asleep: null,
  light: "light_s",
  deep: "deep_s",
  rem: "rem_s",
}

/** The stages of one device without a long break, in order. */
interface Sleep {
  readonly from: number
  readonly to: number
  readonly spans: ReadonlyArray<StageSpan>
  readonly isStaged: boolean
}

const byTime = (a: StageSpan, b: StageSpan) => a.from - b.from || a.to - b.to

const sleepOf = (spans: ReadonlyArray<StageSpan>): Sleep => ({
  from: spans[0]!.from,
  to: spans.reduce((last, { to }) => Math.max(last, to), 0),
  spans,
  isStaged: spans.some(({ stage }) => stage === "deep" || stage === "rem" || stage === "light"),
})

/** The sleeps of one device. */
const stitched = (spans: ReadonlyArray<StageSpan>): ReadonlyArray<Sleep> => {
  const sleeps: Array<Sleep> = []
  let open: Array<StageSpan> = []
  let end = Number.NEGATIVE_INFINITY
  for (const span of spans.toSorted(byTime)) {
    if (open.length > 0 && span.from - end > MAX_GAP_MS) {
      sleeps.push(sleepOf(open))
      open = []
      end = Number.NEGATIVE_INFINITY
    }
    open.push(span)
    end = Math.max(end, span.to)
  }
  if (open.length > 0) sleeps.push(sleepOf(open))
  return sleeps
}

const isAsleep = ({ spans }: Sleep): boolean => spans.some(({ stage }) => stage in ASLEEP)

/** Milliseconds that spans cover together, no time twice. */
const covered = (spans: ReadonlyArray<StageSpan>): number => {
  let sum = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans.toSorted(byTime)) {
    sum += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return sum
}

const wakeups = (spans: ReadonlyArray<StageSpan>): number => {
  const slept = spans.filter(({ stage }) => stage in ASLEEP)
  const first = slept[0]?.from ?? 0
  const last = slept.at(-1)?.to ?? 0
  return spans.filter(({ stage, from, to }) => stage === "awake" && from >= first && to <= last)
    .length
}

const SECOND_MS = 1_000

const figuresOf = (sleep: Sleep, inBed: ReadonlyArray<StageSpan>): Night["figures"] => {
  const of = (wanted: (stage: Stage) => boolean) =>
    covered(sleep.spans.filter(({ stage }) => wanted(stage))) / SECOND_MS
  const bed = covered(inBed) / SECOND_MS
  const figures: Partial<Record<NightColumn, number>> = { asleep_s: of((stage) => stage in ASLEEP) }
  if (bed > 0) figures.in_bed_s = bed
  if (sleep.isStaged) {
    for (const [stage, column] of Object.entries(ASLEEP))
      if (column) figures[column] = of((each) => each === stage)
    figures.awake_s = of((stage) => stage === "awake")
    figures.wakeups = wakeups(sleep.spans)
  }
  return figures
}

/** Staged before plain, then by rank, then the longer. */
const preferred = (a: Sleep, b: Sleep): number =>
  Number(b.isStaged) - Number(a.isStaged) ||
  a.spans[0]!.device.rank - b.spans[0]!.device.rank ||
  b.to - b.from - (a.to - a.from) ||
  a.from - b.from

/** The hour of a local clock. */
const hourOf = (at: number, offset_min: number | null): number =>
  Math.floor(((at / 60_000 + (offset_min ?? 0)) % 1_440) / 60)

/** Whether a sleep that nobody called a nap is one: a short one that begins by day. */
export const isNapOf = ({ from, to, offset_min }: Span): boolean => {
  const hour = hourOf(from, offset_min)
  return to - from < MAX_NAP_MS && hour >= 9 && hour < 20
}

const deviceOf = ({ device: { rank, name } }: StageSpan) => `${rank}|${name}`

const isSame = (a: StageSpan, b: StageSpan | undefined): boolean =>
  b !== undefined && a.from === b.from && a.to === b.to && a.stage === b.stage

/** The stages of each device, in order, none of them twice. */
const byDevice = (spans: ReadonlyArray<StageSpan>) =>
  [...Map.groupBy(spans, deviceOf).values()].map((own) =>
    own
      .toSorted((a, b) => byTime(a, b) || (a.stage < b.stage ? -1 : 1))
      .filter((span, index, all) => !isSame(span, all[index - 1])),
  )

type Between = Pick<Span, "from" | "to">

/** The position of the first that ends behind an instant, in sleeps that lie apart and in order. */
const firstEndingAfter = (sleeps: ReadonlyArray<Between>, instant: number): number => {
  let low = 0
  let high = sleeps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sleeps[middle]!.to > instant) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether an instant lies in one of some nights, which lie apart and in order. */
export const isDuring = (nights: ReadonlyArray<Between>, instant: number): boolean => {
  const night = nights[firstEndingAfter(nights, instant - 1)]
  return night !== undefined && night.from <= instant
}

/** Nights put together from stages, and the stages that are in none, as another device recorded that time. */
export interface StitchedNights {
  readonly nights: ReadonlyArray<Night>
  readonly left_out: ReadonlyArray<StageSpan>
}

/**
 * The nights in stages of any device. Of devices that speak of the same time one is taken, the one that tells
 * the stages first; time in bed may be another's, and alone it is no night. A short sleep that begins by day is
 * a nap.
 */
export const nightsOf = (spans: ReadonlyArray<StageSpan>): StitchedNights => {
  const unused = new Set(spans)
  const beds = byDevice(spans.filter(({ stage }) => stage === "in_bed")).flatMap(stitched)
  const all = byDevice(spans.filter(({ stage }) => stage !== "in_bed"))
    .flatMap(stitched)
    .filter(isAsleep)
  const taken: Array<Sleep> = []
  for (const sleep of all.toSorted(preferred)) {
    const at = firstEndingAfter(taken, sleep.from)
    const isFree = at === taken.length || taken[at]!.from >= sleep.to
    if (isFree && sleep.to > sleep.from) taken.splice(at, 0, sleep)
  }
  const around = new Map<Sleep, Sleep>()
  for (const bed of beds.toSorted(preferred).reverse())
    for (let at = firstEndingAfter(taken, bed.from); taken[at] && taken[at]!.from < bed.to; at++)
      around.set(taken[at]!, bed)
  const nights = taken.map((sleep): Night => {
    const bed = around.get(sleep)?.spans ?? []
    for (const span of [...sleep.spans, ...bed]) unused.delete(span)
    const { offset_min } = sleep.spans.at(-1)!
    return {
      kind: "night",
      id: null,
      from: sleep.from,
      to: sleep.to,
      offset_min,
      is_nap: isNapOf({ from: sleep.from, to: sleep.to, offset_min }),
      stages: sleep.spans,
      figures: figuresOf(sleep, bed),
    }
  })
  return { nights, left_out: [...unused] }
}
