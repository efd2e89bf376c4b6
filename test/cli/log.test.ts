import { expect } from "bun:test"
import { Cause, Effect } from "effect"
import { TestConsole } from "effect/testing"
import { logs } from "#cli/log"
import { itWith } from "#test/effect"

const it = itWith(logs("info"))

/** What has been logged, a parsed object a line. */
const logged = Effect.map(TestConsole.errorLines, (lines) =>
  lines.map((line) => JSON.parse(String(line)) as Record<string, unknown>),
)

it("writes one JSON object a line, with what it was annotated with", () =>
  Effect.gen(function* () {
    yield* Effect.logInfo("turn\nrunning", { dropped: 3 }).pipe(
      Effect.annotateLogs({ turn_id: "turn_1" }),
    )
    expect(yield* logged).toEqual([
      {
        at: "1970-01-01T00:00:00.000Z",
        level: "info",
        message: "turn\nrunning",
        turn_id: "turn_1",
        dropped: 3,
      },
    ])
  }))

it("puts what a message is about behind a colon", () =>
  Effect.gen(function* () {
    yield* Effect.logWarning("a delivery is parked", "It names no user.")
    expect((yield* logged)[0]!.message).toBe("a delivery is parked: It names no user.")
  }))

it("always says when, how grave and what, whatever it was told about", () =>
  Effect.gen(function* () {
    yield* Effect.logInfo("done", { at: "somewhere", level: "sea", message: "in a bottle" })
    expect(yield* logged).toEqual([
      { at: "1970-01-01T00:00:00.000Z", level: "info", message: "done" },
    ])
  }))

it("leaves out what is less severe than asked for", () =>
  Effect.gen(function* () {
    yield* Effect.logDebug("quiet")
    yield* Effect.logWarning("loud")
    expect((yield* logged).map(({ message }) => message)).toEqual(["loud"])
  }))

it("shows where a fault happened, and none of the values it happened with", () =>
  Effect.gen(function* () {
    const query = new Error("Failed query: insert into x\nparams: glucose 300", {
      cause: new Error("UNIQUE constraint failed: x.id"),
    })
    yield* Effect.logError("died", Cause.die(query))
    yield* Effect.logError("died", query)
    const parsing = yield* Effect.flip(Effect.try(() => JSON.parse("glucose")))
    yield* Effect.logError("died", parsing.cause)
    const lines = yield* logged
    expect(JSON.stringify(lines)).not.toContain("glucose")
    expect(lines.map(({ error, reason }) => [error, reason])).toEqual([
      ["Error", "UNIQUE constraint failed: x.id"],
      ["Error", "UNIQUE constraint failed: x.id"],
      ["SyntaxError", undefined],
    ])
    for (const { stack } of lines) expect(stack).toBeArray()
  }))
