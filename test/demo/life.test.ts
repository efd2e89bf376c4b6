import { describe, expect, test } from "bun:test"
import { type LivedDay, lifeOf as livedDays } from "#demo/life"
import { truths } from "#demo/truths"
import { addDays, weekdayOf } from "#domain/time"
import { mean } from "#statistics/sample/descriptive"
import { spearman } from "#statistics/sample/spearman"

const lifeOf = (...given: Parameters<typeof livedDays>) => [...livedDays(...given)]

/** First days of lives that end on a Thursday, a Sunday and in another season. */
const firsts = ["2024-11-20", "2024-11-23", "2024-03-01"]

const life = lifeOf(firsts[0]!, truths.days)
const days = life.flatMap(({ day }) => day ?? [])
const nights = life.flatMap(({ night }) => night ?? [])

const asleep = ({ deep, light, rem }: NonNullable<LivedDay["night"]>) => deep + light + rem

/** The rank correlation of a number of the day with one of the night that follows. */
const rho = (
  lived: ReadonlyArray<LivedDay>,
  ofDay: (day: NonNullable<LivedDay["day"]>) => number,
  ofNight: (night: NonNullable<LivedDay["night"]>) => number,
) => {
  const pairs = lived.flatMap(({ day, night }) =>
    day && night ? [[ofDay(day), ofNight(night)] as const] : [],
  )
  return spearman(
    pairs.map(([x]) => x),
    pairs.map(([, y]) => y),
  )!.rho
}

/** The rank correlation of what was written down of a day with the sleep that follows. */
const rhoOfPages = (
  lived: ReadonlyArray<LivedDay>,
  ofPage: (page: NonNullable<LivedDay["page"]>) => number,
) => {
  const pairs = lived.flatMap(({ page, night }) =>
    page && night ? [[ofPage(page), asleep(night)] as const] : [],
  )
  return spearman(
    pairs.map(([x]) => x),
    pairs.map(([, y]) => y),
  )!.rho
}

const restingHr = (from: number, until: number) =>
  mean(life.slice(from, until).flatMap(({ day }) => day?.resting_hr ?? []))

const hrv = (from: number, until: number) =>
  mean(life.slice(from, until).flatMap(({ night }) => night?.hrv_rmssd ?? []))

describe("the demo person", () => {
  test("is the same whoever asks", () => {
    expect(lifeOf(firsts[0]!, truths.days)).toEqual([...life])
  })

  test("lives on without changing a day of the past", () => {
    expect(lifeOf(firsts[0]!, truths.days + 40).slice(0, truths.days)).toEqual([...life])
  })

  test("lives the same numbers on other dates, but for the weekdays", () => {
    const weekLater = lifeOf(addDays(firsts[0]!, 7), truths.days)
    expect(weekLater.map(({ day }) => day)).toEqual(life.map(({ day }) => day))
    expect(weekLater.map(({ night }) => night)).toEqual(life.map(({ night }) => night))
    expect(weekLater.map(({ page }) => page)).toEqual(life.map(({ page }) => page))
  })

  test("misses a few days and nights, and none of the last three weeks", () => {
    expect(days.length).toBeWithin(680, 715)
    expect(nights.length).toBeWithin(680, 715)
    expect(life.slice(-21).every(({ day, night }) => day && night)).toBe(true)
  })

  test("is an ordinary adult", () => {
    for (const day of days) {
      expect(day.steps).toBeWithin(900, 40_001)
      expect(day.resting_hr).toBeWithin(50, 72)
      expect(day.max_hr).toBeWithin(100, 200)
      expect(day.low + day.moderate + day.vigorous).toBeLessThan(900)
    }
    for (const night of nights) {
      expect(asleep(night)).toBeWithin(280, 571)
      expect(Math.min(night.deep, night.light, night.rem)).toBeGreaterThan(30)
      expect(night.hrv_rmssd).toBeWithin(15, 110)
      expect(night.min_hr).toBeLessThan(night.avg_hr)
    }
    expect(mean(days.map(({ steps }) => steps))).toBeWithin(8_000, 10_000)
    expect(mean(nights.map(asleep))).toBeWithin(415, 450)
    const workouts = life.filter(({ workout }) => workout).length
    expect((7 * workouts) / truths.days).toBeWithin(3.5, 4.5)
  })
})

const pages = life.flatMap(({ page }) => page ?? [])

test("the demo person writes down most days, in ordinary amounts", () => {
  expect(pages.length).toBeWithin(620, 680)
  for (const { caffeine_mg, water_ml, mood } of pages) {
    expect(caffeine_mg).toBeWithin(0, 501)
    expect(water_ml).toBeWithin(400, 4_001)
    expect([1, 2, 3, 4, 5]).toContain(mood)
  }
})

describe("planted", () => {
  test("more caffeine goes with shorter sleep the following night, over any half year", () => {
    for (const first of firsts) {
      const lived = lifeOf(first, truths.days)
      for (const from of [0, 182, 365, 548])
        expect(
          -rhoOfPages(lived.slice(from, from + 182), ({ caffeine_mg }) => caffeine_mg),
        ).toBeWithin(0.25, 0.5)
    }
  })

  test("mood is better after a longer night, over any half year", () => {
    for (const first of firsts) {
      const lived = lifeOf(first, truths.days)
      for (const from of [1, 183, 366, 549]) {
        const pairs = lived.slice(from, from + 181).flatMap(({ page }, at) => {
          const before = lived[from + at - 1]!.night
          return page && before ? [[asleep(before), page.mood] as const] : []
        })
        const found = spearman(
          pairs.map(([x]) => x),
          pairs.map(([, y]) => y),
        )!
        expect(found.rho).toBeWithin(0.35, 0.62)
      }
    }
  })

  test("water goes with nothing", () => {
    for (const first of firsts) {
      const lived = lifeOf(first, truths.days)
      expect(Math.abs(rhoOfPages(lived, ({ water_ml }) => water_ml))).toBeLessThan(0.08)
    }
  })

  test("the second scale shows more, and nothing else about the weight changes", () => {
    const { from, shift_kg } = truths.scale
    const weighed = life.flatMap(({ weighing }, day) => (weighing ? [{ ...weighing, day }] : []))
    const of = (scale: "first" | "second") => weighed.filter((weighing) => weighing.scale === scale)
    expect(Math.max(...of("first").map(({ day }) => day))).toBeLessThan(from)
    expect(Math.min(...of("second").map(({ day }) => day))).toBeGreaterThanOrEqual(from)
    const level = (scale: "first" | "second") => mean(of(scale).map(({ weight_kg }) => weight_kg))
    expect(level("second") - level("first")).toBeWithin(shift_kg - 0.4, shift_kg + 0.4)
  })
  test("more steps go with longer sleep the following night, over any half year", () => {
    for (const first of firsts) {
      const lived = lifeOf(first, truths.days)
      for (const from of [0, 182, 365, 548])
        expect(rho(lived.slice(from, from + 182), ({ steps }) => steps, asleep)).toBeWithin(
          0.3,
          0.6,
        )
    }
  })

  test("the resting heart rate lies 4 bpm lower from the first run on", () => {
    const { from, resting_hr_bpm } = truths.running
    expect(restingHr(from, truths.days) - restingHr(0, from)).toBeCloseTo(resting_hr_bpm, 0)
    const sports = life.map(({ workout }) => workout?.sport ?? null)
    expect(sports.indexOf("run")).toBe(from)
  })

  test("the variability of the heart rate rises over the last half year and not before", () => {
    const { from, until, factor } = truths.hrv
    expect(hrv(until - 30, until) / hrv(0, from)).toBeCloseTo(factor, 1)
    const rise = (start: number) => {
      const lived = life.slice(start, start + 182)
      const points = lived.flatMap(({ night }, day) => (night ? [[day, night.hrv_rmssd]] : []))
      return spearman(
        points.map(([day]) => day!),
        points.map(([, value]) => value!),
      )!
    }
    expect(rise(from).ci_low).toBeGreaterThan(0.2)
    expect(Math.abs(rise(180).rho)).toBeLessThan(0.15)
  })

  test("bedtime is 45 minutes later in the nights to Saturday and to Sunday", () => {
    const bedtime = (weekend: boolean) =>
      mean(
        life.flatMap(({ date, night }) =>
          night && [4, 5].includes(weekdayOf(date)) === weekend ? [night.bedtime] : [],
        ),
      )
    expect(bedtime(true) - bedtime(false)).toBeWithin(40, 51)
  })

  test("floors and deep sleep have nothing to do with each other", () => {
    for (const first of firsts) {
      const lived = lifeOf(first, truths.days)
      expect(
        Math.abs(
          rho(
            lived,
            ({ floors }) => floors,
            ({ deep }) => deep,
          ),
        ),
      ).toBeLessThan(0.08)
    }
  })
})
