import { describe, expect, it } from "bun:test"
import { type Item, put } from "#domain/delivery-item"
import { dayColumns, nightColumns, workoutColumns } from "#embedded/aggregator/exports/column"
import { normalise } from "#ingest/normalise"

const text = await Bun.file("docs/deliveries.md").text()

interface Line {
  readonly type: string
  readonly path: string
  readonly column: string
}

/** The lines of the tables of docs/deliveries.md that name one path and one column. */
const lines = [...text.matchAll(/^### (\w+)\n\n((?:\|.*\n)+)/gm)].flatMap(([, type, table]) =>
  [...table!.matchAll(/^\| `([\w.]+)` \| (\w+) \|/gm)].map(
    ([, path, column]): Line => ({ type: type!, path: path!, column: column! }),
  ),
)

const metadata = {
  start_time: "2026-06-01T00:00:00+02:00",
  end_time: "2026-06-01T08:00:00+02:00",
  upload_type: 1,
}

/** An item of a delivery that says one thing. */
const itemWith = (path: string, value: unknown) => {
  const item: Item = { metadata: { ...metadata } }
  put(item, path, value)
  return item
}

const contentOf = (type: string, item: object): Record<string, unknown> => {
  const user = { user_id: "my-sender", provider: "OTHER", reference_id: "user_1" }
  const read = normalise(type, { type, user, data: [item] }, Date.UTC(2026, 5, 3))
  if (read.kind !== "rows") throw new Error(read.kind)
  const first: object = read.rows.items[0]!
  const { day, borrowed, measured } = first as Record<string, object>
  return { ...first, ...day, ...borrowed, ...measured }
}

describe("docs/deliveries.md", () => {
  for (const { type, path, column } of lines)
    it(`is right that ${path} of ${type} is read as ${column}`, () => {
      const value = column.startsWith("is_") ? true : 42
      expect(contentOf(type, itemWith(path, value))[column]).toBe(value)
    })

  it("names every path that files are written to", () => {
    const written = [
      ...Object.values(dayColumns).map(({ payload, path }) => `${payload} ${path}`),
      ...Object.values(nightColumns).map(([, path]) => `sleep ${path}`),
      ...Object.values(workoutColumns).map(([, path]) => `activity ${path}`),
    ]
    const documented = new Set(lines.map(({ type, path }) => `${type} ${path}`))
    expect(written.filter((each) => !documented.has(each))).toEqual([])
  })
})
