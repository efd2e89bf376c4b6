import { expect } from "bun:test"
import { copyFileSync, existsSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { VERSION } from "#domain/version"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const SOURCE = join(import.meta.dir, "../../src/cli/invocation.ts")

/** Removes the executable it runs in, as an upgrade does, then starts its own program. */
const PROGRAM = `
  import { unlinkSync } from "node:fs"
  import { ownCommand } from "${SOURCE}"
  unlinkSync(process.execPath)
  const started = Bun.spawn([...ownCommand(), "--version"], { stdout: "pipe" })
  console.log(await started.stdout.text())
`

if (process.platform === "linux")
  it("a program starts itself, also when its executable is replaced while it runs", () =>
    Effect.gen(function* () {
      const executable = join(yield* scratchFolder, "bun")
      copyFileSync(process.execPath, executable)
      const child = Bun.spawn([executable, "-e", PROGRAM], { stdout: "pipe" })
      expect((yield* Effect.promise(() => child.stdout.text())).trim()).toBe(VERSION)
      expect(existsSync(executable)).toBe(false)
    }))
