import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { campaignOf, type Options, type Outcome } from "#test/model-server/campaign"
import type { Family, Mode } from "#test/model-server/mode"
import { modes } from "#test/model-server/modes"
import { TIME_LIMIT_MS } from "#test/time-limit"

/** `npm run evaluate -- model` runs every mode; here is every so many-th of each family. */
const EVERY = 5

/** What does not hold yet: a name leaves this list once it does. */
const OPEN = new Set([
  "dialect-channels",
  "dialect-end-of-sequence",
  "misused-sum",
  "number-fortnights",
  "number-multiples",
  "claim-link",
  "claim-think-open",
])

const held = (family: Family): ReadonlyArray<Mode> =>
  modes.filter((mode) => mode.family === family && !OPEN.has(mode.name))

const sample = (family: Family): ReadonlyArray<Mode> =>
  held(family).filter((_, at) => at % EVERY === 0)

const OPTIONS: Options = { turns: 1, seed: 8, fallback: "fail", timeout_s: 20 }

const outcomesOf = (
  chosen: ReadonlyArray<Mode>,
  options: Partial<Options> = {},
): Promise<ReadonlyArray<Outcome>> =>
  Effect.runPromise(
    Effect.map(
      Effect.forEach(chosen, (mode) => campaignOf(mode, { ...OPTIONS, ...options }), {
        concurrency: 4,
      }),
      (all) => all.flat(),
    ),
  )

/** What is amiss with turns, by mode: nothing. */
const amiss = (outcomes: ReadonlyArray<Outcome>) =>
  outcomes
    .map(({ mode, status, leaked, lost, unfounded, markup }) => ({
      mode,
      status,
      leaked,
      lost,
      unfounded,
      markup,
    }))
    .filter(
      ({ status, leaked, lost, unfounded, markup }) =>
        status !== "completed" ||
        [leaked, lost, unfounded, markup].some(({ length }) => length > 0),
    )

const it = (name: string, body: () => Promise<void>) => test(name, body, 2 * TIME_LIMIT_MS)

describe("a model server", () => {
  it("loses no true sentence", async () => {
    expect(amiss(await outcomesOf(held("true")))).toEqual([])
  })

  it("gets no number of its own shown, in any language", async () => {
    expect(amiss(await outcomesOf(sample("number")))).toEqual([])
  })

  it("gets no cause, diagnosis, dose, link or markup shown", async () => {
    expect(amiss(await outcomesOf(sample("claim")))).toEqual([])
  })

  it("gets nothing shown or remembered that a note or a name has made it say", async () => {
    expect(amiss(await outcomesOf(held("gullible")))).toEqual([])
  })

  it("may break the protocol in any way: the turn completes", async () => {
    expect(amiss(await outcomesOf(sample("protocol")))).toEqual([])
  })

  it("may say the same in another way: the turn completes in its words, and nothing stands in", async () => {
    const outcomes = await outcomesOf(sample("dialect"))
    expect(amiss(outcomes)).toEqual([])
    for (const { mode, notes } of outcomes) expect([mode, notes]).toEqual([mode, []])
  })

  it("may stumble: the turn completes in its words", async () => {
    expect(amiss(await outcomesOf(sample("transport")))).toEqual([])
  })

  it("that stays away fails a turn with the step, after three attempts of what may pass", async () => {
    const outcomes = await outcomesOf(sample("outage"))
    for (const { mode, status, error, attempts } of outcomes) {
      expect([mode, status, error?.code]).toEqual([mode, "failed", "upstream_unavailable"])
      expect([mode, error?.step]).toEqual([mode, expect.any(String)])
      expect(attempts).toBeLessThanOrEqual(3)
    }
  })

  it("that stays away fails no turn where the embedded engine may stand in", async () => {
    const outcomes = await outcomesOf(sample("outage"), { fallback: "embedded" })
    expect(amiss(outcomes)).toEqual([])
    for (const { mode, notes } of outcomes)
      expect([mode, notes]).toEqual([mode, ["model_unavailable"]])
  })
})
