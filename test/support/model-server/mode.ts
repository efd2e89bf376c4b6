import type { Call, Plan } from "#test/model-server/plans"
import type { Claimed, Found, Json, Part } from "#test/model-server/request"

/** What is wrong with a sentence; null for a true one, which a person must see. */
export type Wrong =
  | "number"
  | "metric"
  | "window"
  | "unit"
  | "date"
  | "language"
  | "cause"
  | "diagnosis"
  | "dose"
  | "contradiction"
  | "link"
  | "markup"
  | "foreign"
  | null

/** A sentence of the model, with what is wrong with it. Facts appear as `{{ref}}`. */
export interface Said {
  readonly text: string
  readonly wrong: Wrong
  /** What a client sees of it when it is shown; the sentence itself when absent. */
  readonly shown?: RegExp
}

/** One call of a turn as the server sees it. */
export interface Exchange {
  readonly plan: Plan
  readonly part: Part
  readonly body: Json
  /** 1 for the first request with these very bytes. */
  readonly attempt: number
  /** How many requests of this part the turn has made, with this one. */
  readonly nth: number
  readonly random: () => number
}

/** What a writer has at hand. */
export interface Scene {
  readonly plan: Plan
  readonly facts: ReadonlyArray<Found>
  readonly claims: ReadonlyArray<Claimed>
  readonly random: () => number
  /** Everything that the request says. */
  readonly texts: ReadonlyArray<string>
}

/** A message of the Messages API. */
export type Message = Json

/** How a message leaves: whole or as a stream, or not at all. */
export type Send = (message: Message, exchange: Exchange) => Response | Promise<Response>

export type Family =
  | "true"
  | "number"
  | "claim"
  | "gullible"
  | "protocol"
  | "dialect"
  | "transport"
  | "outage"

/** One way in which a model server behaves. What a mode leaves out it does as a cooperative model does. */
export interface Mode {
  readonly name: string
  /** What it does, in one line. */
  readonly does: string
  readonly family: Family
  /** The language of its questions; English when absent. */
  readonly language?: string
  /** Only questions of these kinds. */
  readonly kinds?: ReadonlyArray<string>
  /** The sentences of the answer beside a true one. */
  readonly says?: (scene: Scene) => ReadonlyArray<Said>
  /** The notes of an agent. */
  readonly notes?: (scene: Scene) => ReadonlyArray<string>
  /** Changes a judgement, field by field. */
  readonly judges?: (given: Json, exchange: Exchange) => Json
  /** The tool calls of a round; empty when the agent is done. */
  readonly calls?: (round: number, exchange: Exchange) => ReadonlyArray<Call>
  /** Changes a message before it is sent. */
  readonly reshapes?: (message: Message, exchange: Exchange) => Message
  /** Sends it in a way of its own. */
  readonly sends?: (ordinary: Send) => Send
  /** What no client may see, whoever wrote it. */
  readonly forbids?: RegExp
  /** What a persistent failure comes to where MODEL_FALLBACK is `fail`. */
  readonly fails?: true
}
