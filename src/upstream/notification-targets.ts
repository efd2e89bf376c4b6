import { Context, Data, Effect } from "effect"
import type { Notification, NotificationTarget, Occurrence } from "#domain/notification"
import type { Send } from "#upstream/outgoing"

/** A notification that a target has not taken. */
export class NotDelivered extends Data.TaggedError("NotDelivered")<{
  /** A status, or why there is none: it names nothing of the notification. */
  readonly failure: string
  /** Whether the target refuses this very notification, and may take another. */
  readonly isRefused: boolean
  /** How long the target asks to be left alone, in milliseconds. */
  readonly wait_ms: number | null
}> {}

/** Sends a notification to one place, once. */
export interface Target {
  readonly name: NotificationTarget
  readonly deliver: (notification: Notification) => Effect.Effect<void, NotDelivered>
}

/** Where notifications go; nowhere as installed. */
export class NotificationTargets extends Context.Service<
  NotificationTargets,
  ReadonlyArray<Target>
>()("upstream/NotificationTargets") {}

/** Addresses of the console: where it shows what happened and why, and where a person stops alerts like this one. */
export const linksOf = ({ type, data }: Occurrence, base_url: string) => {
  const url =
    "turn_id" in data && data.conversation_id !== null
      ? `${base_url}/ask/${encodeURIComponent(data.conversation_id)}#${data.turn_id}`
      : base_url
  return type === "alert.raised"
    ? { url, stop_url: `${base_url}/settings?stop_turn=${data.turn_id}` }
    : { url }
}

const TIMEOUT = "20 seconds"

/** Statuses by which a receiver says that it will never take what was sent. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422])

const MAX_WAIT_S = 7_200

const waitOf = (response: Response): number | null => {
  const seconds = response.headers.get("retry-after") ?? ""
  return /^\d{1,6}$/.test(seconds) ? Math.min(Number(seconds), MAX_WAIT_S) * 1_000 : null
}

const unanswered = (failure: string) =>
  new NotDelivered({ failure, isRefused: false, wait_ms: null })

/** Sends a body by POST. Only a status of 2xx is a success; redirects are not followed. */
export const post = (
  send: Send,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Effect.Effect<void, NotDelivered> =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await send(url, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...headers },
        redirect: "manual",
        signal,
      })
      await response.body?.cancel()
      return response
    },
    catch: () => unanswered("no connection"),
  }).pipe(
    Effect.timeoutOrElse({ duration: TIMEOUT, orElse: () => Effect.fail(unanswered("timeout")) }),
    Effect.flatMap((response) =>
      response.ok
        ? Effect.void
        : new NotDelivered({
            failure: `status ${response.status}`,
            isRefused: REFUSALS.has(response.status),
            wait_ms: waitOf(response),
          }),
    ),
  )
