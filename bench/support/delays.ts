import { table } from "#bench/figures"
import { WEBHOOK_SECRET } from "#bench/product"
import { script, start } from "#bench/program"

type Delays = Record<"wall" | "cpu", Record<"p50" | "p99" | "max" | "over", number>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The service with a clock beside its event loop: `measured` says how late that came while some work was done. */
export const observed = async (env: Readonly<Record<string, string>> = {}) => {
  const program = await start(script("bench/programs/delays.ts"), {
    env: { WEBHOOK_SECRET, ...env },
  })
  const { door, service_token } = await Bun.file(`${program.folder}/delays.json`).json()
  const rows: Array<ReadonlyArray<string | number>> = []
  return {
    url: program.url,
    /** Resident memory in megabytes. */
    memoryMb: program.memoryMb,
    /** Headers of the owner. */
    owner: bearer(service_token),
    /** Headers of the demo person, who has to be made first. */
    demo: async () => {
      const minted = (await (await fetch(`${door}demo`)).json()) as { service_token: string }
      return bearer(minted.service_token)
    },
    measured: async (name: string, work: () => Promise<unknown>) => {
      await fetch(`${door}reset`)
      const began = performance.now()
      await work()
      const ms = performance.now() - began
      const { wall, cpu } = (await (await fetch(`${door}delays`)).json()) as Delays
      rows.push([name, ms, wall.p50, wall.p99, wall.max, cpu.p99, cpu.max, wall.over])
    },
    /** Ends the service and prints what was measured. */
    end: async () => {
      await program.stop()
      table(
        [
          "how late a timer of 1 ms is, ms",
          "took",
          "p50",
          "p99",
          "max",
          "p99, CPU",
          "max, CPU",
          "over 20",
        ],
        rows,
      )
    },
  }
}
