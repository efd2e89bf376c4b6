import { doubtful, type HealthCheck, sound, unsound } from "#domain/health-check"
import type { NotificationTarget } from "#domain/notification"
import type { TargetState } from "#domain/notification-target"

const NAME = "notifications"

/** The variable that names each target. */
export const TARGET_VARIABLES = {
  webhook: "WEBHOOK_OUT_URL",
  ntfy: "NOTIFY_NTFY_URL",
} as const satisfies Record<NotificationTarget, string>

const judged = (state: TargetState): HealthCheck => {
  const { target, sent_at, waiting, attempts, failure, given_up, given_up_at } = state
  const remedy = `see whether it runs and takes what is sent, and ${TARGET_VARIABLES[target]}`
  const sent = sent_at === null ? "nothing was sent yet" : `the last was sent ${sent_at}`
  const wait = waiting > 0 ? `; ${waiting} waiting` : ""
  const message = `${target}: ${sent}${wait}`
  const fails = attempts > 0 ? `; the last attempt failed (${failure})` : ""
  if (given_up > 0) {
    const lost = `${message}${fails}; ${given_up} were given up within 30 days, the last ${given_up_at}`
    const isOver = sent_at !== null && given_up_at !== null && sent_at > given_up_at
    return isOver
      ? doubtful(NAME, lost, "nothing: it takes them again")
      : unsound(NAME, lost, remedy)
  }
  return attempts > 0 ? doubtful(NAME, `${message}${fails}`, remedy) : sound(NAME, message)
}

/**
 * Whether what is sent to the operator's targets arrives. `states` is what a running server says of them, null where
 * none says it. No target is contacted: that would be a notification.
 */
export const checkNotifications = (
  targets: ReadonlyArray<NotificationTarget>,
  states: ReadonlyArray<TargetState> | null,
): ReadonlyArray<HealthCheck> => {
  if (targets.length === 0) return [sound(NAME, "no target is set: nothing is sent")]
  if (states === null)
    return [sound(NAME, `to ${targets.join(" and ")}; a running server would say what was sent`)]
  return states.map(judged)
}
