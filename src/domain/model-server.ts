import { type Static, Type } from "typebox"

/** What is known of the server of a model provider, from asking it or from its last answer. */
export const ModelServerStatus = Type.Enum(
  [
    "checking",
    "answers",
    "unknown",
    "unreachable",
    "wrong_key",
    "unknown_model",
    "not_private",
    "failing",
  ],
  {
    title: "ModelServerStatus",
    description:
      "`answers`: it took a request. `unknown`: it is there and lists no models. `not_private`: PRIVATE=1 forbids it.",
  },
)
export type ModelServerStatus = Static<typeof ModelServerStatus>

const tokens = (description: string) =>
  Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description })

/** What a model of a server can do, each null while that is not known. */
export const ModelLimits = Type.Object({
  tools: Type.Union([Type.Boolean(), Type.Null()], {
    description: "Whether it takes tools; without them they are described in the prompt.",
  }),
  context: tokens("Tokens of a question with its answer."),
  max_tokens: tokens("Tokens of an answer."),
})
export type ModelLimits = Static<typeof ModelLimits>

/** A model about which nothing is known. */
export const NO_LIMITS: ModelLimits = { tools: null, context: null, max_tokens: null }

/** What is known of a server and of the models that are asked there. */
export const ModelServerReport = Type.Object(
  {
    host: Type.String({ description: "Where it is." }),
    status: ModelServerStatus,
    models: Type.Array(
      Type.Object(
        { model: Type.String({ description: "Its name." }), ...ModelLimits.properties },
        { title: "ModelOfServer" },
      ),
      { description: "The models that are asked, each with what it can do." },
    ),
  },
  { title: "ModelServerReport" },
)
export type ModelServerReport = Static<typeof ModelServerReport>
