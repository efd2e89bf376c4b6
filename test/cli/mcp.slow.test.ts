import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { hygeia, program } from "#test/command"
import { initialize } from "#test/mcp-client"

const root = mkdtempSync(join(tmpdir(), "hygeia-mcp-"))
const DATA_DIR = join(root, "data")
const STEPS = join(root, "steps.csv")

beforeAll(async () => {
  writeFileSync(STEPS, "day,metric,value,unit\n2026-03-02,steps,8200,\n2026-03-03,steps,9100,\n")
  await hygeia(["demo"], { DATA_DIR })
  await hygeia(["import", STEPS], { DATA_DIR })
}, 120_000)

afterAll(() => rmSync(root, { recursive: true }))

test("hygeia mcp is a server on standard input and output, of a folder that nobody serves", async () => {
  const env = { PATH: process.env.PATH!, DATA_DIR, TODAY: "2026-03-04" }
  const transport = new StdioClientTransport({ command: program, args: ["mcp"], env })
  const client = new Client({ name: "test", version: "1" })
  await client.connect(transport)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain("ask")
  const question = "How many steps did I walk on 3 March 2026?"
  const heard: Array<string> = []
  const { content } = await client.callTool(
    { name: "ask", arguments: { question } },
    { onprogress: ({ message }) => void heard.push(message ?? "") },
  )
  expect(JSON.stringify(content)).toContain("9,100")
  expect(heard.length).toBeGreaterThan(3)
  const listed = await client.callTool({ name: "sources", arguments: {} })
  expect(listed.isError).not.toBe(true)
  await client.close()
})

test("answers what a pipe has sent before it ends, and exits with 0", async () => {
  const list = JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/list" })
  const child = Bun.spawn([program, "mcp"], {
    env: { DATA_DIR },
    stdin: new Blob([`${JSON.stringify(initialize)}\nno json\n\n${list}\n`]),
    stdout: "pipe",
    stderr: "ignore",
  })
  const lines = (await child.stdout.text()).trim().split("\n")
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2])
  expect(await child.exited).toBe(0)
})
