import { rmSync } from "node:fs"
import { join } from "node:path"
import { alternate } from "#bench/alternate"
import { table, times } from "#bench/figures"
import { ensureBuilt, serve } from "#bench/product"
import { emptyFolder, type Program, start } from "#bench/program"
import { build } from "#scripts/build"

const ROUNDS = 9
/** Long enough for what a start leaves behind to be collected. */
const SETTLE_MS = 1_500

const measure = async (started: Promise<Program>) => {
  const program = await started
  await Bun.sleep(SETTLE_MS)
  const figures = { ms: program.startMs, mb: program.memoryMb() }
  await program.stop()
  return figures
}

const folder = emptyFolder()
const hello = join(folder, "hello")
const kept = join(folder, "data")
await ensureBuilt()
await build(["bench/floors/hello.ts"], hello)
await measure(serve(kept))

const { floor, fresh, again } = await alternate(ROUNDS, {
  floor: () => measure(start([hello])),
  fresh: () => measure(serve()),
  again: () => measure(serve(kept)),
})
rmSync(folder, { recursive: true })

table(
  ["executable", "first 200, ms", "to floor", "idle memory, MB"],
  [
    ["hello world of the same build", floor.ms, "", floor.mb],
    ["hygeia, empty DATA_DIR", fresh.ms, times(fresh.ms, floor.ms), fresh.mb],
    ["hygeia, DATA_DIR of an earlier start", again.ms, times(again.ms, floor.ms), again.mb],
  ],
)
