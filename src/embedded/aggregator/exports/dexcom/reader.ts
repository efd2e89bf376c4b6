import { Effect } from "effect"
import type { Row } from "effect/encoding/Csv"
import { conversion } from "#catalogue/unit"
import { parseStamp } from "#domain/time"
import { quantities } from "#embedded/aggregator/exports/column"
import { eachRow, numberOf, type Table, tableOf } from "#embedded/aggregator/exports/csv/table"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { Device, ExportRecord } from "#embedded/aggregator/exports/record"

/** Columns by what stands in brackets behind their names, which are in the language of the account. */
const TIME = /\((?:y{4}|j{4}|a{4})-mm-(?:dd|tt|jj)thh:mm:ss\)$/
const GLUCOSE = /(?:^glucose value|\((mg\/dl|mmol\/l)\))$/
const CHANGE = /\((mg\/dl|mmol\/l)\/min\)$/
const CARBS = /\(gram\w{0,3}\)$/

/** The sensor counts before the fingertip, of which a calibration is one. */
const SENSOR: Device = { name: "sensor", rank: 0 }
const FINGERTIP: Device = { name: "fingertip", rank: 1 }

/** What becomes of each event: samples of a device, grams, or why it is left out. */
const events: Readonly<Record<string, Device | "grams" | string>> = {
  egv: SENSOR,
  egw: SENSOR,
  calibration: FINGERTIP,
  carbs: "grams",
  insulin: "insulin has no place",
  exercise: "it names no sport",
  alert: "it is a setting of the device",
  device: "it is a setting of the device",
  firstname: "it is about the person",
  lastname: "it is about the person",
  dateofbirth: "it is about the person",
}

/** Words where the sensor is out of its range of 40 to 400 mg/dL, as the vendor's own interface numbers them. */
const WORDS: Readonly<Record<string, number>> = { low: 39, niedrig: 39, high: 401, hoch: 401 }

/** A receiver and a phone show the same reading of one sensor, which measures every five minutes. */
const SAME_READING_MS = 150_000

/** Nobody is measured outside this, in mg/dL. */
const PLAUSIBLE = { low: 10, high: 1_000 }

const isHeader = (names: ReadonlyArray<string>): boolean =>
  names.some((name) => TIME.test(name)) && names.some((name) => GLUCOSE.test(name))

/** A spreadsheet that saved the file again may write one digit of hours. */
const stampOf = (text: string | undefined) => parseStamp(text?.replace(/[ T](\d):/, " 0$1:"))

/** The unit of the glucose column: its own, else the one that the rate of change is in. */
const unitOf = ({ names }: Table): string => {
  const first = (pattern: RegExp) => names.flatMap((name) => pattern.exec(name)?.[1] ?? [])[0]
  return first(GLUCOSE) ?? first(CHANGE) ?? "none"
}

const read = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const table = tableOf(file.head, isHeader)
    if (table === null)
      return new ExportUnreadable({ reason: "it has no header", error: "unknown_format" })
    const convert = conversion(unitOf(table), quantities.glucose.unit)
    if (convert === null)
      return new ExportUnreadable({
        reason: "its unit is none of glucose",
        error: "unknown_format",
      })
    const [time, glucose, carbs] = [TIME, GLUCOSE, CARBS].map((pattern) =>
      table.names.findIndex((name) => pattern.test(name)),
    )
    const [event, display] = [time! + 1, glucose! - 1]
    let shown = { at: Number.NEGATIVE_INFINITY, on: "" }
    /** Whether another display has shown a reading of the sensor. */
    const isShown = (row: Row, at: number): boolean => {
      const on = (row[display] ?? "").trim()
      const isAgain = on !== shown.on && Math.abs(at - shown.at) < SAME_READING_MS
      if (!isAgain) shown = { at, on }
      return isAgain
    }

    const recordOf = (row: Row, becomes: Device | string): ExportRecord | string => {
      if (becomes !== "grams" && typeof becomes === "string") return becomes
      const stamp = stampOf(row[time!])
      if (stamp === null) return "its time is not readable"
      const span = { from: stamp.epoch_ms, to: stamp.epoch_ms, offset_min: stamp.offset_min }
      if (typeof becomes === "string") {
        const value = numberOf(row[carbs!] ?? "")
        if (value === null || value < 0) return "its value is no number"
        return { kind: "amount", column: "carbs_g", ...span, value, device: SENSOR }
      }
      const printed = (row[glucose!] ?? "").trim()
      const number = numberOf(printed)
      const value = number === null ? WORDS[printed.toLowerCase()] : convert(number)
      if (value === undefined) return "its value is no number"
      if (value < PLAUSIBLE.low || value > PLAUSIBLE.high) return "no body has such a value"
      if (becomes === SENSOR && isShown(row, stamp.epoch_ms)) return "another display showed it"
      return { kind: "sample", quantity: "glucose", ...span, value, device: becomes }
    }

    return eachRow(file, table, (row) => {
      const type = (row[event] ?? "").trim()
      const key = type.toLowerCase()
      const becomes = Object.hasOwn(events, key) ? events[key]! : "nothing is known of this event"
      if (key === "dateofbirth") sink.offered({ birthday: (row[event + 2] ?? "").trim() })
      const record = recordOf(row, becomes)
      if (typeof record === "string") sink.skipped(type, record)
      else sink.used(type, record)
    })
  })

/** The table of events that Dexcom Clarity exports; its times are local ones without an offset. */
export const dexcomClarity: Reader = {
  vendor: "dexcom",
  provider: "DEXCOM",
  detect: ({ head }) => tableOf(head, isHeader) !== null,
  read,
}
