import { rmSync } from "node:fs"
import { join } from "node:path"
import { alternate } from "#bench/alternate"
import { quantile, table, times } from "#bench/figures"
import { writeNoise } from "#bench/noise"
import { emptyFolder, script } from "#bench/program"

const ROUNDS = 3

const folder = emptyFolder()
const file = join(folder, "noise.f64")
await writeNoise(file)

/** What a program prints: milliseconds, and how many tests and hits, which are the same for all. */
const figuresOf = async (command: ReadonlyArray<string>) => {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "inherit" })
  const printed = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")} failed`)
  return JSON.parse(printed) as { readonly ms: number; readonly count: number }
}

const part = (name: string) => () => figuresOf(script("bench/programs/scan.ts", name, file))

const hasScipy =
  Bun.which("python3") !== null &&
  Bun.spawnSync(["python3", "-c", "import scipy"], { stderr: "ignore" }).exitCode === 0

const seen = await alternate(ROUNDS, {
  floor: () => figuresOf(script("bench/floors/scan.ts", file)),
  plain: part("plain"),
  corrected: part("corrected"),
  combined: part("combined"),
  scan: part("scan"),
  bootstrap: part("bootstrap"),
})
const scipy = hasScipy ? await figuresOf(["python3", "bench/floors/scan.py", file]) : null

interface Delays {
  readonly late: ReadonlyArray<number>
  readonly ms: number
}

const turns = Bun.spawn([...script("bench/programs/scan-turn.ts")], {
  env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "error" },
  stdout: "ignore",
  stderr: "inherit",
})
if ((await turns.exited) !== 0) throw new Error("deep research failed")
const delays: Record<"cold" | "warm" | "idle", Delays> = await Bun.file(
  join(folder, "delays.json"),
).json()
rmSync(folder, { recursive: true })

const { floor, plain, corrected, combined } = seen
if (new Set([floor.count, plain.count, scipy?.count ?? floor.count]).size > 1)
  throw new Error("the programs disagree")

const compared = (name: string, { ms }: typeof floor) => [
  name,
  ms,
  times(ms, floor.ms),
  times(ms, plain.ms),
]
table(
  ["60 metrics, 1,460 days, lags 0 to 3", "ms", "to floor", "to plain"],
  [
    ["floor: bare typed arrays, 12,390 rank correlations", floor.ms, "", ""],
    ...(scipy ? [compared("the same as a loop over scipy", scipy)] : []),
    compared("hygeia, the same", plain),
    compared("hygeia, without calendar and autocorrelation", corrected),
    compared("hygeia, the combined test", combined),
    ["hygeia, with 60 trends and level changes", seen.scan.ms, "", ""],
    ["hygeia, 50 bootstrap intervals of 2,000", seen.bootstrap.ms, "", ""],
  ],
)

console.log()
const delayed = (name: string, { late, ms }: Delays) => [
  name,
  ms,
  quantile(late, 0.5),
  quantile(late, 0.99),
  quantile(late, 1),
]
table(
  ["deep research, 80 metrics of four years", "turn ms", "loop delay p50, ms", "p99", "max"],
  [
    delayed("the first turn of a process", delays.cold),
    delayed("the second", delays.warm),
    delayed("nothing, for as long", delays.idle),
  ],
)
