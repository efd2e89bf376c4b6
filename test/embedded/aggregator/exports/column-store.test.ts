import { expect, test } from "bun:test"
import { ColumnRows } from "#embedded/aggregator/exports/column-rows"
import { ColumnStore } from "#embedded/aggregator/exports/column-store"

const DAY_MS = 86_400_000

/** A row every 97 minutes over two years, of two devices, with counts, fractions and long spans. */
const rows = Array.from({ length: 10_000 }, (_, at) => ({
  from: at * 97 * 60_000,
  to: at * 97 * 60_000 + (at % 500 === 0 ? 2 * DAY_MS : (at % 7) * 1_000),
  value: at % 3 === 0 ? at / 7 : at,
  source: at % 2,
}))

/** Every row, from both ends to the middle. */
const shuffled = rows.map((_, at) => rows[at % 2 === 0 ? at / 2 : rows.length - (at + 1) / 2]!)

const storeOf = (of: typeof rows) => {
  const store = new ColumnStore()
  for (const { from, to, value, source } of of)
    store.add(from, to, Math.floor(from / DAY_MS), value, source)
  return store
}

type Rows = ReturnType<ColumnStore["within"]>["rows"]

const read = (of: Rows, at: ReadonlyArray<number>) =>
  at.map((each) => ({
    from: of.fromOf(each) * 1_000,
    to: of.toOf(each) * 1_000,
    value: of.valueOf(each),
    source: of.sourceOf(each),
  }))

const byStart = (some: typeof rows) => some.toSorted((a, b) => a.from - b.from)

test("rows come back as they were, by day, in whatever order they came", () => {
  for (const order of [rows, shuffled]) {
    const days = [...storeOf(order).byDay()]
    expect(days.map(([day]) => day)).toEqual(
      [...new Set(days.map(([day]) => day))].sort((a, b) => a - b),
    )
    for (const [day, of, at] of days)
      for (const { from } of read(of, at)) expect(Math.floor(from / DAY_MS)).toBe(day)
    expect(byStart(days.flatMap(([, of, at]) => read(of, at)))).toEqual(rows)
  }
})

test("the rows of a span are found in order, across the periods in which they are kept", () => {
  for (const order of [rows, shuffled]) {
    const store = storeOf(order)
    for (const [fromDay, toDay] of [
      [3, 4],
      [127, 129],
      [100, 400],
      [650, 700],
      [800, 900],
    ] as const) {
      const [from, to] = [fromDay * DAY_MS, toDay * DAY_MS]
      const { rows: of, at } = store.within(from / 1_000, to / 1_000)
      expect(read(of, at)).toEqual(rows.filter((row) => row.from >= from && row.from <= to))
    }
  }
})

test("what is taken is there once", () => {
  const store = storeOf(shuffled)
  const all = [...store.taken()].flatMap((of) =>
    read(
      of,
      Array.from({ length: of.length }, (_, at) => at),
    ),
  )
  expect(byStart(all)).toEqual(rows)
  expect([...store.taken()]).toEqual([])
})

test("rows are packed into some bytes each", () => {
  const packed = (valueOf: (at: number) => number) => {
    const column = new ColumnRows()
    for (let at = 0; at < 2_048; at++) {
      const from = 1.4e12 + at * 300_000 + ((at * 37) % 200) * 1_000
      column.add(from, from, Math.floor(from / DAY_MS), valueOf(at), 1)
    }
    return column.packed().byteLength / column.length
  }
  expect(packed((at) => 50 + ((at * 41) % 90))).toBeLessThan(6)
  expect(packed((at) => Math.sin(at))).toBeLessThan(13)
})
