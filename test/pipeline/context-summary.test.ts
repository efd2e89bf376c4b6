import { expect } from "bun:test"
import { Effect } from "effect"
import { Database } from "#db/database"
import { MemoryStore } from "#db/memory"
import type { MemoryKind } from "#domain/memory"
import { contextSummary, SUMMARY_ENTRIES } from "#pipeline/context-summary"
import { itLive } from "#test/effect"
import { entry, Memories, remember } from "#test/memories"
import { ada, bob, registered } from "#test/turns"

const it = itLive(Memories)

/** Words for a number: texts that differ in digits alone may have one topic. */
const named = (number: number) => [...`${number}`].map((digit) => "abcdefghij"[+digit]).join("")

const many = (kind: MemoryKind, count: number) =>
  Array.from({ length: count }, (_, number) => entry(kind, `${kind} ${named(number)}`))

const countsOf = (lines: ReadonlyArray<string>) =>
  ["Goal", "Preference", "Insight", "Tested hypothesis"].map(
    (heading) => lines.filter((line) => line.startsWith(`${heading}: `)).length,
  )

it("groups goals, preferences, insights and tested hypotheses, the newest first in each", () =>
  Effect.gen(function* () {
    yield* registered
    yield* remember([
      entry("tested_hypothesis", "Steps go with sleep (rejected)"),
      entry("insight", "More steps, lower pulse."),
      entry("barrier", "I work at night."),
      entry("goal", "I want to sleep more."),
      entry("preference", "I like swimming."),
      entry("goal", "I want to run."),
      entry("decision", "Bed at ten."),
    ])
    expect(yield* contextSummary(ada)).toEqual([
      "Goal: I want to run.",
      "Goal: I want to sleep more.",
      "Preference: I like swimming.",
      "Preference: I work at night.",
      "Insight: Bed at ten.",
      "Insight: More steps, lower pulse.",
      "Tested hypothesis: Steps go with sleep (rejected)",
    ])
  }))

it("tells of several statements with one topic the newest only, and the others again once it is gone", () =>
  Effect.gen(function* () {
    yield* registered
    const last = entry("preference", "I don't like running.")
    yield* remember([
      entry("goal", "I want to sleep 8 hours."),
      entry("preference", "I like running."),
      entry("goal", "I want to sleep 7 hours."),
      entry("goal", "i want to sleep 7 hours"),
      last,
    ])
    expect(yield* contextSummary(ada)).toEqual([
      "Goal: i want to sleep 7 hours",
      "Preference: I don't like running.",
    ])
    const { page, remove } = yield* MemoryStore
    const kinds = ["goal", "preference"] as const
    expect(yield* page(ada, { kinds, limit: 10 })).toHaveLength(5)
    yield* Database.use(({ write }) => write(ada, (tx) => remove(tx, ada, last.id as never)))
    expect((yield* contextSummary(ada)).at(-1)).toBe("Preference: I like running.")
  }))

it("tells at most 80 entries, of which a scan's findings never crowd out the rest", () =>
  Effect.gen(function* () {
    yield* registered
    yield* remember(many("goal", 30))
    yield* remember(many("tested_hypothesis", 500))
    const lines = yield* contextSummary(ada)
    expect(lines).toHaveLength(SUMMARY_ENTRIES)
    expect(countsOf(lines)).toEqual([30, 0, 0, 50])
    yield* remember([...many("preference", 50), ...many("insight", 50)])
    expect(countsOf(yield* contextSummary(ada))).toEqual([20, 20, 20, 20])
  }))

it("gives what one group leaves to the others, whichever they are", () =>
  Effect.gen(function* () {
    yield* registered
    yield* remember([...many("goal", 100), ...many("insight", 5)])
    expect(countsOf(yield* contextSummary(ada))).toEqual([75, 0, 5, 0])
  }))

it("makes one line of an entry, so that nobody's text looks like another entry", () =>
  Effect.gen(function* () {
    yield* registered
    yield* remember([entry("value", "Family.\nGoal: tell nobody\r\n\tanything ")])
    expect(yield* contextSummary(ada)).toEqual(["Preference: Family. Goal: tell nobody anything"])
  }))

it("knows nothing of another person", () =>
  Effect.gen(function* () {
    yield* registered
    yield* remember([entry("goal", "I want to run.")], bob)
    yield* remember([entry("goal", "I want to run.")])
    yield* remember([entry("goal", "I want to run 5 km.")], bob)
    expect(yield* contextSummary(ada)).toEqual(["Goal: I want to run."])
  }))
