import { counters, gauges, histograms } from "#observability/family"

/** Signed deliveries, by how they were answered. */
export const deliveries = counters({
  name: "hygeia_deliveries_total",
  description: "Signed deliveries that were taken, by whether they were new.",
  labels: { outcome: ["accepted", "duplicate"] },
})

/** Deliveries that were read, by what became of them. */
export const normalisedDeliveries = counters({
  name: "hygeia_deliveries_normalised_total",
  description: "Deliveries that were read, by what became of them.",
  labels: { state: ["processed", "skipped", "parked"] },
})

/** From the acceptance of a delivery to the commit of its rows, in seconds. */
export const ingestLag = histograms({
  name: "hygeia_ingest_lag_seconds",
  description: "Time from the acceptance of a delivery to the commit of its rows.",
  boundaries: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300, 3_600],
})

/** Dead letters. */
export const parkedDeliveries = gauges({
  name: "hygeia_deliveries_parked",
  description: "Deliveries that could not be read or assigned: see GET /admin/dead-letters.",
})
