import { Effect, Stream } from "effect"
import { localDateAt } from "#domain/time"
import type { Quantity } from "#embedded/aggregator/exports/column"
import {
  FIT_EPOCH_MS,
  FitDecoder,
  type FitMessage,
  TIMESTAMP,
} from "#embedded/aggregator/exports/fit/decoder"
import {
  figuresOf,
  MESSAGE,
  measured,
  sampleOf,
  sportOf,
  unreadMessages,
} from "#embedded/aggregator/exports/fit/fields"
import { DayCounters, dayEndingAt } from "#embedded/aggregator/exports/fit/monitoring"
import { offsetIn } from "#embedded/aggregator/exports/moment"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { Sample } from "#embedded/aggregator/exports/record"

const SKIPPED = {
  times: "it has no times",
  unset: "its device did not know the date: the time counts from when it was switched on",
  long: "it has no length, or one of more than a month",
  value: "it was not measured",
  many: "there are too many of them",
  shared: "several people used the device, and nothing tells who is who",
} as const

const DAY_MS = 86_400_000
const MAX_SESSIONS = 1_000
const MAX_LENGTH_MS = 30 * DAY_MS
/** A journey of days stands still for most of it, not for this many times as long as it moves. */
const MAX_TIMERS = 10

/** A file of a watch says what Garmin's own summary says too, and that has more. */
const DEVICE = { name: "FIT", rank: 1 }

const START = 2
const ELAPSED = 7
const TIMER = 8
const SPORT = 5
const SUB_SPORT = 6
const LOCAL = 5
const HEART_RATE = 3
const TIME_16 = 26
const SERIAL = 3
/** The local time in `monitoring_info`. */
const LOCAL_OF_DAY = 0
const MAX_SHARED = 100_000

/** A smaller number counts from when the device was switched on, and is no date. */
const FIRST_DATE = 0x10000000

/** The instant of a time; null for what is none. */
const epochOf = (seconds: number | null | undefined): number | null =>
  seconds == null || seconds < FIRST_DATE ? null : FIT_EPOCH_MS + seconds * 1_000

/** The reason why a time is no instant. */
const undatedOf = (seconds: number | null | undefined): string =>
  seconds == null ? SKIPPED.times : SKIPPED.unset

/** The minutes between the same moment on a local clock and in UTC; null for what no clock on earth has. */
const clockOf = (fields: FitMessage["fields"], field: number): number | null => {
  const [utc, local] = [fields.get(TIMESTAMP), fields.get(field)]
  if (utc === undefined || local === undefined || utc < FIRST_DATE) return null
  // Whole quarters of an hour: the two were not read in the same second.
  const minutes = Math.round((local - utc) / 900) * 15
  return Math.abs(minutes) <= 840 ? minutes : null
}

/**
 * The length of a workout in milliseconds: from its start to its end; without an end, or with more than a month
 * between, or more than a day that is many times its timer, because the clock was set or a pause forgotten, as long as
 * its timer ran. Null for neither.
 */
const lengthOf = (fields: FitMessage["fields"]): number | null => {
  const [elapsed = 0, timer = 0] = [fields.get(ELAPSED), fields.get(TIMER)]
  const isForgotten = elapsed > DAY_MS && timer > 0 && elapsed > MAX_TIMERS * timer
  const lengths = isForgotten ? [timer] : [elapsed, timer]
  return lengths.find((each) => each > 0 && each <= MAX_LENGTH_MS) ?? null
}

/** The seconds from when a device was switched on to its own local clock, which a workout's end may say of both. */
const switchedOnAt = (fields: FitMessage["fields"]): number | null => {
  const [since, local] = [fields.get(TIMESTAMP), fields.get(LOCAL)]
  if (since === undefined || local === undefined) return null
  return since < FIRST_DATE && local >= FIRST_DATE ? local - since : null
}

/** What the messages of a file come to. Workouts are known once the clock of the file is, at its end. */
class Messages {
  private readonly sessions: Array<FitMessage> = []
  private clock: number | null = null
  private switchedOn: number | null = null
  private beats = { count: 0, sum: 0, low: Number.POSITIVE_INFINITY, high: 0 }
  private time: number | null = null
  private readonly counters: DayCounters
  private readonly people = new Set<number>()
  private readonly shared: Array<readonly [type: string, Sample]> = []
  private readonly sink: Sink
  private readonly zone: string | null

  constructor(sink: Sink, zone: string | null) {
    this.sink = sink
    this.counters = new DayCounters(sink)
    this.zone = zone
  }

  take(message: FitMessage): void {
    const { number, fields } = message
    this.time = fields.get(TIMESTAMP) ?? this.time
    if (number === MESSAGE.session && this.sessions.length < MAX_SESSIONS)
      this.sessions.push(message)
    else if (number === MESSAGE.file) this.counters.by(fields.get(SERIAL))
    else if (number === MESSAGE.activity) {
      this.clock = clockOf(fields, LOCAL) ?? this.clock
      this.switchedOn = switchedOnAt(fields) ?? this.switchedOn
    } else if (number === MESSAGE.monitoringInfo)
      this.clock = clockOf(fields, LOCAL_OF_DAY) ?? this.clock
    else if (number === MESSAGE.record) this.beat(fields.get(HEART_RATE))
    else if (Object.hasOwn(unreadMessages, number)) this.sink.skipped(...unreadMessages[number]!)
    else if (Object.hasOwn(measured, number)) this.measure(message)
  }

  private beat(bpm: number | undefined): void {
    if (bpm === undefined || bpm === 0) return
    this.beats.count++
    this.beats.sum += bpm
    this.beats.low = Math.min(this.beats.low, bpm)
    this.beats.high = Math.max(this.beats.high, bpm)
  }

  private measure(message: FitMessage): void {
    const { number, fields } = message
    const { name, time: ownTime, person, unread = [] } = measured[number]!
    const time = ownTime === undefined ? this.timeOf(fields) : (fields.get(ownTime) ?? null)
    const at = epochOf(time)
    if (number === MESSAGE.monitoring)
      this.counters.take(message, at ?? undatedOf(time), this.offsetAt(at ?? 0))
    for (const [field, other, reason] of unread)
      if (fields.has(field)) this.sink.skipped(`${name}: ${other}`, reason)
    for (const field of measured[number]!.fields) {
      if (!fields.has(field[0])) continue
      const value = sampleOf(field, fields)
      const type = `${name}: ${field[1]}`
      if (value === null) this.sink.skipped(type, SKIPPED.value)
      else if (at === null) this.sink.skipped(type, undatedOf(time))
      else if (person === undefined) this.sink.used(type, this.sampleAt(at, field[1], value))
      else this.ofPeople(type, this.sampleAt(at, field[1], value), fields.get(person))
    }
  }

  /** A measurement; one at midnight is of the day that it ends. */
  private sampleAt(at: number, quantity: Quantity, value: number): Sample {
    const offset_min = this.offsetAt(at)
    const isEnd = dayEndingAt(at, offset_min) !== localDateAt(at, offset_min)
    const from = isEnd && quantity === "resting_heart_rate" ? at - 1_000 : at
    return { kind: "sample", quantity, from, to: from, offset_min, value, device: DEVICE }
  }

  /** Keeps what a device measured that several people may use, until it is known whether they do. */
  private ofPeople(type: string, sample: Sample, person = 0): void {
    this.people.add(person)
    if (this.shared.length < MAX_SHARED) this.shared.push([type, sample])
    else this.sink.skipped(type, SKIPPED.many)
  }

  /** The time of a message; a short one counts on from the last that was said in full. */
  private timeOf(fields: FitMessage["fields"]): number | null {
    const short = fields.get(TIME_16)
    if (short === undefined || fields.has(TIMESTAMP) || this.time === null) return this.time
    return this.time + ((short - (this.time & 0xffff)) & 0xffff)
  }

  private offsetAt(at: number): number {
    return this.clock ?? offsetIn(at, this.zone)
  }

  /** Hands the rest on. `id` is that of the workout, where the name of the file has it. */
  end(id: string | null): void {
    this.counters.end()
    for (const [type, sample] of this.shared)
      if (this.people.size > 1) this.sink.skipped(type, SKIPPED.shared)
      else this.sink.used(type, sample)
    for (const [index, session] of this.sessions.entries()) {
      const reason = this.workout(session, index === 0 ? id : null)
      if (reason !== null) this.sink.skipped("session", reason)
    }
  }

  private workout({ fields }: FitMessage, id: string | null): string | null {
    const start = fields.get(START)
    const dated = epochOf(start)
    const local = this.switchedOn === null ? null : epochOf((start ?? 0) + this.switchedOn)
    const from = dated ?? local
    if (start === undefined || from === null) return undatedOf(start)
    const length = lengthOf(fields)
    if (length === null) return SKIPPED.long
    const own = figuresOf(fields)
    const figures = own.avg_hr_bpm === undefined ? { ...this.beaten(), ...own } : own
    this.sink.used("session", {
      kind: "workout",
      id,
      from,
      to: from + length,
      offset_min: dated === null ? null : this.offsetAt(from),
      device: DEVICE,
      ...sportOf(fields.get(SPORT) ?? 0, fields.get(SUB_SPORT) ?? 0),
      figures,
    })
    return null
  }

  /** What the records of the one session of a file say of the heart, where the session says nothing of it. */
  private beaten() {
    const { count, sum, low, high } = this.beats
    if (this.sessions.length !== 1 || count === 0) return {}
    return { avg_hr_bpm: Math.round(sum / count), min_hr_bpm: low, max_hr_bpm: high }
  }
}

const GARMIN = 1
const MANUFACTURER = 1

const isFit = (head: Uint8Array): boolean =>
  head.length > 12 && head[0]! >= 12 && Buffer.from(head.subarray(8, 12)).toString() === ".FIT"

/** Who made the device, by the first message of a file; null where nothing says so. */
const makerOf = (head: Uint8Array): number | null => {
  let maker: number | null = null
  new FitDecoder(({ number, fields }) => {
    if (number === MESSAGE.file) maker ??= fields.get(MANUFACTURER) ?? null
  }).push(head.subarray(0, 4_096))
  return maker
}

/** Garmin's own exports name a file by its activity. */
const activityIn = (path: string): string | null =>
  /(?:^|\/)(\d{6,20})_ACTIVITY\.fit$/i.exec(path)?.[1] ?? null

const read = (
  file: ExportFile,
  sink: Sink,
  zone: string | null,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.gen(function* () {
    const messages = new Messages(sink, zone)
    const decoder = new FitDecoder((message) => messages.take(message))
    yield* Stream.runForEach(file.bytes, (bytes) => Effect.sync(() => decoder.push(bytes)))
    if (decoder.fault !== null) return yield* new ExportUnreadable({ reason: decoder.fault })
    if (!decoder.isWhole) return yield* new ExportUnreadable({ reason: "it ends early" })
    messages.end(activityIn(file.path))
  })

/** The files of Garmin's watches, by themselves or in the archive that Garmin sends. */
export const garminFit: Reader = {
  vendor: "garmin",
  provider: "GARMIN",
  detect: ({ head }) => isFit(head) && makerOf(head) === GARMIN,
  read,
}

/** FIT files of other devices and apps. */
export const fit: Reader = {
  vendor: "fit",
  provider: "FIT",
  detect: ({ head }) => isFit(head),
  read,
}
