import { Effect } from "effect"
import type { Worker } from "#agents/role"
import { emptyLedger, type Receipt } from "#domain/ledger"
import { addDays } from "#domain/time"
import { makeToolbox, metricCoverage } from "#pipeline/toolbox"
import { aBriefing } from "#test/briefings"
import { fakeAnthropic, says, text, toolUse } from "#test/fake-anthropic"
import { ada, EVERYTHING } from "#test/tools"
import { makeMessages } from "#upstream/anthropic/messages"
import { makeWork } from "#upstream/anthropic/work"

/** So many days, the last of them this one. */
export const daysUntil = (last: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => addDays(last, at + 1 - count))

/** What a model does in a scene: it calls a tool, then notes what it makes of the result. */
export interface Lines {
  readonly question: string
  readonly calls: readonly [tool: string, input: object]
  readonly notes: ReadonlyArray<string>
}

/** A fact or a finding as it is reported to the model. */
interface Reported {
  readonly facts: ReadonlyArray<{ readonly ref: string; readonly what: string; value: unknown }>
  readonly evidence?: ReadonlyArray<{ readonly id: string; readonly claim: string }>
}

/** One agent at work on Ada's stored rows: a scripted model, and the tools of a turn. */
export const scene = Effect.fnUntraced(function* (
  agent: Worker,
  { question, calls, notes }: Lines,
) {
  const provider = yield* fakeAnthropic
  provider.next(
    "work",
    () => says(toolUse(...calls)),
    () => says(text(notes.join("\n"))),
  )
  const receipts: Array<Receipt> = []
  const messages = makeMessages({ api_key: null, base_url: provider.url, prices: null })
  const { value } = yield* makeWork(messages, "m")(
    aBriefing(question, { metrics: yield* metricCoverage(ada) }),
    { agent, question },
    emptyLedger,
    yield* makeToolbox({ user_id: ada, ...EVERYTHING }, agent, (receipt) => receipts.push(receipt)),
    "run_main_agent",
  )
  const [first, second] = provider.asked("work")
  const [{ content }] = second!.body.messages.at(-1).content
  const reported: Reported = JSON.parse(content.replace(/<\/?found>/g, ""))
  return {
    /** The instruction and the names of the tools. */
    instruction: String(first!.body.system[0].text),
    offered: first!.body.tools.map(({ name }: { name: string }) => name) as ReadonlyArray<string>,
    /** The calls that were made, and by whom. */
    made: receipts.map(({ agent: by, tool, input }) => [by, tool, input]),
    /** What came back, as `label: role` and its value. */
    reported: Object.fromEntries(reported.facts.map(({ what, value: found }) => [what, found])),
    claims: (reported.evidence ?? []).map(({ claim }) => claim),
    noted: value?.notes ?? [],
  }
})
