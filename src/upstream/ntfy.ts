import { Redacted } from "effect"
import type { Notification, Occurrence } from "#domain/notification"
import { shortened } from "#domain/shortened"
import { linksOf, post, type Target } from "#upstream/notification-targets"
import type { Send } from "#upstream/outgoing"

/** A topic of a server of ntfy. */
export interface NtfyTopic {
  /** The topic's address, its name last. */
  readonly url: string
  readonly token: Redacted.Redacted | null
  /** Where the console is found. */
  readonly base_url: string
}

/** Neither sound nor vibration. */
const QUIET = 2

/** More would be cut by the server, which turns what is longer than 4,096 bytes into a file. */
const MAX_CHARS = 1_000

/** What a lock screen shows: no health value, and nothing of what it is about. */
const TEXTS = {
  "turn.completed": "Your answer is ready.",
  "alert.raised": "There is something in your data to look at.",
  "import.completed": "Your import is ready.",
  "lab.parsed": "Your lab report has been read.",
} as const satisfies Record<Occurrence["type"], string>

const BRIEFING = "Your morning briefing is ready."

const textOf = ({ type, data }: Occurrence): string => {
  if ("answer" in data && data.answer !== undefined) return shortened(data.answer, MAX_CHARS)
  return type === "turn.completed" && data.kind === "briefing" ? BRIEFING : TEXTS[type]
}

const messageOf = (topic: string, id: string, occurrence: Occurrence, base_url: string): string => {
  const { url, stop_url } = linksOf(occurrence, base_url)
  const buttons = [
    { action: "view", label: "Why", url },
    { action: "view", label: "Stop these", url: stop_url },
  ]
  return JSON.stringify({
    topic,
    // A server that has it already shows it once.
    sequence_id: id,
    title: "Hygeia",
    message: textOf(occurrence),
    priority: QUIET,
    click: url,
    ...(stop_url === undefined ? {} : { actions: buttons }),
  })
}

/** A topic of ntfy: what is ready, without a sound. */
export const ntfyTarget = (send: Send, { url, token, base_url }: NtfyTopic): Target => {
  const at = new URL(url)
  const [topic = "", ...above] = at.pathname.split("/").toReversed()
  at.pathname = above.toReversed().join("/")
  const headers: Readonly<Record<string, string>> = token
    ? { authorization: `Bearer ${Redacted.value(token)}` }
    : {}
  return {
    name: "ntfy",
    deliver: ({ id, occurrence }: Notification) =>
      post(send, at.href, messageOf(topic, id, occurrence, base_url), headers),
  }
}
