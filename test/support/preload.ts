import { setDefaultTimeout } from "bun:test"
import { basename, join } from "node:path"
import { TIME_LIMIT_MS } from "#test/time-limit"

setDefaultTimeout(TIME_LIMIT_MS)

/** The folder where scripts/test.ts bundled the programs of threads; without it they run from source. */
const bundles = process.env.THREADS

if (bundles) {
  const FromSource = globalThis.Worker
  globalThis.Worker = class extends FromSource {
    constructor(program: string | URL, options?: WorkerOptions) {
      super(join(bundles!, basename(`${program}`).replace(/\.ts$/, ".js")), options)
    }
  }
}
