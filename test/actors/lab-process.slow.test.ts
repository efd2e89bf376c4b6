import { describe, expect } from "bun:test"
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs"
import { getPriority } from "node:os"
import { Effect, Fiber, Layer } from "effect"
import { comeAfter } from "#actors/child-priority"
import { askProcess } from "#actors/lab-process"
import { ownCommand } from "#cli/invocation"
import { LAB_PROCESS, packMessage, REPORT_BOUNDS } from "#domain/lab-process"
import type { ReportAnswer, ReportTask } from "#domain/lab-task"
import { itLive } from "#test/effect"
import { dashedLines, nestedForms } from "#test/hostile-pdf"

const it = itLive(Layer.empty)

const pdf = (bytes: Uint8Array<ArrayBuffer>): ReportTask => ({
  bytes,
  content_type: "application/pdf",
})

const report = pdf(new Uint8Array(readFileSync("test/fixtures/labs/us_table.pdf")))

/** What a process is busy with until it is ended. */
const endless = pdf(dashedLines(1_000))

const ask = (task: ReportTask, bounds = REPORT_BOUNDS) =>
  Effect.scoped(askProcess<ReportAnswer>(ownCommand(), bounds, task))

/** The processes that this one has started and that live, where the system tells. */
const children = () =>
  readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  )

/** What a process has open; what it closes meanwhile aside. */
const openIn = (process: string) =>
  readdirSync(`/proc/${process}/fd`)
    .map((fd) => `/proc/${process}/fd/${fd}`)
    .filter((path) => lstatSync(path, { throwIfNoEntry: false }))
    .map((path) => readlinkSync(path))

describe("a process for a report", () => {
  it("answers what stands in it", () =>
    Effect.gen(function* () {
      const { value } = yield* ask(report)
      expect(value !== null && "results" in value && value.results.length).toBe(17)
    }))

  it("ends where it takes more memory than it may", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(ask(pdf(nestedForms(40))))).toBe("too_much_memory")
    }))

  it("ends where it takes longer than it may, while it does nothing but that", () =>
    Effect.gen(function* () {
      const brief = { ...REPORT_BOUNDS, cpu_s: 1 }
      expect(yield* Effect.flip(ask(endless, brief))).toBe("too_long")
    }))

  it("is ended with whoever waits for it, and is told from one that ended by itself", () =>
    Effect.gen(function* () {
      const before = children()
      const asking = yield* Effect.forkChild(ask(endless))
      yield* Effect.yieldNow
      const [child] = children().filter((each) => !before.includes(each))
      expect(child).toBeString()
      yield* Fiber.interrupt(asking)
      expect(children()).toEqual(before)

      const other = yield* Effect.forkChild(Effect.flip(ask(endless)))
      yield* Effect.yieldNow
      const [killed] = children().filter((each) => !before.includes(each))
      process.kill(Number(killed), "SIGKILL")
      expect(yield* Fiber.join(other)).toBe("ended")
    }))

  it("has nothing of the service: no environment, no socket, no file but its pipes", () =>
    Effect.gen(function* () {
      const server = yield* Effect.acquireRelease(
        Effect.sync(() => Bun.serve({ port: 0, fetch: () => new Response() })),
        (listening) => Effect.promise(() => listening.stop(true)),
      )
      yield* Effect.promise(() => fetch(server.url).then((answer) => answer.text()))
      expect(openIn("self").some((each) => each.startsWith("socket:"))).toBe(true)
      const before = children()
      yield* Effect.forkChild(ask(endless))
      yield* Effect.yieldNow
      const [child] = children().filter((each) => !before.includes(each))
      expect(readFileSync(`/proc/${child}/environ`, "utf8")).toBe("")
      expect(readlinkSync(`/proc/${child}/cwd`)).toBe("/")
      const ours = openIn("self").filter((each) => /^(socket|pipe):/.test(each))
      const [input, output, errors, ...others] = openIn(child!)
      // Bun makes a pipe of two sockets, which nobody else can reach: the child has one end of it.
      expect([input, output].every((each) => /^(socket|pipe):/.test(each!))).toBe(true)
      expect(errors).toBe("/dev/null")
      expect([input, output, ...others].filter((each) => ours.includes(each!))).toEqual([])
      expect(others.filter((each) => /^(socket|pipe):|hygeia-|\.db/.test(each))).toEqual([])
    }))

  it("comes after the service by so much, however the service is placed itself", () =>
    Effect.gen(function* () {
      const before = children()
      yield* Effect.forkChild(ask(endless, { ...REPORT_BOUNDS, nice: 7 }))
      yield* Effect.yieldNow
      const [child] = children().filter((each) => !before.includes(each))
      expect(getPriority(Number(child))).toBe(Math.min(19, getPriority() + 7))
      // One that is gone cannot be placed, nor can any where the system forbids it.
      yield* comeAfter(2 ** 30, 7)
    }))

  it("that cannot be started has ended", () =>
    Effect.gen(function* () {
      const started = Effect.scoped(askProcess(["/nowhere/hygeia"], REPORT_BOUNDS, report))
      expect(yield* Effect.flip(started)).toBe("ended")
    }))

  it("ends by itself when the service is gone, whatever it is at", () =>
    Effect.gen(function* () {
      const child = Bun.spawn([...ownCommand(), LAB_PROCESS], { stdin: "pipe", stdout: "ignore" })
      const { bytes, ...task } = endless
      child.stdin.write(packMessage({ bounds: REPORT_BOUNDS, task }, bytes))
      yield* Effect.promise(() => Promise.resolve(child.stdin.end()))
      expect(yield* Effect.promise(() => child.exited)).toBe(0)
    }))
})
