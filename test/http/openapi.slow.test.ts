import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { examples } from "#http/openapi/examples"
import { tags } from "#http/operation"
import { App } from "#test/app"
import { Client } from "#test/client"
import { contract, holdsContract, validatorIn } from "#test/contract"
import { itLive } from "#test/effect"

interface Described {
  readonly operationId: string
  readonly tags: ReadonlyArray<string>
  readonly summary: string
  readonly security: ReadonlyArray<object>
  readonly requestBody?: { readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>
}
type Contents = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>

const served = contract("served")
const full = contract("full")

const operationsIn = (document: typeof served) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...(operation as unknown as Described),
    })),
  )

const namesIn = (document: typeof served) => operationsIn(document).map(({ name }) => name)

const it = itLive(App)

const folder = mkdtempSync(join(tmpdir(), "hygeia-openapi-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The linter is a process of its own, which has to start. */
const LINT_MS = 60_000

const lint = async (document: object) => {
  const file = join(folder, `${Bun.hash(JSON.stringify(document))}.json`)
  await Bun.write(file, JSON.stringify(document))
  const child = Bun.spawn(
    [
      process.execPath,
      "node_modules/@redocly/cli/bin/cli.js",
      "lint",
      "--extends=recommended",
      "--format=json",
      file,
    ],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      stdout: "pipe",
      stderr: "ignore",
    },
  )
  return JSON.parse(await new Response(child.stdout).text())
}

const HIDDEN = new RegExp(
  [
    "admin|/v1/memory|/v1/connect|/v1/sync|/v1/import$|biomarkers|summaries",
    "cli/start|cli/approve|GET /v1/labs/\\{id\\}$|/webhook$|/aggregator$|llms-full",
  ].join("|"),
)

describe("the served document", () => {
  it("is OpenAPI 3.1, with the address clients reach the service at", () =>
    Effect.gen(function* () {
      const { body, headers } = yield* Client.use(({ send }) => send("/openapi.json"))
      expect(headers.get("content-type")).toBe("application/json")
      expect(body.openapi).toStartWith("3.1")
      expect(body.servers).toEqual([{ url: "http://localhost" }])
      expect(Object.keys(body.paths)).toEqual(Object.keys(served.paths))
    }))

  test(
    "has no lint error by the recommended rules, and no example that breaks its schema",
    async () => {
      const { totals, problems } = await lint(served)
      const found = problems.map(({ ruleId, message }: Record<string, string>) => [ruleId, message])
      expect(totals.errors, JSON.stringify(found)).toBe(0)
      const tolerated = ["operation-4xx-response", "no-server-example.com"]
      expect(found.filter(([rule]: [string]) => !tolerated.includes(rule))).toEqual([])
    },
    LINT_MS,
  )

  test("has every shipped operation of the specification", () => {
    expect(shipped.filter((name) => !namesIn(served).includes(name))).toEqual([])
  })

  test("has no planned, legacy or admin endpoint", () => {
    const hidden = namesIn(served).filter((name) =>
      HIDDEN.test(name.replace("/webhooks/aggregator", "/webhooks")),
    )
    expect(hidden).toEqual([])
    expect(JSON.stringify(served)).not.toContain("admin_key")
  })

  for (const { name, ...operation } of operationsIn(served)) {
    test(`names, groups and explains ${name}`, () => {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
      expect(operation.tags.every((tag) => tag in tags)).toBe(true)
      expect(operation.summary.length).toBeGreaterThan(5)
    })

    test(`shows what ${name} is asked and answers, and every error`, () => {
      const contents = [operation.requestBody?.content, ...answersOf(operation)]
      for (const { schema, example } of contents.flatMap(
        (one) => one?.["application/json"] ?? [],
      )) {
        if (operation.operationId === "getOpenApi") continue
        expect(example, "an example").toBeDefined()
        expect(validatorIn(served, schema).Check(example)).toBe(true)
      }
      if (operation.security.length > 0 && operation.security.every(isCredential))
        expect(operation.responses).toHaveProperty("401")
      expect(operation.responses).toHaveProperty("500")
    })
  }
})

/** What `security` asks for; an empty object asks for nothing. */
const isCredential = (one: object) => Object.keys(one).length > 0

const answersOf = ({ responses }: Described) =>
  Object.entries(responses)
    .filter(([status]) => status < "300")
    .map(([, { content }]) => content)

describe("the full document", () => {
  test(
    "has no lint error either",
    async () => {
      expect((await lint(full)).totals.errors).toBe(0)
    },
    LINT_MS,
  )

  test("has everything the served one has, word for word", () => {
    for (const [path, methods] of Object.entries(served.paths))
      for (const [method, operation] of Object.entries(methods))
        expect(full.paths[path]![method]).toEqual(operation)
  })

  test("holds every answer of the run against the full document", () => {
    const health = (status: number, body: unknown) => () =>
      holdsContract("GET", "/healthz", { status, contentType: "application/json", body })
    expect(health(200, { ok: true })).not.toThrow()
    expect(health(200, { ok: true, up: 1 })).toThrow("Outside the contract: GET /healthz 200 at")
    expect(health(200, {})).toThrow("Outside the contract")
    expect(health(201, { ok: true })).toThrow("is not declared")
    const error = { code: "turn_not_found", message: "", request_id: "" }
    expect(health(500, { error })).toThrow("answers turn_not_found")
    expect(health(500, { error: { ...error, code: "internal_error" } })).not.toThrow()
  })

  test("gives every operation an id of its own", () => {
    const ids = operationsIn(full).map(({ operationId }) => operationId)
    expect(ids.length).toBe(new Set(ids).size)
  })

  test("knows whom every example belongs to", () => {
    const ids = operationsIn(full).map(({ operationId }) => operationId)
    expect(Object.keys(examples).filter((id) => !ids.includes(id))).toEqual([])
  })
})

const shipped = [
  "POST /v1/turns",
  "GET /v1/turns",
  "GET /v1/turns/{id}",
  "GET /v1/turns/{id}/events",
  "GET /v1/conversations",
  "GET /v1/conversations/{id}",
  "DELETE /v1/conversations/{id}",
  "GET /v1/me",
  "DELETE /v1/me",
  "GET /v1/me/profile",
  "PUT /v1/me/profile",
  "GET /v1/sources",
  "DELETE /v1/sources/{id}",
  "POST /v1/sources/aggregator/connect",
  "POST /v1/labs/upload",
  "GET /v1/labs",
  "GET /v1/data/sync",
  "POST /webhooks/aggregator",
  "GET /cli/login",
  "POST /v1/auth/cli-approve",
  "GET /healthz",
  "GET /reference",
  "GET /openapi.json",
  "GET /llms.txt",
]
