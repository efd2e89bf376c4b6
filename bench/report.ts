import { resolve } from "node:path"
import { alternate } from "#bench/alternate"
import { table } from "#bench/figures"
import { ensureBuilt } from "#bench/product"
import { LAB_PROCESS, packMessage, REPORT_BOUNDS } from "#domain/lab-process"
import { executable } from "#scripts/build"

const ROUNDS = 10
const BYTES_PER_MB = 1_000_000
const MICROSECONDS_PER_MS = 1_000

const report = await Bun.file("test/fixtures/labs/us_table.pdf").bytes()

/** From the start of a process to its end, with its answer between. */
const answered = async (task: object, bytes?: Uint8Array<ArrayBuffer>) => {
  const began = performance.now()
  const child = Bun.spawn([resolve(executable), LAB_PROCESS], {
    env: {},
    stdin: "pipe",
    stdout: "pipe",
  })
  child.stdin.write(packMessage({ bounds: REPORT_BOUNDS, task }, bytes))
  await child.stdin.flush()
  const answer = await new Response(child.stdout).bytes()
  if ((await child.exited) !== 0 || answer.length === 0) throw new Error("It gave no answer.")
  const { cpuTime, maxRSS } = child.resourceUsage()!
  return {
    ms: performance.now() - began,
    cpu: Number(cpuTime.total) / MICROSECONDS_PER_MS,
    mb: maxRSS / BYTES_PER_MB,
  }
}

await ensureBuilt()
const { nothing, text, page } = await alternate(ROUNDS, {
  nothing: () => answered({ rows: [], lines: [], results: [] }),
  text: () => answered({ content_type: "application/pdf" }, report),
  page: () => answered({ page: 1 }, report),
})

table(
  ["a process for", "start to end, ms", "CPU, ms", "memory at most, MB"],
  [
    ["nothing: its start", nothing.ms, nothing.cpu, nothing.mb],
    ["a report with text, one page", text.ms, text.cpu, text.mb],
    ["the drawing of that page", page.ms, page.cpu, page.mb],
  ],
)
