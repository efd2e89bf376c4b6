import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { type Env, hygeia, program, serving } from "#test/command"
import { initialize } from "#test/mcp-client"

const root = mkdtempSync(join(tmpdir(), "hygeia-mcp-"))
const DATA_DIR = join(root, "data")
/** All the tests together ask more than one person may in a minute. */
const ENV = { DATA_DIR, RATE_LIMIT_PER_MINUTE: "0" }
const STEPS = join(root, "steps.csv")

beforeAll(async () => {
  writeFileSync(STEPS, "day,metric,value,unit\n2026-03-02,steps,8200,\n2026-03-03,steps,9100,\n")
  await hygeia(["import", STEPS], { DATA_DIR })
}, 120_000)

afterAll(() => rmSync(root, { recursive: true }))

const question = "How many steps did I walk on 3 March 2026?"

/** A program of the official client library that starts `hygeia mcp`, of one version of the protocol. */
const connected = async (mode: "legacy" | { readonly pin: string }, more: Env = {}) => {
  const env = { PATH: process.env.PATH!, ...ENV, TODAY: "2026-03-04", ...more }
  const transport = new StdioClientTransport({ command: program, args: ["mcp"], env })
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } })
  await client.connect(transport)
  return client
}

for (const mode of ["legacy", { pin: "2026-07-28" }] as const)
  test(`is a server on stdin and stdout, of a folder that nobody serves: ${JSON.stringify(mode)}`, async () => {
    const client = await connected(mode)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain("ask")
    const heard: Array<string> = []
    const { content } = await client.callTool(
      { name: "ask", arguments: { question } },
      { onprogress: ({ message }) => void heard.push(message ?? "") },
    )
    expect(JSON.stringify(content)).toContain("9,100")
    expect(heard.length).toBeGreaterThan(3)
    const listed = await client.callTool({ name: "sources", arguments: {} })
    expect(listed.isError).not.toBe(true)
    const unknown = client.callTool({ name: "größe", arguments: {} }).catch(({ code }) => code)
    expect(await unknown).toBe(-32_602)
    await client.close()
  })

for (const mode of ["legacy", { pin: "2026-07-28" }] as const)
  test(`cancels the turn of a question that is given up: ${JSON.stringify(mode)}`, async () => {
    const reached = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const model = Bun.serve({
      port: 0,
      fetch: async (request) => {
        if (!(await request.text()).includes(question)) return new Response(null, { status: 404 })
        reached.resolve()
        request.signal.addEventListener("abort", () => left.resolve())
        return new Promise<Response>(() => {})
      },
    })
    const client = await connected(mode, { ANTHROPIC_BASE_URL: `http://127.0.0.1:${model.port}` })
    const giveUp = new AbortController()
    const asked = client
      .callTool({ name: "ask", arguments: { question } }, { signal: giveUp.signal })
      .catch(() => null)
    await reached.promise
    giveUp.abort()
    await Promise.all([asked, left.promise])
    await client.close()
    await model.stop(true)
  })

test("goes on after its server was started again, whatever was asked meanwhile", async () => {
  const first = await serving(ENV)
  const client = await connected("legacy")
  await first.end("SIGTERM")
  const second = await serving({ ...ENV, PORT: new URL(first.url).port })
  const lists = await Promise.all([1, 2, 3].map(() => client.listTools()))
  for (const { tools } of lists) expect(tools.length).toBeGreaterThan(30)
  await client.close()
  await second.end("SIGTERM")
})

test("serves several programs that start it at once on a folder that nobody serves", async () => {
  const clients = await Promise.all([1, 2, 3].map(() => connected("legacy")))
  const lists = await Promise.all(clients.map((client) => client.listTools()))
  for (const { tools } of lists) expect(tools.length).toBeGreaterThan(30)
  for (const client of clients) await client.close()
})

/** What the program says to lines that come all at once. */
const answersTo = async (...lines: ReadonlyArray<string>) => {
  const child = Bun.spawn([program, "mcp"], {
    env: ENV,
    stdin: new Blob([lines.map((line) => `${line}\n`).join("")]),
    stdout: "pipe",
    stderr: "ignore",
  })
  const said = await child.stdout.text()
  expect(await child.exited).toBe(0)
  return said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
}

const list = (id: number) => JSON.stringify({ jsonrpc: "2.0", id, method: "tools/list" })

test("answers what a pipe has sent before it ends, each long answer whole", async () => {
  const ids = Array.from({ length: 8 }, (_, at) => at + 2)
  const lines = [JSON.stringify(initialize), "no json", "", ...ids.map(list)]
  const answers = await answersTo(...lines)
  expect(answers.map(({ id }) => id).sort((a, b) => a - b)).toEqual([null, 1, ...ids])
})

test("passes on how its server refuses a message", async () => {
  const [answer] = await answersTo(list(2))
  expect(answer).toMatchObject({ id: 2, error: { code: -32_600 } })
})
