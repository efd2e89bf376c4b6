import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** A server under measurement: a process of its own in an empty folder of its own. */
export interface Program {
  readonly url: string
  readonly folder: string
  /** From its start to its first 200, in milliseconds. */
  readonly startMs: number
  /** User and system time since its start, all threads, in milliseconds. */
  readonly cpuMs: () => number
  /** Resident memory in megabytes. */
  readonly memoryMb: () => number
  readonly stop: () => Promise<void>
}

const freePort = (): number => {
  const probe = Bun.serve({ port: 0, fetch: () => new Response() })
  const port = probe.port!
  probe.stop(true)
  return port
}

/** Answers once a GET does, or fails after a deadline. */
export const answering = async (url: string, deadlineMs = 30_000): Promise<void> => {
  const end = performance.now() + deadlineMs
  while (performance.now() < end) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await Bun.sleep(1)
  }
  throw new Error(`${url} did not answer in ${deadlineMs} ms`)
}

/** An empty folder under the system's temporary one. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), "hygeia-bench-"))

/**
 * Starts a server that listens on `PORT` and keeps its files in `DATA_DIR`, and waits until it
 * answers `/healthz`. A folder that is handed in stays when the server stops.
 */
export const start = async (
  command: ReadonlyArray<string>,
  { env = {}, folder }: { env?: Record<string, string>; folder?: string } = {},
): Promise<Program> => {
  const home = folder ?? emptyFolder()
  const port = freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = Bun.spawn([...command], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      ...env,
      PORT: `${port}`,
      DATA_DIR: home,
    },
    stdout: "ignore",
    stderr: "inherit",
  })
  const status = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, "utf8")
  await Promise.race([
    answering(`${url}/healthz`),
    child.exited.then((code) => {
      throw new Error(`${command.join(" ")} ended with ${code}`)
    }),
  ])
  const startMs = performance.now() - began
  return {
    url,
    folder: home,
    startMs,
    cpuMs: () => {
      const fields = status("stat")
        .replace(/^.*\) /, "")
        .split(" ")
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(status("status"))![1]) / 1_024,
    stop: async () => {
      child.kill("SIGTERM")
      await child.exited
      if (folder === undefined) rmSync(home, { recursive: true, force: true })
    },
  }
}

/** A TypeScript program of this repository, run by the Bun that runs us. */
export const script = (path: string, ...options: ReadonlyArray<string>): ReadonlyArray<string> => [
  process.execPath,
  path,
  ...options,
]
