import { existsSync, statSync } from "node:fs"
import { Glob } from "bun"

/** Where the executable is built. */
export const executable = "dist/hygeia"

/** The programs in it: the first is run, the others by threads of it. */
export const entries = [
  "src/main.ts",
  "src/pipeline/calculator-worker.ts",
  "src/workers/delivery.ts",
  "src/workers/import.ts",
  "src/workers/integrity.ts",
  "src/workers/lab.ts",
  "src/workers/language.ts",
]

/**
 * Two flags are not a matter of taste: `--minify` would silently disable Elysia's validation, and
 * without the definition Bun bakes "development" into the executable.
 */
const flags = [
  "--compile",
  "--bytecode",
  "--format=esm",
  "--sourcemap",
  "--define",
  `process.env.NODE_ENV="production"`,
  "--no-compile-autoload-dotenv",
  "--no-compile-autoload-bunfig",
]

/** Builds programs into one executable, the way the product is built. Returns the exit code. */
export const build = (programs: ReadonlyArray<string>, outfile: string): Promise<number> =>
  Bun.spawn([process.execPath, "build", ...flags, ...programs, "--outfile", outfile], {
    stdout: "ignore",
    stderr: "inherit",
  }).exited

const sources = new Glob("{src,actors,db,web}/**/*")

const isStale = () => {
  if (!existsSync(executable)) return true
  const built = statSync(executable).mtimeMs
  return ["package.json", "package-lock.json", ...sources.scanSync()].some(
    (path) => statSync(path).mtimeMs > built,
  )
}

/** Builds the product unless the executable is newer than every source. Returns the exit code. */
export const buildIfStale = async (): Promise<number> => {
  if (!isStale()) return 0
  console.error(`Building ${executable}…`)
  return build(entries, executable)
}

if (import.meta.main)
  process.exit(
    process.argv.includes("--if-stale") ? await buildIfStale() : await build(entries, executable),
  )
