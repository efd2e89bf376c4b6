import type { ContentBlockParam, MessageParam } from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect } from "effect"
import { isWorker } from "#agents/role"
import { roles } from "#agents/roles"
import type { Assignment, Briefing, Report } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { StepName } from "#domain/step"
import { ledgerOf } from "#upstream/anthropic/ledger"
import { limitOf, type Messages } from "#upstream/anthropic/messages"
import { addsNoNumeral, promptFor, quoted } from "#upstream/anthropic/quotation"
import { makeReferences } from "#upstream/anthropic/references"
import { textOf, toolUsesOf } from "#upstream/anthropic/reply"
import type { Attempt } from "#upstream/anthropic/stand-in"
import { refuse, toolsetOf, use } from "#upstream/anthropic/tool"
import type { Toolbox } from "#upstream/model"

/** How many rounds of tool calls an agent has. */
export const MAX_ROUNDS = 8
/** How many tool calls a round may have. */
const MAX_CALLS = 8

/** Thinking included; what it might cost is reserved, so that agents side by side need not wait for each other. */
const MAX_TOKENS = 8_192
const MAX_NOTES = 12
const MAX_CHARACTERS = 400

const REFERENCE = /\{\{[^{}]*\}\}/g
/** A digit within a word is part of a name: HbA1c. */
const NAME = /\p{L}[\p{L}\p{N}]*/gu

const numbersOf = (note: string) => note.replace(REFERENCE, " ").replace(NAME, " ")

/** What the text notes, line by line; none has a number that is neither found nor asked about. */
const notesIn = (text: string, briefing: Briefing): ReadonlyArray<string> =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, MAX_CHARACTERS))
    .filter((line) => line !== "" && addsNoNumeral(numbersOf(line), briefing))
    .slice(0, MAX_NOTES)

/** The messages with a mark behind the last: the next round reads what it has in common with this one from a cache. */
const withBreakpoint = (messages: ReadonlyArray<MessageParam>): ReadonlyArray<MessageParam> => {
  const { role, content } = messages.at(-1)!
  if (role !== "user" || typeof content === "string") return messages
  const last = { ...content.at(-1)!, cache_control: { type: "ephemeral" } } as ContentBlockParam
  return [...messages.slice(0, -1), { role, content: [...content.slice(0, -1), last] }]
}

/**
 * The work of one agent: the model calls tools, in rounds, until it writes notes or has no rounds left.
 * Null when it wrote no text and made no valid call, or was cut off.
 */
export const makeWork = (messages: Messages, model: string) =>
  Effect.fnUntraced(function* (
    briefing: Briefing,
    { agent, question }: Assignment,
    ledger: Ledger,
    toolbox: Toolbox,
    step: StepName,
  ): Effect.fn.Return<Effect.Success<Attempt<Report>>, Effect.Error<Attempt<Report>>> {
    const role = roles[isWorker(agent) ? agent : "health_coach"]
    const { prompt } = role
    const metrics = briefing.metrics.map(({ metric }) => metric)
    const tools = toolsetOf(role.tools, metrics)
    const refs = makeReferences()
    const workplace = { toolbox, own: role.tools, metrics, refs }
    const found = ledger.receipts.length === 0 ? [] : [quoted("found", ledgerOf(refs, ledger))]
    const own = [...found, quoted("assignment", question)]
    const said: Array<MessageParam> = [
      { role: "user", content: promptFor(briefing, role.sees, own) },
    ]
    let cost_usd = 0
    let calls = 0
    const report = (notes: ReadonlyArray<string>) => ({
      value: calls > 0 || notes.length > 0 ? { agent, notes } : null,
      cost_usd,
    })

    for (let round = 0; round < MAX_ROUNDS; round++) {
      const answered = yield* messages.create({
        purpose: { agent, step, prompt_version: prompt.version },
        model,
        max_tokens: MAX_TOKENS,
        system: prompt.text,
        messages: withBreakpoint(said),
        tools,
      })
      cost_usd += answered.cost_usd
      const { reply } = answered
      if (!reply && answered.why === "budget") return { ...report([]), ...limitOf(answered) }
      if (!reply) return { value: null, cost_usd }
      const asked = toolUsesOf(reply)
      if (asked.length === 0) return report(notesIn(refs.resolved(textOf(reply)), briefing))
      const used = yield* Effect.forEach(asked, (call, at) =>
        at < MAX_CALLS
          ? use(workplace, call)
          : Effect.succeed(
              refuse(call, "Too many calls at once: make this one in the next round."),
            ),
      )
      calls += used.filter(({ made }) => made).length
      said.push(
        // Unchanged: the API requires thinking blocks to be sent back as they were.
        { role: "assistant", content: reply.content as MessageParam["content"] & Array<never> },
        { role: "user", content: used.map(({ result }) => result) },
      )
    }
    return { ...report([]), notes: ["budget_reached"] }
  })
