import { signal } from "@preact/signals"
import type { Conversation, ConversationTurn } from "#domain/conversation"
import type { TurnEventBody } from "#domain/events"
import type { StartedTurn, TurnFailure } from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"
import { change, get } from "#web/api"

/** A turn as it is shown: what has been said of it so far. */
export interface ShownTurn {
  readonly id: string
  readonly question: string
  readonly steps: ReadonlyArray<string>
  /** The answer so far, a sentence at a time. */
  readonly answer: string
  readonly result: TurnResult | null
  readonly error: TurnFailure | null
}

/** The turns of the conversation on screen, oldest first. */
export const turns = signal<ReadonlyArray<ShownTurn>>([])

const isOver = ({ result, error }: Pick<ShownTurn, "result" | "error">) =>
  result !== null || error !== null

/** Whether the last question is still being answered. */
export const isWorking = () => {
  const last = turns.value.at(-1)
  return last !== undefined && !isOver(last)
}

const update = (id: string, next: (turn: ShownTurn) => ShownTurn) => {
  turns.value = turns.value.map((turn) => (turn.id === id ? next(turn) : turn))
}

const taken = (turn: ShownTurn, event: TurnEventBody): ShownTurn => {
  switch (event.type) {
    case "phase":
      return event.phase === "synthesis_restarted"
        ? { ...turn, answer: "" }
        : { ...turn, steps: [...turn.steps, event.phase] }
    case "synthesis_delta":
      return { ...turn, answer: turn.answer + event.text }
    case "turn.completed":
      return { ...turn, answer: event.result.answer, result: event.result }
    case "turn.failed":
      return { ...turn, error: { code: event.code, message: event.message } }
    default:
      return turn
  }
}

const EVENTS = [
  "phase",
  "agent_start",
  "agent_end",
  "synthesis_delta",
  "turn.completed",
  "turn.failed",
]

let stream: EventSource | null = null

/** Ends the stream that is followed, when there is one. */
const stopFollowing = () => {
  stream?.close()
  stream = null
}

/** Follows a turn until it ends. A stream that breaks off goes on by itself behind what was seen. */
const follow = (id: string) => {
  stopFollowing()
  const source = new EventSource(`/v1/turns/${encodeURIComponent(id)}/events`)
  stream = source
  for (const name of EVENTS)
    source.addEventListener(name, (message) => {
      const event = JSON.parse((message as MessageEvent<string>).data) as TurnEventBody
      update(id, (turn) => taken(turn, event))
      if (event.type === "turn.completed" || event.type === "turn.failed") stopFollowing()
    })
}

/** The conversation whose turns are shown; null for one that has not begun. */
let conversation: string | null = null

/** Asks a question in the conversation on screen, begins one where there is none, and returns its id. */
export const ask = async (question: string): Promise<string> => {
  const conversation_id = conversation ?? `console-${crypto.randomUUID()}`
  const { id } = await change<StartedTurn>("POST", "/v1/turns", {
    messages: [{ role: "user", content: question }],
    conversation_id,
  })
  turns.value = [...turns.value, { id, question, steps: [], answer: "", result: null, error: null }]
  conversation = conversation_id
  follow(id)
  return conversation_id
}

/** Shows the turns of a stored conversation, and follows the last while it still runs. */
const show = (stored: ReadonlyArray<ConversationTurn>) => {
  turns.value = stored.map(({ id, user_message, result, error }) => ({
    id,
    question: user_message,
    steps: [],
    answer: result?.answer ?? "",
    result,
    error,
  }))
  const last = turns.value.at(-1)
  if (last && !isOver(last)) follow(last.id)
}

/** Shows a conversation, or an empty one for null. Nothing is read of the one that is shown already. */
export const open = async (id: string | null) => {
  if (id !== null && id === conversation) return
  stopFollowing()
  conversation = id
  turns.value = []
  if (id === null) return
  const stored = await get<Conversation>(`/v1/conversations/${encodeURIComponent(id)}`)
  if (conversation === id) show(stored.turns)
}

/** Leaves the conversation on screen. */
export const leave = () => {
  stopFollowing()
  conversation = null
  turns.value = []
}
