import { signal } from "@preact/signals"
import type { Conversation } from "#domain/conversation"
import type { DeepResearch, StartedTurn } from "#domain/turn"
import { change, get, Problem, send } from "#web/api"
import { awhile } from "#web/connection"
import { askedTurn, follow, isOver, type ShownTurn, storedTurn } from "./turn"

/** The turns of the conversation on screen, oldest first. */
export const turns = signal<ReadonlyArray<ShownTurn>>([])

/** What the conversation on screen is called; null for one that has not begun, or is not there yet. */
export const title = signal<string | null>(null)

/** True where an import brought some of the turns of the conversation on screen. */
export const isRestored = signal(false)

/** Where the turns before those on screen are; null where there are none. */
export const older = signal<string | null>(null)

/** The conversation whose turns are shown; null for one that has not begun. */
let conversation: string | null = null

const pathOf = (id: string) => `/v1/conversations/${encodeURIComponent(id)}`

/** Whether the last question is still being answered. */
export const isWorking = () => {
  const last = turns.value.at(-1)
  return last !== undefined && !isOver(last.state.value)
}

let stopFollowing = () => {}

const followLast = () => {
  stopFollowing()
  const last = turns.value.at(-1)
  stopFollowing = last?.state.value.id && !isOver(last.state.value) ? follow(last) : () => {}
}

/** Tells the other tabs of this browser that a conversation has changed. */
const tabs = new BroadcastChannel("conversations")

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 15_000

/** Sends a question until it arrives. Its key lets the service take it once, however often it is sent. */
const deliver = async (turn: ShownTurn, body: unknown): Promise<StartedTurn | null> => {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      const response = await send("/v1/turns", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": turn.key },
        body: JSON.stringify(body),
      })
      return await response.json()
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.status !== 0) throw cause
    }
    turn.state.value = { ...turn.state.value, isCutOff: true }
    await awhile(wait)
    if (!turns.value.includes(turn)) return null
  }
}

const without = (turn: ShownTurn) => {
  turns.value = turns.value.filter((other) => other !== turn)
}

/**
 * Asks a question in the conversation on screen, begins one where there is none, and returns its id; null when it was
 * taken back before it arrived.
 */
export const ask = async (question: string, deep_research?: DeepResearch) => {
  const conversation_id = conversation ?? `console-${crypto.randomUUID()}`
  const turn = askedTurn(crypto.randomUUID(), question, deep_research !== undefined)
  turns.value = [...turns.value, turn]
  const messages = [{ role: "user", content: question }]
  try {
    const started = await deliver(turn, { messages, conversation_id, deep_research })
    if (!started || !turns.value.includes(turn)) return null
    conversation = conversation_id
    title.value ??= question
    turn.state.value = { ...turn.state.value, id: started.id, isCutOff: false }
    followLast()
    tabs.postMessage(conversation_id)
    return conversation_id
  } catch (cause) {
    without(turn)
    throw cause
  }
}

/** Stops the question that is being answered. One that has not arrived is taken back, and returned. */
export const stop = async (): Promise<string | null> => {
  const last = turns.value.at(-1)
  if (!last || isOver(last.state.value)) return null
  const { id } = last.state.value
  if (id === null) {
    without(last)
    return last.question
  }
  await change("POST", `/v1/turns/${encodeURIComponent(id)}/cancel`)
  return null
}

const shown = (stored: Conversation) => {
  const known = new Map(turns.value.map((turn) => [turn.state.value.id, turn]))
  title.value = stored.title
  isRestored.value = stored.restored ?? false
  return stored.turns.map((turn) => known.get(turn.id) ?? storedTurn(turn))
}

/** Shows a conversation, or an empty one for null. Nothing is read of the one that is shown already. */
export const open = async (id: string | null) => {
  if (id !== null && id === conversation) return
  leave()
  conversation = id
  if (id === null) return
  const stored = await get<Conversation>(pathOf(id))
  if (conversation !== id) return
  turns.value = shown(stored)
  older.value = stored.next_cursor ?? null
  followLast()
}

/** Adds what was asked elsewhere meanwhile. */
const refresh = async () => {
  const id = conversation
  if (id === null || isWorking()) return
  const stored = await get<Conversation>(pathOf(id)).catch(() => null)
  if (!stored || conversation !== id || isWorking()) return
  const newest = shown(stored)
  const first = newest[0]
  const at = first ? turns.value.indexOf(first) : -1
  turns.value = at > 0 ? [...turns.value.slice(0, at), ...newest] : newest
  followLast()
}

tabs.addEventListener("message", ({ data }) => {
  if (data === conversation) void refresh()
})
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void refresh()
})

/** Shows the turns before those on screen. */
export const showOlder = async () => {
  const id = conversation
  if (id === null || older.value === null) return
  const page = await get<Conversation>(`${pathOf(id)}?cursor=${encodeURIComponent(older.value)}`)
  if (conversation !== id) return
  turns.value = [...page.turns.map(storedTurn), ...turns.value]
  older.value = page.next_cursor ?? null
}

/** Gives the conversation on screen another title. */
export const rename = async (name: string) => {
  if (conversation === null) return
  await change("PATCH", pathOf(conversation), { title: name })
  title.value = name.trim()
  tabs.postMessage(conversation)
}

/** Deletes the conversation on screen for good. */
export const remove = async () => {
  if (conversation === null) return
  await change("DELETE", pathOf(conversation))
  leave()
}

/** Leaves the conversation on screen. */
export const leave = () => {
  stopFollowing()
  conversation = null
  turns.value = []
  title.value = null
  isRestored.value = false
  older.value = null
}
