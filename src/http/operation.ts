import type { TSchema } from "typebox"
import type { ErrorCode } from "#http/error-codes"

/** The groups of the reference. */
export const tags = {
  Turns: "Ask, watch the answer being worked out, and read it.",
  Conversations: "Turns that share a conversation_id.",
  Sources: "Wearable connections, and the rows they bring.",
  Labs: "Bloodwork reports: upload, and what became of them.",
  Diary: "What a person notes, and what of their rows they say is wrong.",
  Experiments: "Experiments of a person with themselves.",
  Memory: "What the agent keeps in mind between turns.",
  Me: "The caller's account, profile and tokens.",
  Meta: "About the service itself.",
  Webhooks: "Where the aggregator delivers.",
} as const
export type Tag = keyof typeof tags

/** An error code a route can answer; with a status where it differs from that of the code. */
export type DeclaredError = ErrorCode | readonly [code: ErrorCode, status: number]

/** A body of server-sent events: what the `data` of each holds. One alone may come as JSON where that is declared. */
export class EventStream {
  readonly events: TSchema
  readonly alone: "never" | "as JSON"
  constructor(events: TSchema, alone: EventStream["alone"] = "never") {
    this.events = events
    this.alone = alone
  }
}

/**
 * The contract of a route. The errors of authentication, rate limits and validation follow from its
 * bearer, body and parameters, and are not declared.
 */
export interface Operation {
  readonly operationId: string
  readonly tag: Tag
  /** Three to eight words, without a full stop. */
  readonly summary: string
  readonly description?: string
  /**
   * Bodies by status: a schema is JSON, a string the content type of text, several those a file may have, null no body.
   * A schema with a `title` becomes a component of that name.
   */
  readonly responses: Readonly<
    Record<number, TSchema | EventStream | string | ReadonlyArray<string> | null>
  >
  readonly errors?: ReadonlyArray<DeclaredError>
  /** A request body other than `jsonBody`, by content type. */
  readonly request?: Readonly<Record<string, TSchema>>
  /** Optional request headers and their meaning, beside those of every route. */
  readonly headers?: Readonly<Record<string, string>>
  /** False for a write that takes no Idempotency-Key. Routes without a bearer never do. */
  readonly idempotent?: false
  /** Needs no bearer token. */
  readonly public?: true
  /** A public route that goes by the cookie of a browser, which it needs or only reads. */
  readonly cookie?: "needed" | "read"
  /** Implemented but not yet in the contract: kept out of the served document. */
  readonly planned?: true
  /** An older name, or no part of the contract: kept out of the served document. */
  readonly legacy?: true
  /** Needs the admin key instead of a bearer: kept out of the served document. */
  readonly admin?: true
}

/** Declares a route. Give it as the route's `detail`; the document is drawn from there. */
export const operation = (declared: Operation) => ({ operationId: declared.operationId, declared })

/** The declaration of a route; undefined for a page that is no part of the contract. */
export const operationOf = (detail: object | undefined): Operation | undefined =>
  detail && "declared" in detail ? (detail.declared as Operation) : undefined

/** Whether the served document shows it. */
export const isServed = ({ planned, legacy, admin }: Operation) => !(planned || legacy || admin)
