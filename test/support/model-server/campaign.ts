import { Effect, Layer } from "effect"
import type { TurnResult } from "#domain/turn-result"
import { brought, demoClient, serverOn, TODAY } from "#test/demo-server"
import type { Mode, Said, Wrong } from "#test/model-server/mode"
import { FOREIGN_PLANS, PLANS, type Plan } from "#test/model-server/plans"
import { markupIn, unfounded } from "#test/model-server/reader"
import { type Heard, modelServer } from "#test/model-server/server"
import { asked } from "#test/question"

/** What one turn of a campaign came to. */
export interface Outcome {
  readonly mode: string
  readonly family: string
  readonly fallback: "fail" | "embedded"
  readonly kind: string
  readonly question: string
  readonly status: string
  readonly error: { readonly code: string; readonly step?: string } | null
  readonly notes: ReadonlyArray<string>
  readonly ms: number
  /** Requests, by part; most attempts of one request, and the pauses between attempts in ms. */
  readonly calls: Readonly<Record<string, number>>
  readonly attempts: number
  readonly pauses: ReadonlyArray<number>
  readonly input_tokens: number
  readonly cached_tokens: number
  readonly answer: string
  readonly sentences: number
  /** Sentences that must not be seen and are. */
  readonly leaked: ReadonlyArray<{ readonly wrong: Wrong; readonly text: string }>
  /** True sentences that are not seen; counted only where the model's answer is shown. */
  readonly lost: ReadonlyArray<string>
  readonly truths: number
  readonly unfounded: ReadonlyArray<string>
  readonly markup: ReadonlyArray<string>
}

export interface Options {
  readonly turns: number
  readonly seed: number
  readonly fallback: "fail" | "embedded"
  readonly timeout_s: number
}

const BYTES_A_TOKEN = 4

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** A sentence as its reader sees it: a value in place of each reference. */
const seen = ({ text, shown }: Said): RegExp =>
  shown ??
  new RegExp(
    text
      .trim()
      .split(/\{\{[^}]*\}\}/)
      .map((part) => escaped(part).replace(/\s+/g, "\\s+"))
      .join(".{1,60}?"),
    "u",
  )

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?。！？।؟])\s+|\n+/).filter((part) => part.trim() !== "").length

/** A key of the ledger, and a code. */
const REFERENCE = /^[\w.:-]+$/

/** Every text of a result that a client shows. */
const textsOf = (result: TurnResult): ReadonlyArray<string> => {
  const texts: Array<string> = [result.answer]
  const walk = (value: unknown): void => {
    if (typeof value === "string" && !REFERENCE.test(value)) texts.push(value)
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk)
  }
  for (const { spec } of result.widgets ?? []) walk(spec)
  for (const { claim } of result.evidence ?? []) texts.push(claim)
  return texts
}

const counted = (heard: ReadonlyArray<Heard>) => {
  const calls: Record<string, number> = {}
  for (const { part } of heard) calls[part] = (calls[part] ?? 0) + 1
  const tries = Map.groupBy(heard, ({ hash }) => hash)
  const pauses = [...tries.values()].flatMap((each) =>
    each.slice(1).map(({ at }, before) => Math.round(at - each[before]!.at)),
  )
  return {
    calls,
    attempts: Math.max(0, ...[...tries.values()].map(({ length }) => length)),
    pauses,
    input_tokens: Math.round(heard.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_A_TOKEN),
  }
}

const EMPTY: TurnResult = {
  answer: "",
  fact_sheet: [],
  agents_used: [],
  cost_usd: 0,
  duration_ms: 0,
}

/** The text in front of the last mark of the tokens that a server has to keep. */
const cachedOf = (heard: ReadonlyArray<Heard>): number => {
  const marked = heard.map(({ body }) => {
    const text = JSON.stringify({ tools: body.tools, system: body.system, messages: body.messages })
    return text.slice(0, Math.max(0, text.lastIndexOf('"cache_control"')))
  })
  const repeated = marked.map((prefix, at) => {
    if (prefix === "") return 0
    return Math.max(
      0,
      ...marked.slice(0, at).map((earlier) => {
        let same = 0
        while (same < Math.min(prefix.length, earlier.length) && prefix[same] === earlier[same])
          same++
        return same
      }),
    )
  })
  return Math.round(repeated.reduce((sum, length) => sum + length, 0) / BYTES_A_TOKEN)
}

/** The questions of a mode, as many as are asked for. */
const plansOf = (mode: Mode, turns: number, seed: number): ReadonlyArray<Plan> => {
  const { language = "en", kinds } = mode
  const fitting = [...PLANS, ...FOREIGN_PLANS].filter(
    (plan) => plan.language === language && (kinds?.includes(plan.kind) ?? true),
  )
  const first = seed % fitting.length
  return Array.from(
    { length: Math.min(turns, fitting.length) },
    (_, at) => fitting[(first + at * 7) % fitting.length]!,
  ).filter((plan, at, all) => all.indexOf(plan) === at)
}

/** Asks the demo person's questions of a server of a mode, over HTTP, and judges what came of each. */
export const campaignOf = (mode: Mode, { turns, seed, fallback, timeout_s }: Options) =>
  Effect.scoped(
    Effect.gen(function* () {
      const plans = plansOf(mode, turns, seed)
      const server = yield* modelServer(mode, plans, seed)
      const { files } = yield* brought
      const service = yield* Layer.build(
        serverOn(TODAY, files, {
          ANTHROPIC_API_KEY: "sk-test",
          ANTHROPIC_BASE_URL: server.url,
          MODEL_FALLBACK: fallback,
          TURN_TIMEOUT_S: `${timeout_s}`,
        }),
      )
      const client = yield* Effect.provide(demoClient, service)
      return yield* Effect.forEach(
        plans,
        Effect.fnUntraced(function* (plan) {
          const began = performance.now()
          const { turn } = yield* asked(client, plan.question)
          const ms = Math.round(performance.now() - began)
          const result: TurnResult = turn.result ?? EMPTY
          const heard = server.heard(plan.question)
          const said = server.said(plan.question)
          const texts = textsOf(result)
          const whole = texts.join("\n")
          const isSeen = (sentence: Said) => seen(sentence).test(whole)
          const isOwn = said.some((sentence) => sentence.wrong === null && isSeen(sentence))
          const truths = said.filter(({ wrong }) => wrong === null)
          return {
            mode: mode.name,
            family: mode.family,
            fallback,
            kind: plan.kind,
            question: plan.question,
            status: turn.status,
            error: turn.error,
            notes: ((turn.result?.notes ?? []) as ReadonlyArray<{ code: string }>).map(
              ({ code }) => code,
            ),
            ms,
            ...counted(heard),
            cached_tokens: cachedOf(heard),
            answer: result.answer,
            sentences: sentencesOf(result.answer),
            leaked: [
              ...said
                .filter((sentence) => sentence.wrong !== null && isSeen(sentence))
                .map(({ wrong, text }) => ({ wrong, text })),
              ...texts.flatMap((text) => {
                const forbidden = mode.forbids?.exec(text)?.[0]
                return forbidden ? [{ wrong: "foreign" as const, text: forbidden }] : []
              }),
            ],
            lost:
              isOwn || mode.family === "true"
                ? truths.filter((each) => !isSeen(each)).map(({ text }) => text)
                : [],
            truths: truths.length,
            unfounded: texts.flatMap((text) => unfounded(text, plan.question, result)),
            markup: texts.flatMap(markupIn),
          } satisfies Outcome
        }),
        { concurrency: 2 },
      )
    }),
  )
