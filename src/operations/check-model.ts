import { Effect } from "effect"
import type { HealthCheck } from "#domain/health-check"
import type { ModelServerStatus } from "#domain/model-server"
import { type ModelAccount, modelsOf, servedBy } from "#upstream/anthropic/account"
import { probe } from "#upstream/anthropic/probe"

/** The clocks of two machines may differ by so many seconds. */
const SKEW_S = 60

const FOUND: Readonly<
  Record<ModelServerStatus, readonly [status: HealthCheck["status"], what: string]>
> = {
  answers: ["ok", "answers"],
  checking: ["warn", "was not asked"],
  unknown: [
    "warn",
    "is there, and lists no models: the first question will show whether it answers",
  ],
  unreachable: ["fail", "cannot be reached: see ANTHROPIC_BASE_URL"],
  wrong_key: ["fail", "refuses the key: see ANTHROPIC_API_KEY"],
  unknown_model: ["fail", "does not have the model: see MODEL and MODEL_FAST"],
  not_private: ["fail", "is not in a private network: see PRIVATE"],
  failing: ["fail", "answers with errors"],
}

/** Asks the model provider what it is, as `serve` does after its start; runs no model. */
export const checkModel = Effect.fnUntraced(function* (account: ModelAccount | null) {
  if (account === null)
    return [
      { name: "model", status: "ok", message: "the built-in engine: nothing is sent anywhere" },
    ]
  const { status, limits, clock_ahead_s } = yield* probe(account)
  const { host } = servedBy(account)
  const [found, what] = FOUND[status]
  const models = [...new Set(Object.values(modelsOf(account)))].map((model) => {
    const { context, tools } = limits.get(model) ?? { context: null, tools: null }
    const known = [
      (account.context ?? context) ? `context ${account.context ?? context}` : "",
      tools === false ? "no tools: they are described in the prompt" : "",
    ].filter((part) => part !== "")
    return known.length > 0 ? `${model} (${known.join(", ")})` : model
  })
  const model = { name: "model", status: found, message: `${host} ${what}; ${models.join(", ")}` }
  const differs = clock_ahead_s !== null && Math.abs(clock_ahead_s) > SKEW_S
  return differs
    ? [
        model,
        {
          name: "clock of the model provider",
          status: "warn",
          message: `${Math.abs(clock_ahead_s)} seconds from ours`,
        },
      ]
    : [model]
}) as (account: ModelAccount | null) => Effect.Effect<ReadonlyArray<HealthCheck>>
