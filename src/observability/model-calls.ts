import { counters, histograms } from "#observability/family"

/** Attempts to ask the model provider. The agent is `none` for a lab report. */
export const modelCalls = counters({
  name: "hygeia_model_calls_total",
  description: "Calls of the model provider, every attempt, by how they ended.",
  labels: { model: null, agent: null, outcome: null },
})

/** From the begin of a call to its end, in seconds. */
export const modelCallDuration = histograms({
  name: "hygeia_model_call_duration_seconds",
  description: "Time that calls of the model provider took.",
  labels: { model: null },
  boundaries: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
})

/** Tokens of calls, by kind. */
export const modelTokens = counters({
  name: "hygeia_model_tokens_total",
  description: "Tokens of calls of the model provider, by kind.",
  labels: { model: null, agent: null, kind: null },
})

/** Cost of calls in US dollars, of models with a known price. */
export const modelCost = counters({
  name: "hygeia_model_cost_usd_total",
  description: "Cost of calls of the model provider with a known price, in USD.",
  labels: { model: null, agent: null },
})
