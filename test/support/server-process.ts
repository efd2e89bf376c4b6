import { join } from "node:path"

/** `hygeia serve` as a process of its own, from source, in a folder of the test. */
export interface ServerProcess {
  readonly url: string
  readonly post: (path: string, token: string, body: unknown) => Promise<Response>
  readonly get: (path: string, token: string, headers?: Record<string, string>) => Promise<Response>
  /** `kill -9`: nothing in the process gets to say goodbye. */
  readonly kill: () => Promise<void>
  /** SIGTERM; the exit code. */
  readonly stop: () => Promise<number>
}

const main = join(import.meta.dir, "../../src/main.ts")
const DEADLINE_MS = 20_000

const environment = (dir: string, extra: Record<string, string>) => ({
  PATH: process.env.PATH ?? "",
  HOME: dir,
  DATA_DIR: dir,
  PORT: "0",
  LOG_LEVEL: "error",
  RATE_LIMIT_PER_MINUTE: "0",
  ...extra,
})

/** Starts a server and answers once it has said where it listens. */
export const startServer = async (
  dir: string,
  extra: Record<string, string> = {},
): Promise<ServerProcess> => {
  const child = Bun.spawn([process.execPath, main, "serve"], {
    cwd: dir,
    env: environment(dir, extra),
    stdout: "pipe",
    stderr: "inherit",
  })
  const url = await announcedBy(child.stdout)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    url,
    post: (path, token, body) =>
      fetch(url + path, {
        method: "POST",
        headers: { ...bearer(token), "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    get: (path, token, headers = {}) =>
      fetch(url + path, { headers: { ...bearer(token), ...headers } }),
    kill: async () => {
      child.kill("SIGKILL")
      await child.exited
    },
    stop: async () => {
      child.kill("SIGTERM")
      return await child.exited
    },
  }
}

const announcedBy = async (stdout: ReadableStream<Uint8Array>): Promise<string> => {
  const late = AbortSignal.timeout(DEADLINE_MS)
  let said = ""
  const decoder = new TextDecoder()
  for await (const chunk of stdout) {
    late.throwIfAborted()
    said += decoder.decode(chunk, { stream: true })
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
    if (url) return url
  }
  throw new Error("the server ended before it said where it listens")
}

/** A bearer for a local person, by `hygeia token`. */
export const tokenFor = async (dir: string, email: string): Promise<string> => {
  const child = Bun.spawn([process.execPath, main, "token", "--email", email], {
    cwd: dir,
    env: environment(dir, {}),
    stdout: "pipe",
    stderr: "inherit",
  })
  const printed = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error("hygeia token failed")
  return printed.trim()
}
