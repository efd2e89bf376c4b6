import { counters, gauges, histograms } from "#observability/family"

/** The methods with a series of their own; a request of any other counts as `other`. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const

/** Requests that were answered. Routes are patterns, so that no id and nothing a client made up is a label. */
export const requests = counters({
  name: "hygeia_http_requests_total",
  description: "Requests that were answered; route none is a path that no route has.",
  labels: { method: null, route: null, status: null },
})

/** From a request to the head of its answer, in seconds. */
export const requestDuration = histograms({
  name: "hygeia_http_request_duration_seconds",
  description: "Time from a request to the head of its answer.",
  labels: { method: null, route: null },
  boundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})

/** Event streams that clients hold open. */
export const openStreams = gauges({
  name: "hygeia_event_streams",
  description: "Event streams that are open.",
})
