import { Effect } from "effect"
import { doubtful, type HealthCheck, sound } from "#domain/health-check"
import type { ModelServerStatus } from "#domain/model-server"
import { type ModelAccount, modelsOf, servedBy } from "#upstream/anthropic/account"
import { probe } from "#upstream/anthropic/probe"

/** The clocks of two machines may differ by so many seconds. */
const SKEW_S = 60

const FOUND: Readonly<
  Record<
    ModelServerStatus,
    readonly [status: HealthCheck["status"], what: string, remedy: string | null]
  >
> = {
  answers: ["ok", "answers", null],
  checking: ["warn", "was not asked", "run `hygeia doctor` again"],
  unknown: ["warn", "is there, and lists no models", "ask a question: it shows whether it answers"],
  unreachable: ["fail", "cannot be reached", "start it, or correct ANTHROPIC_BASE_URL"],
  wrong_key: ["fail", "refuses the key", "correct ANTHROPIC_API_KEY"],
  unknown_model: [
    "fail",
    "does not have the model",
    "correct MODEL and MODEL_FAST, or load it there",
  ],
  not_private: ["fail", "is not in a private network", "name another host, or unset PRIVATE"],
  failing: ["fail", "answers with errors", "see its log"],
}

/** Asks the model provider what it is, as `serve` does after its start; runs no model. */
export const checkModel = Effect.fnUntraced(function* (account: ModelAccount | null) {
  if (account === null) return [sound("model", "embedded: nothing is sent anywhere")]
  const { status, limits, clock_ahead_s } = yield* probe(account)
  const { host } = servedBy(account)
  const [found, what, remedy] = FOUND[status]
  const models = [...new Set(Object.values(modelsOf(account)))].map((model) => {
    const { context, tools } = limits.get(model) ?? { context: null, tools: null }
    const known = [
      (account.context ?? context) ? `context ${account.context ?? context}` : "",
      tools === false ? "no tools: they are described in the prompt" : "",
    ].filter((part) => part !== "")
    return known.length > 0 ? `${model} (${known.join(", ")})` : model
  })
  const message = `${host} ${what}; ${models.join(", ")}`
  const model = { name: "model", status: found, message, remedy }
  const differs = clock_ahead_s !== null && Math.abs(clock_ahead_s) > SKEW_S
  return differs
    ? [
        model,
        doubtful(
          "clock of the model provider",
          `${Math.abs(clock_ahead_s)} seconds from ours`,
          "let both machines set their clocks by the network (NTP)",
        ),
      ]
    : [model]
}) as (account: ModelAccount | null) => Effect.Effect<ReadonlyArray<HealthCheck>>
