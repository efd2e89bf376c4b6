import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import type { PlantedPerson } from "#test/planted/person"
import { aDay, aDiaryDay, aNight, type Rows } from "#test/rows"

const MINUTE_S = 60
const NOON = 12
const HOURS = 24

/** A clock hour between 12 and 36 as the local start of the sleep that ends on `date`. */
const startOf = (date: string, hour: number): string => {
  const minutes = Math.round((hour % HOURS) * MINUTE_S)
  const [h, m] = [Math.floor(minutes / MINUTE_S) % HOURS, minutes % MINUTE_S]
  const day = h >= NOON ? addDays(date, -1) : date
  return `${day}T${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}:00+01:00`
}

/** A made-up person's file as typed rows, each metric in the column it is read from first. */
export const rowsOf = (
  user: UserId,
  { start, n_days, metrics }: PlantedPerson,
): Required<Pick<Rows, "days" | "nights" | "diary">> => {
  const dates = Array.from({ length: n_days }, (_, at) => addDays(start, at))
  const on = (at: number) => (key: string) => metrics[key]?.[at] ?? null
  const seconds = (minutes: number | null) => (minutes === null ? null : minutes * MINUTE_S)
  return {
    days: dates.map((date, at) => {
      const value = on(at)
      return aDay(user, date, {
        steps: value("steps"),
        active_s: seconds(value("active_minutes")),
        resting_hr_bpm: value("resting_hr"),
        stress_avg: value("stress_score"),
        weight_kg: value("weight_kg"),
      })
    }),
    nights: dates.map((date, at) => {
      const value = on(at)
      const bedtime = value("bedtime_hour")
      return aNight(user, date, {
        ...(bedtime === null ? {} : { start_at: startOf(date, bedtime) }),
        asleep_s: seconds(value("sleep_minutes")),
        efficiency_pct: value("sleep_efficiency"),
        hrv_rmssd_ms: value("hrv_rmssd"),
        resp_rate_brpm: value("respiratory_rate"),
        spo2_avg_pct: value("spo2"),
        skin_temp_delta_c: value("skin_temp_dev"),
      })
    }),
    diary: dates.map((date, at) => {
      const value = on(at)
      return aDiaryDay(user, date, {
        caffeine_mg: value("caffeine_mg"),
        water_ml: value("water_ml"),
        mood: value("mood"),
      })
    }),
  }
}
