import { Clock, Effect, Redacted } from "effect"
import { isJsonObject, type JsonObject } from "#domain/json-object"
import { type ModelLimits, type ModelServerStatus, NO_LIMITS } from "#domain/model-server"
import { parseHttpDate } from "#domain/time"
import { addressOf, type ModelAccount, modelsOf } from "#upstream/anthropic/account"
import { boundedFetch } from "#upstream/anthropic/bounded-fetch"
import { Outgoing } from "#upstream/outgoing"
import { NotPrivate } from "#upstream/private-address"

/** What asking a server has brought. Limits of models that it says nothing about are not in it. */
export interface Probed {
  readonly status: ModelServerStatus
  readonly limits: ReadonlyMap<string, ModelLimits>
  /** By how much the clock of the server is ahead of ours, in seconds; null when it names no time. */
  readonly clock_ahead_s: number | null
}

const TIMEOUT_MS = 5_000

/** The value under names, one within the other. */
const within = (value: unknown, ...names: ReadonlyArray<string>): unknown =>
  names.reduce<unknown>((found, name) => (isJsonObject(found) ? found[name] : undefined), value)

const MAX_TOKENS = 1e8

const countOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value < MAX_TOKENS
    ? value
    : null

/** The first of several places that holds a count. */
const firstCount = (entry: unknown, ...places: ReadonlyArray<ReadonlyArray<string>>) =>
  places.reduce<number | null>((found, names) => found ?? countOf(within(entry, ...names)), null)

const names = (value: unknown, name: string): boolean | null =>
  Array.isArray(value) ? value.includes(name) : null

/** What an entry of GET /v1/models says: Anthropic, vLLM, llama.cpp and routers each have their own members. */
const limitsIn = (entry: unknown): ModelLimits => ({
  tools: names(within(entry, "capabilities"), "tool_use"),
  context: firstCount(
    entry,
    ["max_model_len"],
    ["meta", "n_ctx"],
    ["loaded_context_length"],
    ["max_input_tokens"],
    ["context_length"],
  ),
  max_tokens: firstCount(entry, ["max_tokens"]),
})

const flagOf = (value: unknown): boolean | null => (typeof value === "boolean" ? value : null)

/** A request for what a kind of server says of a model, and how that is read. None of them costs anything. */
interface Question {
  readonly path: (model: string) => string
  readonly body?: (model: string) => object
  readonly read: (answer: unknown) => ModelLimits
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  // Ollama: it says no more of the context than the parameters of the model do.
  library: {
    path: () => "/api/show",
    body: (model) => ({ model }),
    read: (answer) => ({
      ...NO_LIMITS,
      tools: names(within(answer, "capabilities"), "tools"),
      context: contextIn(within(answer, "parameters")),
    }),
  },
  llamacpp: {
    path: () => "/props",
    read: (answer) => ({
      ...NO_LIMITS,
      tools: flagOf(within(answer, "chat_template_caps", "supports_tools")),
      context: countOf(within(answer, "default_generation_settings", "n_ctx")),
    }),
  },
  // LM Studio.
  organization_owner: {
    path: (model) => `/api/v0/models/${encodeURIComponent(model)}`,
    read: (answer) => ({
      ...NO_LIMITS,
      tools: names(within(answer, "capabilities"), "tool_use"),
      context: firstCount(answer, ["loaded_context_length"], ["max_context_length"]),
    }),
  },
}

/** `num_ctx` of the parameters of a model of Ollama: a name and a value a line. */
const contextIn = (parameters: unknown): number | null => {
  if (typeof parameters !== "string") return null
  const line = parameters.split("\n", 100).find((line) => line.startsWith("num_ctx"))
  return countOf(Number(line?.slice("num_ctx".length)))
}

/** What the later one knows, else what the earlier one does. */
const merged = (earlier: ModelLimits, later: ModelLimits): ModelLimits => ({
  tools: later.tools ?? earlier.tools,
  context: later.context ?? earlier.context,
  max_tokens: later.max_tokens ?? earlier.max_tokens,
})

/** Whether the name of an entry is that of a model: Ollama adds a tag, the vendor a date. */
const isNamed = (entry: JsonObject, model: string) =>
  [model, `${model}:latest`].includes(String(entry.id)) || String(entry.id).startsWith(`${model}-2`)

/** A server that has one model loaded, and takes any name for it. */
const takesAnyName = (entries: ReadonlyArray<JsonObject>) =>
  entries.length > 0 && entries.every(({ owned_by }) => owned_by === "llamacpp")

const aheadOf = (date: string): Effect.Effect<number | null> =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    const there = parseHttpDate(date)
    return there === null ? null : Math.round((there - now) / 1_000)
  })

const REFUSED: ReadonlySet<number> = new Set([401, 403])

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly date: string | null
}

/**
 * Asks the server of an account what it is: whether it takes the key, has the models, and what these can do. Only
 * lists and descriptions are asked for; no model is run and nothing costs. Models whose limits are known already are
 * not asked about. Never fails.
 */
export const probe = Effect.fnUntraced(function* (
  account: ModelAccount,
  known: ReadonlySet<string> = new Set(),
) {
  const { send } = yield* Outgoing
  const bounded = boundedFetch(send)
  const headers = {
    "anthropic-version": "2023-06-01",
    ...(account.api_key ? { "x-api-key": Redacted.value(account.api_key) } : {}),
  }

  const ask = (path: string, body?: object): Effect.Effect<Answer, unknown> =>
    Effect.tryPromise({
      try: async (signal) => {
        const response = await bounded(`${addressOf(account)}${path}`, {
          method: body ? "POST" : "GET",
          headers: body ? { ...headers, "content-type": "application/json" } : headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
          // Following a redirect would send the key to another host.
          redirect: "manual",
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        })
        const { status, headers: sent } = response
        const json: unknown = await response.json().catch(() => null)
        return { status, body: json, date: sent.get("date") }
      },
      catch: (cause) => cause,
    })

  const described = (question: Question, model: string) =>
    ask(question.path(model), question.body?.(model)).pipe(
      Effect.map(({ status, body }) => (status === 200 ? question.read(body) : NO_LIMITS)),
      Effect.catch(() => Effect.succeed(NO_LIMITS)),
    )

  const has = (model: string) =>
    ask(`/v1/models/${encodeURIComponent(model)}`).pipe(
      Effect.map(({ status }) => status !== 404),
      Effect.catch(() => Effect.succeed(true)),
    )

  const looked = Effect.gen(function* () {
    const { status, body, date } = yield* ask("/v1/models?limit=1000")
    const clock_ahead_s = date === null ? null : yield* aheadOf(date)
    const found = (status: ModelServerStatus, limits: Probed["limits"] = new Map()): Probed => ({
      status,
      limits,
      clock_ahead_s,
    })
    if (REFUSED.has(status)) return found("wrong_key")
    const listed = within(body, "data")
    if (status !== 200 || !Array.isArray(listed))
      return found(status >= 500 ? "failing" : "unknown")
    const entries = listed.filter(isJsonObject)
    const limits = new Map<string, ModelLimits>()
    for (const model of new Set(Object.values(modelsOf(account)))) {
      const entry =
        entries.find((entry) => isNamed(entry, model)) ??
        (takesAnyName(entries) ? entries[0] : undefined)
      if (!entry && !(yield* has(model))) return found("unknown_model", limits)
      if (known.has(model)) continue
      const question = QUESTIONS[String(entry?.owned_by)]
      const more = question ? yield* described(question, model) : NO_LIMITS
      limits.set(model, merged(limitsIn(entry), more))
    }
    return found("answers", limits)
  })
  return yield* Effect.catch(looked, (cause) =>
    Effect.succeed<Probed>({
      status: cause instanceof NotPrivate ? "not_private" : "unreachable",
      limits: new Map(),
      clock_ahead_s: null,
    }),
  )
})
