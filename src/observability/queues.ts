import { QUEUES } from "#domain/queue"
import { counters, gauges } from "#observability/family"

/** What waits for its turn, by queue. */
export const queueDepth = gauges({
  name: "hygeia_queue_depth",
  description: "What waits to be begun, or to be sent to outside services.",
  labels: { queue: QUEUES },
})

/** The queues that know how long the first has waited. */
export const DATED_QUEUES = ["turns", "deliveries", "imports", "labs", "notifications"] as const

/** How long the first of a queue has waited, in seconds; 0 where nothing waits. */
export const queueAge = gauges({
  name: "hygeia_queue_age_seconds",
  description: "How long the first of a queue has waited.",
  labels: { queue: DATED_QUEUES },
})

/** Attempts at tasks of the outbox. */
export const outboxAttempts = counters({
  name: "hygeia_outbox_tasks_total",
  description: "Attempts at tasks of the outbox, by how they ended.",
  labels: { outcome: ["done", "failed"] },
})

/** Labs for which the aggregator gives no answer. */
export const stuckLabs = gauges({
  name: "hygeia_labs_stuck",
  description: "Labs the aggregator has not answered for within two minutes.",
})

/** Attempts at notifications, and those that are given up. */
export const notificationAttempts = counters({
  name: "hygeia_notifications_total",
  description: "Attempts at notifications by how they ended, and those given up.",
  labels: { outcome: ["sent", "failed", "given_up"] },
})
