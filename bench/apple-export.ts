import { rmSync } from "node:fs"
import { join } from "node:path"
import { alternate } from "#bench/alternate"
import { writeAppleExport } from "#bench/apple-export"
import { table, times } from "#bench/figures"
import { emptyFolder, script } from "#bench/program"

const ROUNDS = 3
const MEGABYTES = 200

const folder = emptyFolder()
const file = join(folder, "export.xml")
const written = await writeAppleExport(file, MEGABYTES)

/** What a program prints: milliseconds, CPU time, peak memory, and how many records, the same for both. */
const figuresOf = async (command: ReadonlyArray<string>) => {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "inherit" })
  const printed = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")} failed`)
  return JSON.parse(printed) as Record<"ms" | "cpuMs" | "mb" | "records", number>
}

const { floor, hygeia } = await alternate(ROUNDS, {
  floor: () => figuresOf(script("bench/floors/apple-export.ts", file)),
  hygeia: () => figuresOf(script("bench/programs/apple-export.ts", file)),
})
rmSync(folder, { recursive: true })
if (floor.records !== written || hygeia.records !== written)
  throw new Error("the programs disagree about the records")

const row = (name: string, { ms, cpuMs, mb, records }: typeof floor) => [
  name,
  cpuMs,
  times(cpuMs, floor.cpuMs),
  ms,
  Math.round((records / ms) * 1_000),
  mb,
]
table(
  [`export.xml, ${MEGABYTES} MB`, "CPU, ms", "to floor", "ms", "records a second", "peak, MB"],
  [
    row("floor: a bare parse that counts records", floor),
    row("hygeia, to days, nights and workouts", hygeia),
  ],
)
