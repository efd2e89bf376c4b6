import { expect } from "bun:test"
import { Effect } from "effect"
import { aDay, store } from "#test/rows"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

it("is the last value before a day and the first after it, within a month", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, "2026-09-27", { weight_kg: 75.9 }),
        aDay(ada, "2026-09-30", { weight_kg: 75.2 }),
        aDay(ada, "2026-10-02", { weight_kg: 74.9 }),
        aDay(ada, "2026-10-05", { weight_kg: 74.1 }),
      ],
    })
    const found = yield* ask("nearest", { metric: "weight_kg", date: "2026-10-01" })
    expect([valueOf(found, "before"), valueOf(found, "before_date")]).toEqual([75.2, "2026-09-30"])
    expect([valueOf(found, "after"), valueOf(found, "after_date")]).toEqual([74.9, "2026-10-02"])
    const far = yield* ask("nearest", { metric: "weight_kg", date: "2026-01-01" })
    expect(insufficientDataOf(far)).toMatchObject({ reason: "no_data" })
  }))
