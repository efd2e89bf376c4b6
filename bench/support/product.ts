import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { type Program, start } from "#bench/program"
import { build, entries, executable } from "#scripts/build"

/** The secret that a benchmark's deliveries are signed with. */
export const WEBHOOK_SECRET = "bench-webhook-secret"

const hygeia = resolve(executable)

/** Builds the executable when there is none. */
export const ensureBuilt = async (): Promise<void> => {
  if (!existsSync(hygeia)) await build(entries, executable)
}

/** Runs one command of the executable on a folder to its end and answers what it printed. */
export const run = async (folder: string, ...command: ReadonlyArray<string>): Promise<string> => {
  const child = Bun.spawn([hygeia, ...command], {
    env: { PATH: process.env.PATH ?? "", DATA_DIR: folder, LOG_LEVEL: "error", WEBHOOK_SECRET },
    stdout: "pipe",
    stderr: "inherit",
  })
  const printed = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`hygeia ${command.join(" ")} failed`)
  return printed.trim()
}

/** Starts the executable as a user has it, without the request limits a benchmark would meet. */
export const serve = (
  folder?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> =>
  start([hygeia, "serve"], {
    env: { WEBHOOK_SECRET, RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_DAY: "0", ...env },
    ...(folder === undefined ? {} : { folder }),
  })

/** Somebody of a running product: the bearer, and the id that deliveries refer to. */
export const person = async ({ url, folder }: Program, ...whose: ReadonlyArray<string>) => {
  const authorization = `Bearer ${await run(folder, "token", ...whose)}`
  const me = await fetch(`${url}/v1/me`, { headers: { authorization } })
  const { user_id } = (await me.json()) as { user_id: string }
  return { headers: { authorization }, user_id }
}

/** The owner of a running product. */
export const owner = (product: Program) => person(product)
