import type * as Xml from "effect/encoding/Xml"
import { localDateAt, offsetAt } from "#domain/time"
import {
  ABSENT,
  Devices,
  NO_PLACE,
  SKIPPED,
  stages,
  type Target,
  targets,
} from "#embedded/aggregator/exports/apple/records"
import {
  type Attributes,
  inUnit,
  numberOf,
  OpenWorkout,
} from "#embedded/aggregator/exports/apple/workout"
import { amounts, quantities } from "#embedded/aggregator/exports/column"
import { momentOf } from "#embedded/aggregator/exports/moment"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Span } from "#embedded/aggregator/exports/record"

/** A file may make up types without end. */
const MAX_TYPES = 1_000

const DAY_MS = 86_400_000
const MAX_SPAN_MS = 2 * DAY_MS

const SEXES: Readonly<Record<string, string>> = {
  HKBiologicalSexFemale: "female",
  HKBiologicalSexMale: "male",
}

/** Birthday and sex of the person; a sex that is not set or another is none. */
const personOf = ({
  HKCharacteristicTypeIdentifierDateOfBirth: birthday = "",
  HKCharacteristicTypeIdentifierBiologicalSex: sex = "",
}: Attributes) => ({ birthday, gender: Object.hasOwn(SEXES, sex) ? SEXES[sex]! : "" })

/** Follows the elements of an export and hands on what they hold. */
export class Document {
  private readonly devices = new Devices()
  private readonly types = new Map<string, string>()
  private record: Attributes | null = null
  private zone: string | null = null
  private workout: OpenWorkout | null = null
  private source: Attributes = {}
  private depth = 0
  /** Within a part of a workout, whose statistics the whole repeats. */
  private inPart = 0
  private latest = Number.POSITIVE_INFINITY
  private readonly sink: Sink

  constructor(sink: Sink) {
    this.sink = sink
  }

  take(events: ReadonlyArray<Xml.Event>): void {
    this.record = null
    this.workout = null
    this.depth = 0
    this.inPart = 0
    for (const event of events) {
      if (event._tag === "StartElement") this.start(event.name, event.attributes)
      else if (event._tag === "EndElement") this.end(event.name)
    }
  }

  private start(name: string, attributes: Attributes): void {
    this.depth++
    const reason = this.open(name, attributes)
    if (reason !== null) this.sink.skipped(this.ownName(attributes.type ?? name), reason)
  }

  /** Takes the start of an element; answers why it is left out, where it is. */
  private open(name: string, attributes: Attributes): string | null {
    switch (name) {
      case "Record":
        this.record = attributes
        this.zone = null
        return null
      case "MetadataEntry":
        if (this.record === null) {
          if (this.inPart === 0) this.workout?.note(attributes)
        } else if (attributes.key === "HKTimeZone") this.zone = attributes.value ?? null
        return null
      case "Workout":
        this.workout = new OpenWorkout(attributes)
        this.source = attributes
        return null
      case "WorkoutActivity":
        this.inPart++
        return null
      case "WorkoutStatistics":
        if (this.inPart === 0) this.workout?.count(attributes)
        return null
      case "WorkoutRoute":
        return SKIPPED.route
      case "Correlation":
        return SKIPPED.group
      case "ActivitySummary":
        return this.summary(attributes)
      case "ExportDate":
        this.made(attributes.value)
        return null
      case "Me":
        this.sink.offered(personOf(attributes))
        return SKIPPED.profile
      case "ClinicalRecord":
        return SKIPPED.clinical
    }
    return this.depth === 1 ? NO_PLACE : null
  }

  private end(name: string): void {
    this.depth--
    if (name === "WorkoutActivity") this.inPart--
    if (name === "Record" && this.record !== null) {
      const { record } = this
      this.record = null
      this.close(record)
    }
    if (name === "Workout" && this.workout !== null) {
      const type = this.ownName(this.source.workoutActivityType ?? name)
      const workout = this.workout.close(this.devices.of(this.source))
      this.workout = null
      if (typeof workout === "string") this.sink.skipped(type, workout)
      else if (workout.from > this.latest) this.sink.skipped(type, SKIPPED.future)
      else this.sink.used(type, workout)
    }
  }

  private made(date: string | undefined): void {
    const moment = momentOf(date)
    if (moment === null || moment.at < 0) return
    this.latest = moment.at + DAY_MS
    this.sink.made(moment.at)
  }

  private close(record: Attributes): void {
    const type = this.ownName(record.type ?? "Record")
    const target = targets.get(type)
    const reason =
      target === undefined
        ? SKIPPED.unknown
        : target.kind === "none"
          ? target.reason
          : this.put(type, target, record)
    if (reason !== null) this.sink.skipped(type, reason)
  }

  private spanOf(record: Attributes): Span | string {
    const start = momentOf(record.startDate)
    const end = record.endDate === record.startDate ? start : momentOf(record.endDate)
    if (start === null || end === null || start.at < 0) return SKIPPED.dates
    if (end.at < start.at) return SKIPPED.order
    if (start.at > this.latest) return SKIPPED.future
    if (end.at - start.at > MAX_SPAN_MS) return SKIPPED.long
    const zone = this.zone === null ? null : offsetAt(start.at, this.zone)
    return { from: start.at, to: end.at, offset_min: zone ?? start.offset_min }
  }

  /** Hands a record on; answers why it cannot be. */
  private put(
    type: string,
    target: Exclude<Target, { kind: "none" }>,
    record: Attributes,
  ): string | null {
    const span = this.spanOf(record)
    if (typeof span === "string") return span
    if (target.kind === "tag") {
      if (ABSENT.has(record.value ?? "")) return SKIPPED.absent
      const { from, offset_min } = span
      const date = localDateAt(from, offset_min ?? 0)
      this.sink.used(type, { kind: "tag", date, offset_min, name: target.name })
      return null
    }
    const device = this.devices.of(record)
    if (target.kind === "stage") {
      const { value = "" } = record
      if (!Object.hasOwn(stages, value)) return SKIPPED.stage
      this.sink.used(type, { kind: "stage", stage: stages[value]!, ...span, device })
      return null
    }
    const number = numberOf(record.value)
    if (number === null) return SKIPPED.value
    if (number < 0) return SKIPPED.negative
    const { unit } = target.kind === "amount" ? amounts[target.column] : quantities[target.quantity]
    const value = inUnit(number, record.unit ?? "none", unit)
    if (value === null) return SKIPPED.unit
    if (unit === "%" && value > 100) return SKIPPED.share
    const { from, to, offset_min } = span
    if (target.kind === "amount") {
      const { column } = target
      this.sink.used(type, { kind: "amount", column, from, to, offset_min, value, device })
    } else {
      const { quantity } = target
      this.sink.used(type, { kind: "sample", quantity, from, to, offset_min, value, device })
    }
    return null
  }

  /** The rings of a day: the energy of one is used where no records make it up. */
  private summary(rings: Attributes): string | null {
    const noon = momentOf(`${rings.dateComponents} 12:00:00 +0000`)
    if (noon === null || noon.at < 0) return SKIPPED.dates
    if (noon.at > this.latest) return SKIPPED.future
    const number = numberOf(rings.activeEnergyBurned)
    if (number === null) return SKIPPED.value
    const value = inUnit(number, rings.activeEnergyBurnedUnit ?? "", "kcal")
    if (value === null) return SKIPPED.unit
    if (value <= 0) return SKIPPED.unworn
    const date = localDateAt(noon.at, 0)
    const column = "calories_active_kcal"
    this.sink.used("ActivitySummary", {
      kind: "day",
      column,
      date,
      offset_min: null,
      value,
      yields: true,
    })
    return null
  }

  /** A name that keeps no text of the file alive. */
  private ownName(name: string): string {
    const known = this.types.get(name)
    if (known !== undefined) return known
    const own = Buffer.from(name.slice(0, 100)).toString()
    if (this.types.size < MAX_TYPES) this.types.set(own, own)
    return own
  }
}
