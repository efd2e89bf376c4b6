/** What GET /v1/today and GET /v1/engine answer. */
export const todayExamples = {
  readEngine: {
    response: {
      engine: "embedded",
      model: null,
      model_fast: null,
      host: null,
      is_local: true,
      sends: [],
    },
  },
  readToday: {
    response: {
      date: "2026-03-02",
      has_data: true,
      alerts: [],
      night: {
        date: "2026-03-02",
        values: [
          {
            metric: "sleep_minutes",
            title: "sleep duration",
            unit: "minutes",
            is_difference: false,
            value: 352,
            so_far: false,
            usual: { low: 371, median: 428, high: 489, n: 84 },
            position: "below",
          },
        ],
      },
      day: null,
      news: [{ kind: "workout", date: "2026-03-01", sport: "running", minutes: 42 }],
      sources: [
        {
          provider: "garmin",
          last_day: "2026-03-02",
          last_sync_at: "2026-03-02T06:40:00.000Z",
          status: "active",
        },
      ],
      suggestions: ["Why did I sleep so badly last night?"],
    },
  },
}
