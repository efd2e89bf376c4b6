import { type Signal, signal } from "@preact/signals"
import type { ConversationTurn } from "#domain/conversation"
import type { TurnEventBody } from "#domain/events"
import type { Turn, TurnFailure } from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"
import { get } from "#web/api"

/** Something that a turn did on the way to its answer. */
export interface Stage {
  readonly kind: "step" | "agent" | "progress"
  /** The name of the step or agent, or the words of a progress. */
  readonly name: string
  /** What an agent was asked. */
  readonly question?: string
}

/** What is known of a turn so far. */
export interface TurnState {
  /** Null until the service has taken the question. */
  readonly id: string | null
  readonly stages: ReadonlyArray<Stage>
  readonly answer: string
  readonly result: TurnResult | null
  readonly error: TurnFailure | null
  /** The service cannot be reached just now, and is tried again. */
  readonly isCutOff: boolean
}

/** A turn on screen. Its state is a signal of its own, so that a word of one answer draws no other again. */
export interface ShownTurn {
  readonly key: string
  readonly question: string
  readonly isDeep: boolean
  /** Asked in this page, so that its answer is read out as it comes. */
  readonly isHere: boolean
  /** An import of an export brought it: its answer was not given here. */
  readonly isRestored: boolean
  readonly state: Signal<TurnState>
}

const NOTHING_YET: TurnState = {
  id: null,
  stages: [],
  answer: "",
  result: null,
  error: null,
  isCutOff: false,
}

export const isOver = ({ result, error }: Pick<TurnState, "result" | "error">) =>
  result !== null || error !== null

/** A question that was just asked here. */
export const askedTurn = (key: string, question: string, isDeep: boolean): ShownTurn => ({
  key,
  question,
  isDeep,
  isHere: true,
  isRestored: false,
  state: signal(NOTHING_YET),
})

/** A turn of a stored conversation. */
export const storedTurn = ({
  id,
  user_message,
  result,
  error,
  restored,
}: ConversationTurn): ShownTurn => ({
  key: id,
  question: user_message,
  isDeep: false,
  isHere: false,
  isRestored: restored ?? false,
  state: signal({ ...NOTHING_YET, id, answer: result?.answer ?? "", result, error }),
})

/** The last of a kind of stage that goes on says more than those before it. */
const withStage = (stages: ReadonlyArray<Stage>, stage: Stage) =>
  stage.kind === "progress" && stages.at(-1)?.kind === "progress"
    ? [...stages.slice(0, -1), stage]
    : [...stages, stage]

const taken = (state: TurnState, event: TurnEventBody): TurnState => {
  switch (event.type) {
    case "turn.started":
      return { ...state, stages: [], answer: "" }
    case "phase":
      if (event.phase === "synthesis_restarted") return { ...state, answer: "" }
      return {
        ...state,
        stages: withStage(state.stages, {
          kind: /^[a-z]+(_[a-z]+)*$/.test(event.phase) ? "step" : "progress",
          name: event.phase,
        }),
      }
    case "agent_start":
      return {
        ...state,
        stages: [...state.stages, { kind: "agent", name: event.agent, question: event.question }],
      }
    case "synthesis_delta":
      return { ...state, answer: state.answer + event.text }
    case "turn.completed":
      return { ...state, answer: event.result.answer, result: event.result }
    case "turn.failed":
      return { ...state, error: { code: event.code, message: event.message } }
    default:
      return state
  }
}

const EVENTS = [
  "turn.started",
  "phase",
  "agent_start",
  "synthesis_delta",
  "turn.completed",
  "turn.failed",
] as const

/** How long a stream that the service refused is left alone. */
const AGAIN_AFTER_MS = 3_000

/**
 * Follows a turn until it ends; the answer stops it. A stream that breaks off goes on by itself behind the last event
 * that was seen; one that was refused begins anew. Either way the turn itself is read, for it may be over by then.
 */
export const follow = ({ state }: ShownTurn): (() => void) => {
  const path = `/v1/turns/${encodeURIComponent(state.value.id ?? "")}`
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const stop = () => {
    isStopped = true
    clearTimeout(again)
    source?.close()
  }

  const readInstead = async () => {
    try {
      const { result, error } = await get<Turn>(path)
      if (isStopped) return
      const isOverNow = isOver({ result, error })
      state.value = {
        ...state.value,
        isCutOff: false,
        ...(isOverNow ? { result, error, answer: result?.answer ?? state.value.answer } : {}),
      }
      if (isOverNow) stop()
    } catch {
      if (!isStopped) state.value = { ...state.value, isCutOff: true }
    }
  }

  const open = () => {
    source = new EventSource(`${path}/events`)
    source.addEventListener("open", () => {
      if (state.value.isCutOff) state.value = { ...state.value, isCutOff: false }
    })
    source.addEventListener("error", () => {
      void readInstead()
      if (!isStopped && source?.readyState === EventSource.CLOSED)
        again = setTimeout(open, AGAIN_AFTER_MS)
    })
    for (const name of EVENTS)
      source.addEventListener(name, (message) => {
        const event = JSON.parse((message as MessageEvent<string>).data) as TurnEventBody
        state.value = taken(state.value, event)
        if (isOver(state.value)) stop()
      })
  }

  open()
  return stop
}
