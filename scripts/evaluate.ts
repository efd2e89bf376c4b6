import { readdirSync } from "node:fs"

/** What a file of scripts/evaluate exports as `evaluate`: prints its JSON lines, returns the exit code. */
export type Evaluation = (args: ReadonlyArray<string>) => Promise<number>

if (import.meta.main) {
  const names = readdirSync("scripts/evaluate")
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort()
  const [name = "", ...args] = process.argv.slice(2)
  if (!names.includes(name)) {
    console.error(`Usage: npm run evaluate -- NAME FILE…   NAME is one of: ${names.join(", ")}.`)
    process.exit(2)
  }
  const { evaluate } = (await import(`./evaluate/${name}.ts`)) as { evaluate: Evaluation }
  process.exit(await evaluate(args))
}
