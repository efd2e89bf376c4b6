import { Effect, type Layer } from "effect"
import type { Asking } from "#cli/ask"
import { reaching } from "#cli/reach"
import { printLine } from "#cli/terminal"
import type { Config } from "#config"
import type { ModelCall } from "#domain/model-call"
import type { TurnReceipt } from "#domain/turn-receipt"

const costText = (cost_usd: number | null) =>
  cost_usd === null ? "at a price that is not known" : `for $${cost_usd.toFixed(4)}`

const outcomeText = ({ outcome, limit_reached }: ModelCall) =>
  limit_reached === null ? outcome : `${outcome} (limit: ${limit_reached})`

const lineOf = (call: ModelCall) => {
  const prompt = call.input_tokens + call.cache_read_tokens + call.cache_write_tokens
  return [
    `${call.seq}. ${call.at} ${call.step}, ${call.agent}: ${call.model} at ${call.host},`,
    `prompt ${call.prompt_version}, ${call.bytes_sent} bytes, ${prompt} tokens in,`,
    `${call.output_tokens} out, ${costText(call.cost_usd)}: ${outcomeText(call)}`,
    ...(call.sha256 === null ? [] : [`\n   sha256 ${call.sha256}`]),
  ].join(" ")
}

const listed = (counts: ReadonlyArray<readonly [of: string, count: number]>) =>
  counts.map(([of, count]) => `${of} ${count}`).join(", ")

/** The text that `hygeia receipt` prints. */
const textOf = ({ calls, hosts, totals, tool_calls, rows, struck }: TurnReceipt): string => {
  const sent = `${totals.calls} calls, ${totals.bytes_sent} bytes, ${costText(totals.cost_usd)}`
  const tools = Map.groupBy(tool_calls, ({ tool }) => tool)
  const classes = Map.groupBy(struck, ({ class: kind }) => kind)
  const sizes = (groups: ReadonlyMap<string, ReadonlyArray<unknown>>) =>
    listed([...groups].map(([of, { length }]) => [of, length] as const))
  return [
    hosts.length === 0
      ? "Nothing was sent anywhere."
      : `Sent to ${hosts.map(({ host }) => host).join(", ")}: ${sent}.`,
    ...calls.map(lineOf),
    ...(tools.size === 0 ? [] : [`Tools called here: ${sizes(tools)}.`]),
    ...(rows.length === 0
      ? []
      : [`Values read here: ${listed(rows.map((each) => [each.of, each.rows] as const))}.`]),
    ...(classes.size === 0 ? [] : [`Sentences left out of the answer: ${sizes(classes)}.`]),
  ].join("\n")
}

/** Prints what left the machine for a turn, for its person to read, or as JSON. */
export const receipt = Effect.fn("receipt")(function* <E>(
  turn: string,
  { demo, json }: Asking,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const path = `/v1/turns/${encodeURIComponent(turn)}/receipt`
  const found = yield* reaching(temporaryServer, { demo }, (client) =>
    client.json<TurnReceipt>(path),
  )
  yield* printLine(json ? JSON.stringify(found) : textOf(found))
})
