import type { Clock } from "#embedded/aggregator/exports/clock"
import { ColumnStore } from "#embedded/aggregator/exports/column-store"
import { DROPPED, type Dropped } from "#embedded/aggregator/exports/dropped"
import type { Amount, Device, Sample, Workout } from "#embedded/aggregator/exports/record"
import { Sources } from "#embedded/aggregator/exports/sources"

const DAY_MS = 86_400_000
/** The first instant after the 32 bits of a second, in 2106. */
const END_MS = 2 ** 32 * 1_000

type Spanned = Amount | Sample
type Recorded = Workout & { readonly device: Device }

/** What is the same for all records of a column. */
interface Kept {
  readonly store: ColumnStore
  readonly record: Spanned
}

const keyOf = (record: Spanned) =>
  record.kind === "amount" ? `amount ${record.column}` : `sample ${record.quantity}`

/** Records known in UTC alone. Their local day follows from other files of the export, which may come after them. */
export class Undated {
  private readonly spans = new Map<string, Kept>()
  private readonly sources = new Sources()
  private readonly local = new Map<Device, Device>()
  private readonly workouts: Array<readonly [Recorded, type: string]> = []

  add(record: Spanned, type: string): void {
    if (record.from < 0 || record.from >= END_MS) return
    const key = keyOf(record)
    const known = this.spans.get(key) ?? { store: new ColumnStore(), record }
    this.spans.set(key, known)
    const source = this.sources.numberOf(record.device, type)
    const day = Math.floor(record.from / DAY_MS)
    known.store.add(record.from, record.to, day, record.value, source)
  }

  addWorkout(workout: Recorded, type: string): void {
    this.workouts.push([workout, type])
  }

  /** A device once its records have a day; the same for the same, since others count on that. */
  private localOf(device: Device): Device {
    const known = this.local.get(device) ?? { ...device, isUtc: false }
    this.local.set(device, known)
    return known
  }

  /** All of them on a clock; without one they are dropped. */
  *on(clock: Clock | null, dropped: Dropped): Generator<readonly [Spanned | Workout, string]> {
    for (const { store, record } of this.spans.values())
      for (const rows of store.taken())
        for (let at = 0; at < rows.length; at++) {
          const { device, type } = this.sources.at(rows.sourceOf(at))
          const from = rows.fromOf(at) * 1_000
          if (clock === null) dropped(type, DROPPED.clockless, 1)
          else {
            const span = { from, to: rows.toOf(at) * 1_000, offset_min: clock(from) }
            yield [
              { ...record, ...span, value: rows.valueOf(at), device: this.localOf(device) },
              type,
            ]
          }
        }
    for (const [{ device, ...workout }, type] of this.workouts)
      if (clock === null) dropped(type, DROPPED.clockless, 1)
      else {
        const offset_min = clock(workout.from)
        yield [{ ...workout, offset_min, device: this.localOf(device) }, type]
      }
  }
}
