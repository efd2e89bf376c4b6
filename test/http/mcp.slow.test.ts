import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { BASE_URL, Served } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { fitting, initialize, program, type Schema, tokenWith } from "#test/mcp-client"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"

const it = itLive(Served)

const QUESTION = { name: "ask", arguments: { question: "How did I sleep?" } }

/** A call of JSON-RPC as any program may send it. */
const sent = (body: unknown, headers: Record<string, string>) =>
  Client.use(({ fetch }) =>
    fetch("/mcp", {
      method: "POST",
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  )

/** The id of a fresh session of whoever has a token. */
const session = (authorization: string) =>
  Effect.map(sent(initialize, { authorization }), ({ headers }) => headers.get("mcp-session-id")!)

describe("a program with a token", () => {
  it("of the scope read sees every tool but ask, one of ask that one alone", () =>
    Effect.gen(function* () {
      const names = Effect.fnUntraced(function* (scope: string) {
        const client = yield* program(yield* tokenWith(scope))
        const { tools } = yield* Effect.promise(() => client.listTools())
        return tools.map(({ name }) => name)
      }, Effect.scoped)
      const reading = yield* names("read")
      expect(reading).not.toContain("ask")
      for (const name of ["list_metrics", "series", "labs", "notes", "sources", "correlate"])
        expect(reading).toContain(name)
      expect(yield* names("ask")).toEqual(["ask"])
    }))

  it("of the scope read that calls ask all the same is refused, and no turn comes of it", () =>
    Effect.gen(function* () {
      const client = yield* program(yield* tokenWith("read"))
      const refused = yield* Effect.promise(() =>
        client.callTool(QUESTION).then(
          () => false,
          () => true,
        ),
      )
      expect(refused).toBe(true)
      const { body } = yield* Client.use(({ get }) => get("/v1/turns"))
      expect(body.data).toEqual([])
    }))

  it("asks, hears what is being done, and reads the facts behind the answer", () =>
    Effect.gen(function* () {
      const client = yield* program(yield* tokenWith("ask"))
      const heard: Array<string> = []
      const onprogress = ({ message }: { message?: string | undefined }) =>
        void heard.push(message ?? "")
      const { content, structuredContent } = yield* Effect.promise(() =>
        client.callTool(QUESTION, { onprogress }),
      )
      expect(content[0]).toEqual({ type: "text", text: "All is well." })
      expect(heard).toContain("orchestrator: synthesis")
      const { turn_id } = structuredContent as { readonly turn_id: string }
      const link = content.find(({ type }) => type === "resource_link") as { uri: string }
      const { contents } = yield* Effect.promise(() => client.readResource({ uri: link.uri }))
      const { body } = yield* Client.use(({ get }) => get(`/v1/turns/${turn_id}`))
      const [sheet] = contents as unknown as [{ text: string }]
      expect(JSON.parse(sheet.text).fact_sheet).toEqual(body.result.fact_sheet)
    }))

  it("that gives up a question cancels its turn", () =>
    Effect.gen(function* () {
      const script = yield* ModelScript
      yield* script.stallsAt("judge")
      const client = yield* program(yield* tokenWith("ask"))
      const giveUp = new AbortController()
      const asked = client.callTool(QUESTION, { signal: giveUp.signal }).catch(() => null)
      yield* script.reached("judge")
      giveUp.abort()
      yield* Effect.promise(() => asked)
      yield* TurnSupervisor.use(({ idle }) => idle)
      const { get } = yield* Client
      const [{ id }] = (yield* get("/v1/turns")).body.data
      const { body } = yield* get(`/v1/turns/${id}`)
      expect([body.status, body.error.code]).toEqual(["failed", "cancelled"])
    }))

  it("is answered by every tool as its schema says, whether or not there is anything to say", () =>
    Effect.gen(function* () {
      const client = yield* program(yield* tokenWith("read"))
      const { tools } = yield* Effect.promise(() => client.listTools())
      // The client checks each answer against the schema that it has listed.
      for (const { name, inputSchema } of tools) {
        const input = fitting(inputSchema as Schema) as Record<string, unknown>
        const { isError, content } = yield* Effect.promise(() =>
          client.callTool({ name, arguments: input }),
        )
        const said = JSON.stringify(content)
        if (name === "lab") expect(said).toContain("There is no such lab.")
        else expect([name, isError ?? false, said]).toEqual([name, false, said])
        const wrong = yield* Effect.promise(() =>
          client.callTool({ name, arguments: { ...input, window: 7, id: 7, from: 7, date: 7 } }),
        )
        expect(JSON.stringify(wrong.content)).not.toContain("Tool execution failed")
      }
      yield* Effect.promise(() => client.ping())
    }))

  it("learns what does not fit in a call, and nothing of what it sent is said back", () =>
    Effect.gen(function* () {
      const client = yield* program(yield* tokenWith("read"))
      const { isError, content } = yield* Effect.promise(() =>
        client.callTool({ name: "series", arguments: { metric: "steps", from: 7, to: "secret" } }),
      )
      expect(isError).toBe(true)
      expect(JSON.stringify(content)).toContain("from: ")
      expect(JSON.stringify(content)).not.toContain("secret")
    }))
})

describe("who is not let in", () => {
  it("is somebody without a token, with one of another scope, or on a page of another origin", () =>
    Effect.gen(function* () {
      expect((yield* sent(initialize, {})).status).toBe(401)
      expect((yield* sent(initialize, { cookie: "session=x" })).status).toBe(401)
      for (const scope of ["write", "push"])
        expect((yield* sent(initialize, { authorization: yield* tokenWith(scope) })).status).toBe(
          403,
        )
      const authorization = yield* tokenWith("ask")
      const origin = "https://elsewhere.example"
      expect((yield* sent(initialize, { authorization, origin })).status).toBe(403)
      const host = "rebound.elsewhere.example"
      expect((yield* sent(initialize, { authorization, host })).status).toBe(403)
      const own = { origin: BASE_URL, host: "localhost" }
      expect((yield* sent(initialize, { authorization, ...own })).status).toBe(200)
    }))

  it("is another person: neither their session nor the facts of their turns are there", () =>
    Effect.gen(function* () {
      const mine = yield* tokenWith("read", "ask")
      const { authorization } = yield* otherUser
      const id = yield* session(mine)
      const list = { jsonrpc: "2.0", id: 2, method: "tools/list" }
      expect((yield* sent(list, { authorization: mine, "mcp-session-id": id })).status).toBe(200)
      expect((yield* sent(list, { authorization, "mcp-session-id": id })).status).toBe(404)
      const client = yield* program(mine)
      const { structuredContent } = yield* Effect.promise(() => client.callTool(QUESTION))
      const { turn_id } = structuredContent as { readonly turn_id: string }
      const stranger = yield* program(authorization)
      const uri = `hygeia://turns/${turn_id}/fact-sheet`
      const read = yield* Effect.promise(() =>
        stranger.readResource({ uri }).then(
          (contents) => JSON.stringify(contents),
          ({ message }) => String(message),
        ),
      )
      expect(read).not.toContain("fact_sheet")
    }))
})

it("takes no message of more than 256 KiB, and no more than 8 at once", () =>
  Effect.gen(function* () {
    const authorization = yield* tokenWith("read")
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" }
    const batch = (count: number) => Array.from({ length: count }, (_, id) => ({ ...ping, id }))
    const statusOf = (body: unknown) =>
      Effect.map(sent(body, { authorization }), ({ status }) => status)
    expect(yield* statusOf({ ...ping, params: { a: "x".repeat(262_144) } })).toBe(413)
    const params = { ...initialize.params, protocolVersion: "2025-03-26" }
    const { headers } = yield* sent({ ...initialize, params }, { authorization })
    const within = { authorization, "mcp-session-id": headers.get("mcp-session-id")! }
    const eight = yield* sent(batch(8), within)
    const answers = (yield* Effect.promise(() => eight.text())).match(/"result"/g)
    expect(answers).toHaveLength(8)
    expect((yield* sent(batch(9), within)).status).toBe(400)
  }))

it("answers hostile messages with an error, and goes on", () =>
  Effect.gen(function* () {
    const authorization = yield* tokenWith("read")
    const id = yield* session(authorization)
    const headers = { authorization, "mcp-session-id": id }
    const call = (params: unknown) => ({ jsonrpc: "2.0", id: 3, method: "tools/call", params })
    const hostile: ReadonlyArray<unknown> = [
      "",
      "{",
      "[".repeat(100_000),
      "null",
      "[]",
      { jsonrpc: "1.0", id: 1, method: "tools/list" },
      { jsonrpc: "2.0", id: { a: 1 }, method: "tools/list" },
      { jsonrpc: "2.0", id: 1, method: "no/such" },
      { jsonrpc: "2.0", id: 1, method: "__proto__" },
      call(null),
      call({ name: "series" }),
      call({ name: "__proto__", arguments: {} }),
      call({ name: "series", arguments: { metric: "steps'; DROP TABLE user", from: "", to: "" } }),
      call({ name: "lab", arguments: { id: "../../etc/passwd" } }),
      call({ name: "correlate", arguments: { a: "x".repeat(100_000) } }),
      { jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri: "file:///etc/passwd" } },
      { jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri: "hygeia://turns//" } },
      JSON.stringify(call({ name: "x".repeat(2_000_000) })),
    ]
    for (const message of hostile) {
      const response = yield* sent(message, headers)
      const text = yield* Effect.promise(() => response.text())
      expect(response.status).toBeLessThan(500)
      expect(text).not.toContain("root:")
    }
    const client = yield* program(authorization)
    expect((yield* Effect.promise(() => client.listTools())).tools.length).toBeGreaterThan(30)
  }))
