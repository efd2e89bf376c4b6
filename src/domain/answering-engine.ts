import { type Static, Type } from "typebox"

/** What may be sent to a model provider with a question, or with a lab report. */
export const SENT = ["messages", "day", "memory", "profile", "findings", "lab_text"] as const

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** GET /v1/engine: what answers, and what leaves the machine for it. */
export const AnsweringEngine = Type.Object(
  {
    engine: Type.Enum(["embedded", "provider"], {
      description: "`embedded`: the built-in engine; nothing is sent anywhere.",
    }),
    model: orNull("The model of the agents and of answers; null for the built-in engine."),
    model_fast: orNull("The model of small steps; null for the built-in engine."),
    host: orNull("Where questions are sent; null for the built-in engine."),
    is_local: Type.Boolean({
      description: "Whether that host is this machine or one of its own network.",
    }),
    sends: Type.Array(Type.Enum([...SENT]), {
      description: "What may be sent there; empty for the built-in engine.",
    }),
  },
  { title: "Engine" },
)
export type AnsweringEngine = Static<typeof AnsweringEngine>
