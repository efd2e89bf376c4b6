import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { DataDir } from "#db/data-dir"

/** The path of an empty folder, which goes with the scope. */
export const scratchFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "hygeia-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true })),
)

/** The same as the folder everything lives in, without its lock. */
export const scratchDataDir = Layer.effect(
  DataDir,
  Effect.map(scratchFolder, (path) => ({ isNew: true, file: (name: string) => join(path, name) })),
)
