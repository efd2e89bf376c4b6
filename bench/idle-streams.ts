import { alternate } from "#bench/alternate"
import { table, times } from "#bench/figures"
import { open } from "#bench/live"
import { type Program, script, start } from "#bench/program"

const ROUNDS = 3
const STREAMS = 10_000
/** Long enough for what the opening leaves behind to be collected. */
const SETTLE_MS = 3_000

interface Streams {
  readonly service_token: string
  readonly paths: ReadonlyArray<string>
}

const measure = async (
  program: Program,
  paths: ReadonlyArray<string>,
  headers: Record<string, string>,
) => {
  const warm = await open(program.url, paths.slice(0, 50), headers)
  warm.close()
  await Bun.sleep(SETTLE_MS)
  const before = program.memoryMb()
  const cpuBefore = program.cpuMs()
  const live = await open(program.url, paths, headers)
  const opening = ((program.cpuMs() - cpuBefore) * 1_000) / STREAMS
  await Bun.sleep(SETTLE_MS)
  const memory = program.memoryMb()
  const lost = live.lost()
  live.close()
  await program.stop()
  return { each: ((memory - before) * 1_024) / STREAMS, memory, opening, lost }
}

const { floor, product } = await alternate(ROUNDS, {
  floor: async () =>
    measure(
      await start(script("bench/floors/streams.ts")),
      Array.from({ length: STREAMS }, () => "/events"),
      {},
    ),
  product: async () => {
    const program = await start(script("bench/programs/streams.ts", `${STREAMS}`, "0"))
    const streams: Streams = await Bun.file(`${program.folder}/streams.json`).json()
    return measure(program, streams.paths, { authorization: `Bearer ${streams.service_token}` })
  },
})

const row = (name: string, { each, memory, opening, lost }: typeof floor) => [
  name,
  each,
  times(each, floor.each),
  memory,
  opening,
  lost,
]
table(
  ["10,000 idle streams", "KB each", "to floor", "process MB", "CPU us to open", "lost"],
  [row("floor: bare Bun.serve", floor), row("hygeia, a turn each", product)],
)
