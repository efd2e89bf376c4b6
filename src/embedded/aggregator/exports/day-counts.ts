import type { DayCount, DayFigure } from "#embedded/aggregator/exports/record"

type Typed<Value> = readonly [Value, type: string]

/** Counters that run from midnight on: of each part of a day the highest that any file has. */
export class DayCounts {
  private readonly highest = new Map<string, Typed<DayCount>>()

  add(count: DayCount, type: string): void {
    const key = `${count.date} ${count.column} ${count.device} ${count.part}`
    const known = this.highest.get(key)
    if (!known || known[0].value < count.value) this.highest.set(key, [count, type])
  }

  /** A figure for each day: the sum of the parts, of the device that counted most. It yields to all others. */
  *figures(): Generator<Typed<DayFigure>> {
    const days = Map.groupBy(this.highest.values(), ([{ date, column }]) => `${date} ${column}`)
    for (const own of days.values()) {
      const [{ column, date, offset_min }, type] = own[0]!
      const devices = Map.groupBy(own, ([{ device }]) => device)
      const sums = [...devices.values()].map((parts) =>
        parts.reduce((sum, [{ value }]) => sum + value, 0),
      )
      const value = Math.max(...sums)
      yield [{ kind: "day", column, date, offset_min, value, yields: true }, type]
    }
  }
}
