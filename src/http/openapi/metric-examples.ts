/** What the routes of metrics answer. */
export const metricExamples = {
  listMetrics: {
    response: {
      metrics: [
        {
          name: "resting_hr",
          title: "resting heart rate",
          words: ["resting pulse"],
          unit: "bpm",
          is_difference: false,
          from: "2024-03-02",
          to: "2026-03-01",
          days: 702,
        },
      ],
    },
  },
  readMetricSeries: {
    response: {
      metric: "resting_hr",
      unit: "bpm",
      points: [{ date: "2026-02-23", value: 57.4, n: 7, source: "oura" }],
      coverage: 1,
      device_changes: [{ date: "2026-02-19", from: "garmin", to: "oura" }],
      events: [{ date: "2026-02-20", label: "trip (Spain)", until: "2026-02-25" }],
      summary: { latest: { date: "2026-03-01", value: 58 }, mean: 57.4, n: 7 },
      baseline: { low: 54, high: 62, n: 88, method: "p05_p95_of_90_days" },
      levels: [{ from: "2026-02-23", to: "2026-03-01", mean: 57.4 }],
    },
  },
}
