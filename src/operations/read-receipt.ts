import { Effect } from "effect"
import { type StoredReceipt, TurnReceiptStore } from "#db/turn-receipts"
import { TurnStore } from "#db/turns"
import { AGENTS } from "#domain/agents"
import { TurnNotFound } from "#domain/errors"
import type { TurnId, UserId } from "#domain/ids"
import type { ModelCall } from "#domain/model-call"
import { STRIKE_CLASSES } from "#domain/strike"
import { epochOf } from "#domain/time"
import type { AdminTurnReceipt, RowsRead, TurnReceipt } from "#domain/turn-receipt"
import { isLocalHost } from "#upstream/anthropic/account"
import { bareHost } from "#upstream/private-address"

const sumOf = <Item>(items: ReadonlyArray<Item>, of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

const groupsOf = (calls: ReadonlyArray<ModelCall>) =>
  [...Map.groupBy(calls, ({ host }) => host)].map(([host, sent]) => ({
    host,
    is_local: isLocalHost(bareHost(new URL(`http://${host}`))),
    calls: sent.length,
    bytes_sent: sumOf(sent, ({ bytes_sent }) => bytes_sent),
  }))

const commonOf = (turn_id: TurnId, calls: ReadonlyArray<ModelCall>) => {
  const sent = calls.filter(({ outcome }) => outcome !== "not_sent")
  const total = (of: (call: ModelCall) => number) => sumOf(sent, of)
  return {
    turn_id,
    hosts: groupsOf(sent),
    calls: [...calls],
    totals: {
      calls: sent.length,
      bytes_sent: total((call) => call.bytes_sent),
      input_tokens: total((call) => call.input_tokens),
      output_tokens: total((call) => call.output_tokens),
      cache_read_tokens: total((call) => call.cache_read_tokens),
      cache_write_tokens: total((call) => call.cache_write_tokens),
      cost_usd: total((call) => call.cost_usd ?? 0),
    },
  }
}

const rowsOf = (rows: Readonly<Record<string, number>> = {}): Array<RowsRead> =>
  Object.entries(rows).map(([of, count]) => ({ of, rows: count }))

const toolCallsOf = ({ steps }: StoredReceipt) =>
  steps.flatMap(({ step, receipts }) =>
    receipts.map(({ agent, tool, input, rows }) => ({
      step,
      agent,
      tool,
      input,
      rows: rowsOf(rows),
    })),
  )

const agentOf = (part: string) => AGENTS.find((agent) => agent === part) ?? null

const stepsOf = ({ steps }: StoredReceipt) =>
  steps.map(({ step, part, started_at, ended_at }) => ({
    step,
    agent: agentOf(part),
    started_at,
    duration_ms: Math.max(0, (epochOf(ended_at) ?? 0) - (epochOf(started_at) ?? 0)),
  }))

/** The receipt of a turn of this person. */
export const readReceipt = Effect.fnUntraced(function* (user: UserId, id: TurnId) {
  yield* (yield* TurnStore).find(user, id)
  const stored = yield* (yield* TurnReceiptStore).read(id)
  const tool_calls = toolCallsOf(stored)
  const read = Map.groupBy(
    tool_calls.flatMap(({ rows }) => rows),
    ({ of }) => of,
  )
  return {
    ...commonOf(id, stored.calls),
    steps: stepsOf(stored),
    tool_calls,
    rows: [...read].map(([of, rows]) => ({ of, rows: sumOf(rows, (each) => each.rows) })),
    struck: [...stored.struck],
  } satisfies TurnReceipt
})

/** The receipt of anybody's turn, without what was asked and what was written. */
export const readAnyReceipt = Effect.fnUntraced(function* (id: TurnId) {
  if ((yield* (yield* TurnStore).endedAt(id)) === undefined) return yield* new TurnNotFound()
  const stored = yield* (yield* TurnReceiptStore).read(id)
  return {
    ...commonOf(id, stored.calls),
    tool_calls: toolCallsOf(stored).map(({ input: _, rows, ...call }) => ({
      ...call,
      rows: sumOf(rows, (each) => each.rows),
    })),
    struck: STRIKE_CLASSES.map((kind) => ({
      class: kind,
      count: stored.struck.filter((struck) => struck.class === kind).length,
    })).filter(({ count }) => count > 0),
  } satisfies AdminTurnReceipt
})
