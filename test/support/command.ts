import { resolve } from "node:path"
import { buildIfStale, executable } from "#scripts/build"

// Starting the sources takes fifteen times the time of starting the executable.
if ((await buildIfStale()) !== 0) throw new Error("the executable could not be built")

const program = resolve(executable)

/** How a command ended and what it said. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

type Env = Readonly<Record<string, string>>

const spawn = (args: ReadonlyArray<string>, env: Env, before: ReadonlyArray<string> = []) =>
  Bun.spawn([...before, program, ...args], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdout: "pipe",
    stderr: "pipe",
  })

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

/** `hygeia serve` as a process of its own. */
export interface Serving {
  /** What it said when it was ready. */
  readonly greeting: string
  readonly url: string
  readonly pid: number
  /** Sends a signal and waits for the end. After SIGKILL nothing in it gets to say goodbye. */
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
}

/**
 * Starts `hygeia serve` on a free port; answers once it has said where it listens. `before` is a
 * command that ends by becoming the one behind it.
 */
export const serving = async (env: Env, before: ReadonlyArray<string> = []): Promise<Serving> => {
  const child = spawn(["serve"], { PORT: "0", ...env }, before)
  const reader = child.stdout.getReader()
  let greeting = ""
  while (!greeting.includes("hygeia token")) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`it ended before it listened: ${await child.stderr.text()}`)
    greeting += new TextDecoder().decode(value)
  }
  return {
    greeting,
    pid: child.pid,
    url: /http:\/\/[\d.]+:\d+/.exec(greeting)![0],
    end: async (signal) => {
      child.kill(signal)
      return { code: await child.exited, stdout: greeting, stderr: await child.stderr.text() }
    },
  }
}
