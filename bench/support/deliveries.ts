const twoDigits = (count: number) => `${Math.floor(count)}`.padStart(2, "0")

/** The counter of a delivery, as digits that keep the body's length. */
const FIRST = 10_000_000
const DAYS = 1_400
const DAY_MS = 86_400_000

const day = (number: number) =>
  new Date(Date.UTC(2022, 0, 1) + (number % DAYS) * DAY_MS).toISOString().slice(0, 10)

const daily = (date: string, steps: number, reference: string, minutes: number) => ({
  type: "daily",
  version: "2022-03-16",
  user: {
    user_id: "40f7b0e1-89e2-43ac-a5b8-1e29c8d47cad",
    provider: "GARMIN",
    last_webhook_update: null,
    scopes: "ACTIVITY_EXPORT,HEALTH_EXPORT",
    reference_id: reference,
    active: true,
  },
  data: [
    {
      metadata: {
        start_time: `${date}T00:00:00.000000+01:00`,
        end_time: `${date}T23:59:00.000000+01:00`,
        upload_type: 0,
      },
      distance_data: { steps, distance_meters: 9412.7, floors_climbed: 11 },
      calories_data: { total_burned_calories: 2450.8, net_activity_calories: 690.2 },
      active_durations_data: { activity_seconds: 5340, inactivity_seconds: 41_000 },
      heart_rate_data: {
        summary: { avg_hr_bpm: 71, resting_hr_bpm: 55, min_hr_bpm: 48, max_hr_bpm: 149 },
        detailed: {
          hr_samples: Array.from({ length: minutes }, (_, minute) => ({
            timestamp: `${date}T${twoDigits(minute / 60)}:${twoDigits(minute % 60)}:00.000000+01:00`,
            bpm: 55 + ((minute * 7) % 40),
          })),
        },
      },
      stress_data: { avg_stress_level: 31, max_stress_level: 90 },
    },
  ],
})

/** A delivery of `days` whole days with minute samples, about 74 KB a day: a backfill chunk. */
export const chunk = (days: number, reference: string): string => {
  const first = daily(day(0), 8_000, reference, 1_440)
  const data = Array.from(
    { length: days },
    (_, index) => daily(day(index), 8_000 + index, reference, 1_440).data[0]!,
  )
  return JSON.stringify({ ...first, data })
}

/**
 * Signed `daily` deliveries of about 2.5 KB as bytes on the wire. All have another day and another
 * number of steps, hence another signature; none is a duplicate of one before it.
 */
export const deliveries = (url: URL, secret: string, reference: string) => {
  let count = FIRST + Math.floor(Math.random() * FIRST)
  const body = () => {
    count++
    return JSON.stringify(daily(day(count), count, reference, 25))
  }
  return (): Uint8Array => {
    const raw = body()
    const t = Math.floor(Date.now() / 1_000)
    const v1 = new Bun.CryptoHasher("sha256", secret).update(`${t}.`).update(raw).digest("hex")
    return Buffer.from(
      `POST ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\n` +
        `aggregator-signature: t=${t},v1=${v1}\r\ncontent-length: ${raw.length}\r\n\r\n${raw}`,
    )
  }
}
