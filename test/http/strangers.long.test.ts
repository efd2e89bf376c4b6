import { expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serving } from "#test/command"

const SENDERS = 20
const BYTES = 64 * 1024 * 1024
const PIECE = new Uint8Array(256 * 1024).fill(120)

/** The most memory a process has held, in MiB. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024

/** Sends 64 MiB over a socket of its own as fast as they are taken, and reads what is answered. */
const sendLarge = (url: string, headers: ReadonlyArray<string>): Promise<string> => {
  const { hostname, port, host } = new URL(url)
  const head = [
    "POST /webhooks/aggregator HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${BYTES}`,
    ...headers,
    "",
    "",
  ].join("\r\n")
  return new Promise((resolve) => {
    let answer = ""
    let left = BYTES
    let rest = new TextEncoder().encode(head)
    const pump = (socket: { write: (bytes: Uint8Array) => number }) => {
      for (;;) {
        const taken = socket.write(rest)
        if (taken < 0) return
        rest = rest.subarray(taken)
        if (rest.length > 0 || left <= 0) return
        rest = PIECE
        left -= PIECE.length
      }
    }
    Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: pump,
        drain: pump,
        data: (socket, bytes) => {
          answer += new TextDecoder().decode(bytes)
          socket.end()
        },
        close: () => resolve(answer),
        error: () => resolve(answer),
      },
    }).catch(() => resolve(answer))
  })
}

const memoryFor = async (headers: ReadonlyArray<string>) => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-strangers-"))
  const service = await serving({
    DATA_DIR: dir,
    LOG_LEVEL: "none",
    WEBHOOK_SECRET: "a-secret-of-the-aggregator",
  })
  await (await fetch(`${service.url}/healthz`)).text()
  const before = peakOf(service.pid)
  const answers = await Promise.all(
    Array.from({ length: SENDERS }, () => sendLarge(service.url, headers)),
  )
  const healthy = (await fetch(`${service.url}/healthz`)).status
  const after = peakOf(service.pid)
  await service.end("SIGTERM")
  rmSync(dir, { recursive: true, force: true })
  return { grown: after - before, healthy, answers }
}

test("twenty strangers with 64 MiB each and no signature cost a few megabytes", async () => {
  const { grown, healthy, answers } = await memoryFor([])
  expect(healthy).toBe(200)
  expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 2"))).toEqual([])
  expect(grown).toBeLessThan(100)
}, 120_000)

test("twenty with a false signature share what bodies may hold together", async () => {
  const now = Math.floor(Date.now() / 1_000)
  const signature = `X-Aggregator-Signature: t=${now},v1=${"0".repeat(64)}`
  const { grown, healthy, answers } = await memoryFor([signature])
  expect(healthy).toBe(200)
  expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 2"))).toEqual([])
  expect(grown).toBeLessThan(700)
}, 120_000)
