import { alternate } from "#bench/alternate"
import { table, times } from "#bench/figures"
import { FACTS, type GateFigures } from "#bench/long-answer"
import { script } from "#bench/program"
import { makeThreadClock } from "#bench/thread-clock"
import { prepareGates } from "#pipeline/gates/warm-up"

/** What it costs to judge a long answer sentence by sentence. */
const ROUNDS = 3

const figuresOf = async (command: ReadonlyArray<string>): Promise<GateFigures> => {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "inherit" })
  const printed = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")} failed`)
  return JSON.parse(printed)
}

const seen = await alternate(ROUNDS, {
  floor: async () => ({ ...(await figuresOf(script("bench/floors/gate.ts"))) }),
  gate: async () => ({ ...(await figuresOf(script("bench/programs/gate.ts"))) }),
  cold: async () => ({ ...(await figuresOf(script("bench/programs/gate.ts", "cold"))) }),
})

const row = (name: string, { ms, hold, shown }: GateFigures) => [
  name,
  ms,
  times(ms, seen.floor.ms),
  hold,
  shown,
]
table(
  [
    `an answer of 100,000 characters, ${FACTS} facts`,
    "CPU ms",
    "to floor",
    "longest hold, CPU ms",
    "shown",
  ],
  [
    row("floor: numerals by one expression", seen.floor),
    row("hygeia", seen.gate),
    row("hygeia, the first answer of a process without a warm-up", seen.cold),
  ],
)

/** The steps in which the tables are made ahead of the first answer. */
const cpuMs = makeThreadClock()
const steps: Array<number> = []
for (const made = prepareGates(); ; ) {
  const began = cpuMs()
  const { done } = made.next()
  steps.push(cpuMs() - began)
  if (done) break
}
console.log()
table(
  ["the warm-up", "CPU ms", "steps", "longest, CPU ms"],
  [["all tables", steps.reduce((sum, ms) => sum + ms, 0), steps.length, Math.max(...steps)]],
)
