import { existsSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { executable } from "#scripts/build"
import { THREADS } from "#scripts/threads"
import { chromiumPath, NO_CHROMIUM } from "#test/chromium"
import { NOT_INSTALLED } from "#test/installed"
import { TIME_LIMIT_MS } from "#test/time-limit"

/** What one stage of the check came to. A stage that is no test suite counts as one check. */
interface Tally {
  readonly passed: number
  readonly failed: number
}

type Stage = readonly [name: string, run: () => Promise<Tally>]

/** A file system in memory, and how much room there has to be. */
const MEMORY = "/dev/shm"
const ROOM_BYTES = 4_000_000_000

const roomIn = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Where tests keep files that no kill or full disk is to meet: on a disk they would wait for each commit. */
const SWIFT = existsSync(MEMORY) && roomIn(MEMORY) > ROOM_BYTES ? MEMORY : tmpdir()

const succeeds = async (
  command: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
) =>
  (await Bun.spawn([process.execPath, ...command], {
    env: { ...process.env, THREADS, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  }).exited) === 0

const check = async (...command: ReadonlyArray<string>): Promise<Tally> =>
  (await succeeds(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Files ending in `.slow.test.ts` take seconds each, those ending in `.long.test.ts` minutes. */
const SLOW = "**/*.slow.test.ts"
const LONG = "**/*.long.test.ts"

/** A process for each core; each keeps its modules from file to file. */
const flags = ["--parallel", "--no-isolate", `--timeout=${TIME_LIMIT_MS}`, "--reporter=junit"]

/** Counts from the report; a run that ends badly without a failed test in it is itself one. */
const suite = async (TMPDIR: string, ...selection: ReadonlyArray<string>): Promise<Tally> => {
  const report = join(tmpdir(), `hygeia-tests-${process.pid}.xml`)
  const command = ["test", ...flags, `--reporter-outfile=${report}`, ...selection]
  const green = await succeeds(command, { TMPDIR })
  const file = Bun.file(report)
  const root = (await file.exists())
    ? (/<testsuites [^>]*>/.exec(await file.text())?.[0] ?? "")
    : ""
  rmSync(report, { force: true })
  const count = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(root)?.[1] ?? 0)
  const failed = Math.max(count("failures") + count("errors"), green ? 0 : 1)
  return { passed: Math.max(0, count("tests") - count("skipped") - failed), failed }
}

const without = (...patterns: ReadonlyArray<string>) =>
  patterns.map((pattern) => `--path-ignore-patterns=${pattern}`)

/**
 * Types are checked by one thread, as several would each check much of the same again, and all of them each time:
 * checked again from where the last check ended, they are now and then found too deep.
 */
const types = (...options: ReadonlyArray<string>) =>
  check("x", "tsc", "--noEmit", "--singleThreaded", ...options)

/** Stages that run beside each other: none needs what another makes. */
type Together = ReadonlyArray<Stage>

const sources: Together = [
  ["format and lint", () => check("x", "biome", "check", "--error-on-warnings", ".")],
  ["types", () => types()],
  ["types of the console", () => types("-p", "web")],
  ["bundle of the threads", () => check("scripts/threads.ts")],
]

// The executable comes first: some tests start it.
const whole: ReadonlyArray<Together> = [
  [...sources, [`build of ${executable}`, () => check("scripts/build.ts")]],
  [
    [`smoke test of ${executable}`, () => check("scripts/smoke.ts")],
    ["tests", () => suite(SWIFT, ...without(LONG))],
  ],
]

const stagesOf: Readonly<Record<string, ReadonlyArray<Together>>> = {
  "--fast": [sources, [["fast tests", () => suite(SWIFT, ...without(SLOW, LONG))]]],
  "--all": [...whole, [["long tests", () => suite(tmpdir(), ".long.test.ts")]]],
}

let passed = 0
let failed = 0
const perform = async ([name, run]: Stage) => {
  const began = performance.now()
  const tally = await run()
  passed += tally.passed
  failed += tally.failed
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${tally.failed === 0 ? "ok" : "FAILED"}  ${name} (${seconds} s)`)
}

for (const together of stagesOf[process.argv[2] ?? ""] ?? whole)
  await Promise.all(together.map(perform))
if (chromiumPath === null && process.argv[2] !== "--fast") console.log(NO_CHROMIUM)
if (NOT_INSTALLED !== null && process.argv[2] === "--all") console.log(NOT_INSTALLED)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
