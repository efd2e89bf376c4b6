import { setDefaultTimeout } from "bun:test"
import { basename, join } from "node:path"
import { TIME_LIMIT_MS } from "#test/time-limit"

setDefaultTimeout(TIME_LIMIT_MS)

/** The folder where scripts/test.ts bundled the programs of threads and processes; without it they run from source. */
const bundles = process.env.THREADS

/** A command that starts this program as a process for one task starts its bundle alone. */
const bundled = (command: ReadonlyArray<string>) => {
  const word = command.at(-1)
  return command[0] === process.execPath && word?.endsWith("-process")
    ? [process.execPath, join(bundles!, `${word}.js`)]
    : command
}

if (bundles) {
  const spawn = Bun.spawn as unknown as (command: unknown, options?: object) => unknown
  Object.assign(Bun, {
    spawn: (command: unknown, options?: object) =>
      spawn(Array.isArray(command) ? bundled(command) : command, options),
  })
  const FromSource = globalThis.Worker
  globalThis.Worker = class extends FromSource {
    constructor(program: string | URL, options?: WorkerOptions) {
      super(join(bundles!, basename(`${program}`).replace(/\.ts$/, ".js")), options)
    }
  }
}
