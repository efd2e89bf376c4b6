import { resolve } from "node:path"
import { threads } from "#scripts/build"

/** Where the programs of threads lie bundled. */
export const THREADS = resolve("dist/threads")

/**
 * Bundles the program of each thread into one file: from source a thread compiles some hundred files whenever it
 * starts, which takes five times as long. Returns the exit code.
 */
export const bundleThreads = async (): Promise<number> => {
  const { success, logs } = await Bun.build({
    entrypoints: [...threads],
    target: "bun",
    outdir: THREADS,
    publicPath: `${THREADS}/`,
    naming: { entry: "[name].[ext]" },
    throw: false,
  })
  for (const log of logs) console.error(log)
  return success ? 0 : 1
}

if (import.meta.main) process.exit(await bundleThreads())
