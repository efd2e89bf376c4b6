import { resolve } from "node:path"
import { buildIfStale, executable } from "#scripts/build"

// Starting the sources takes fifteen times the time of starting the executable.
if ((await buildIfStale()) !== 0) throw new Error("the executable could not be built")

/** Where the executable is. */
export const program = resolve(executable)

/** How a command ended and what it said. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Environment variables. */
export type Env = Readonly<Record<string, string>>

const spawn = (args: ReadonlyArray<string>, env: Env, before: ReadonlyArray<string> = []) =>
  Bun.spawn([...before, program, ...args], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdout: "pipe",
    stderr: "pipe",
  })

/** Starts `hygeia` and leaves it to itself. */
export const started = (args: ReadonlyArray<string>, env: Env = {}) => spawn(args, env)

/** Runs `hygeia` to its end. */
export const hygeia = async (args: ReadonlyArray<string>, env: Env = {}): Promise<Ended> => {
  const child = spawn(args, env)
  const [stdout, stderr, code] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ])
  return { code, stdout, stderr }
}

/** A command as a process of its own. */
export interface Started {
  /** What it said up to when it was ready. */
  readonly greeting: string
  readonly pid: number
  /** Waits until what it said since it was ready matches; answers that. */
  readonly says: (awaited: RegExp) => Promise<string>
  /** Waits for the end. */
  readonly ended: () => Promise<Ended>
  /** Sends a signal and waits for the end. After SIGKILL nothing in it gets to say goodbye. */
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
}

/** `hygeia serve` as a process of its own. */
export interface Serving extends Started {
  readonly url: string
}

/**
 * Starts `hygeia` with these arguments; answers once what it has said matches. `before` is a
 * command that ends by becoming the one behind it.
 */
export const starting = async (
  args: ReadonlyArray<string>,
  env: Env,
  ready: RegExp,
  before: ReadonlyArray<string> = [],
): Promise<Started> => {
  const child = spawn(args, env, before)
  const reader = child.stdout.getReader()
  const decoder = new TextDecoder()
  let said = ""
  const says = async (awaited: RegExp, from = said.length) => {
    while (!awaited.test(said.slice(from))) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`it ended before it said that: ${await child.stderr.text()}`)
      said += decoder.decode(value)
    }
    return said.slice(from)
  }
  const greeting = await says(ready)
  const ended = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      said += decoder.decode(next.value)
    return { code: await child.exited, stdout: said, stderr: await child.stderr.text() }
  }
  return {
    greeting,
    pid: child.pid,
    says: (awaited) => says(awaited, greeting.length),
    ended,
    end: (signal) => {
      child.kill(signal)
      return ended()
    },
  }
}

/** Starts `hygeia serve` on a free port; answers once it has said where it listens. */
export const serving = async (env: Env, before: ReadonlyArray<string> = []): Promise<Serving> => {
  const started = await starting(["serve"], { PORT: "0", ...env }, /hygeia token/, before)
  return { ...started, url: /http:\/\/[\d.]+:\d+/.exec(started.greeting)![0] }
}
