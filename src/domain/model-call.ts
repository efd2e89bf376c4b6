import { type Static, Type } from "typebox"
import { Agent } from "#domain/agents"
import type { StepName } from "#domain/step"

/**
 * How a call of the model provider ended. `sent` is the state before anything is known, and the last one of a call
 * during which the process died; `not_sent` is a call that a limit of its turn held back.
 */
export const CALL_OUTCOMES = [
  "answered",
  "unusable",
  "refused",
  "cut_off",
  "rate_limited",
  "overloaded",
  "server_error",
  "client_error",
  "unreachable",
  "timeout",
  "broken_off",
  "abandoned",
  "sent",
  "not_sent",
] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** Why a call failed, as the client of the provider saw it. */
export type CallFailure = Extract<
  CallOutcome,
  | "rate_limited"
  | "overloaded"
  | "server_error"
  | "client_error"
  | "unreachable"
  | "timeout"
  | "broken_off"
>

/** What a turn has a limit of. */
export const TURN_LIMITS = ["cost", "calls", "input_tokens", "time"] as const
export type TurnLimit = (typeof TURN_LIMITS)[number]

/** Tokens of a call; what was neither reported nor estimated is 0. */
export const CallTokens = Type.Object({
  input_tokens: Type.Integer({ description: "Tokens of the prompt that no cache held." }),
  output_tokens: Type.Integer({ description: "Tokens of the answer." }),
  cache_read_tokens: Type.Integer({ description: "Tokens of the prompt that a cache held." }),
  cache_write_tokens: Type.Integer({
    description: "Tokens of the prompt that were written to a cache, for five minutes or an hour.",
  }),
})
export type CallTokens = Static<typeof CallTokens>

/** One attempt to ask a model: what was sent where, and how it ended. */
export const ModelCall = Type.Object(
  {
    seq: Type.Integer({ minimum: 1, description: "Its place among the calls of the turn." }),
    at: Type.String({ description: "When it was sent, ISO 8601." }),
    step: Type.String({ description: "The step of the turn that asked." }),
    agent: Agent,
    host: Type.String({ description: "Where it was sent, with the port where one is named." }),
    model: Type.String({ description: "The model that was asked, by its id." }),
    prompt_version: Type.String({ description: "The version of the instruction that it got." }),
    bytes_sent: Type.Integer({ description: "Bytes of the body; 0 where nothing was sent." }),
    sha256: Type.Union([Type.String(), Type.Null()], {
      description: "SHA-256 of the body, hexadecimal; null where nothing was sent.",
    }),
    ...CallTokens.properties,
    is_estimated: Type.Boolean({
      description: "Whether the tokens are estimated, because the provider reported none.",
    }),
    cost_usd: Type.Union([Type.Number(), Type.Null()], {
      description: "Null for a model whose price is not known.",
    }),
    duration_ms: Type.Union([Type.Integer(), Type.Null()], {
      description: "Null for a call during which the process ended.",
    }),
    outcome: Type.Enum([...CALL_OUTCOMES], {
      description:
        "`answered` brought a usable answer; `unusable`, `refused` and `cut_off` brought another. `sent` is one " +
        "whose end is not known, `not_sent` one that a limit of the turn held back.",
    }),
    limit_reached: Type.Union([Type.Enum([...TURN_LIMITS]), Type.Null()], {
      description: "The limit that held it back; null for a call that was sent.",
    }),
    elsewhere: Type.Boolean({
      description: "Whether another server made it, whose export brought the turn here.",
    }),
  },
  { title: "ModelCall" },
)
export type ModelCall = Static<typeof ModelCall>

/** Who asks a model, in which step, with which version of its prompt. */
export interface Purpose {
  readonly agent: Agent
  readonly step: StepName
  readonly prompt_version: string
}
