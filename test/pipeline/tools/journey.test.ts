import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aNight, store } from "#test/rows"
import { ada, ask, itOverRows as it, valueOf } from "#test/tools"

const window = { from: "2026-08-01", to: "2026-11-22" }

/** Sixty nights of 7 h at home, and ten of 6 h at an offset of `offset_min`. */
const withTrip = (offset_min: number) =>
  Array.from({ length: 70 }, (_, at) => {
    const away = at >= 40 && at < 50
    return aNight(ada, addDays("2026-09-01", at), {
      asleep_s: (away ? 6 : 7) * 3_600,
      tz_offset_min: away ? offset_min : 60,
    })
  })

it("sets a metric in the nights of another time zone beside the month before", () =>
  Effect.gen(function* () {
    yield* store({ nights: withTrip(-360) })
    const found = yield* ask("journey", { metric: "sleep_minutes", window })
    expect(valueOf(found, "away_from")).toBe("2026-10-11")
    expect(valueOf(found, "away_until")).toBe("2026-10-20")
    expect(valueOf(found, "away_hours")).toBe(7)
    expect(valueOf(found, "away_mean")).toBe(360)
    expect(valueOf(found, "home_mean")).toBe(420)
  }))

it("finds nothing where every night was at home", () =>
  Effect.gen(function* () {
    yield* store({ nights: withTrip(60) })
    expect((yield* ask("journey", { metric: "sleep_minutes", window })).facts).toEqual([])
  }))
