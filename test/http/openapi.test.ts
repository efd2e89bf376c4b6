import { expect, test } from "bun:test"
import { contract } from "#test/contract"

type Json = Readonly<Record<string, unknown>>

interface Union {
  readonly oneOf: ReadonlyArray<{ readonly $ref: string }>
  readonly discriminator: {
    readonly propertyName: string
    readonly mapping: Readonly<Record<string, string>>
  }
}

const widgetKinds = [
  "stat_tiles",
  "comparison",
  "series_chart",
  "checklist",
  "experiment_card",
  "investigation_summary",
]

const eventTypes = [
  "turn.started",
  "phase",
  "agent_start",
  "agent_end",
  "synthesis_delta",
  "memory",
  "turn.completed",
  "turn.failed",
]

/** Keywords whose value is data, not a schema. */
const DATA = new Set(["const", "default", "enum", "example", "examples"])

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

/** Every schema and part of a document, with its path. */
function* partsOf(value: unknown, path: ReadonlyArray<string> = []): Generator<[string, Json]> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* partsOf(item, [...path, String(index)])
  else if (isObject(value)) {
    yield [path.join("."), value]
    for (const [key, inner] of Object.entries(value))
      if (!DATA.has(key)) yield* partsOf(inner, [...path, key])
  }
}

const document = contract("served")
const components = document.components as {
  readonly schemas: Readonly<Record<string, Json>>
  readonly responses: Readonly<Record<string, Json>>
  readonly securitySchemes: Json
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
) as unknown as ReadonlyArray<{
  readonly name: string
  readonly operationId?: string
  readonly security: ReadonlyArray<Json>
  readonly parameters: ReadonlyArray<Json>
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, Json>>
}>
const contents = operations.flatMap(({ name, requestBody, responses }) =>
  Object.entries({ asked: requestBody, ...responses }).flatMap(([part, body]) =>
    Object.entries((body?.content ?? {}) as Readonly<Record<string, { schema: Json }>>).map(
      ([type, { schema }]) => ({ where: `${name} ${part} ${type}`, type, schema }),
    ),
  ),
)

test("the variants of events and widgets have names, and by what they differ", () => {
  const variantsOf = (name: string) => {
    const { oneOf, discriminator } = components.schemas[name] as unknown as Union
    const named = Object.values(discriminator.mapping)
    expect(named).toEqual(oneOf.map(({ $ref }) => $ref))
    for (const $ref of named) expect(components.schemas).toHaveProperty($ref.split("/").at(-1)!)
    return [discriminator.propertyName, ...Object.keys(discriminator.mapping)]
  }
  expect(variantsOf("WidgetSpec")).toEqual(["kind", ...widgetKinds])
  expect(variantsOf("TurnEvent")).toEqual(["type", ...eventTypes])
  const streams = contents.filter(({ type }) => type === "text/event-stream")
  expect(streams.map(({ schema }) => schema)).toEqual([
    { $ref: "#/components/schemas/TurnEvent" },
    { $ref: "#/components/schemas/FileImportEvent" },
    { $ref: "#/components/schemas/McpMessage" },
  ])
})

test("every error is one of the shared responses, with one envelope", () => {
  const { ErrorEnvelope } = components.schemas
  expect(ErrorEnvelope?.required).toEqual(["error"])
  for (const [name, { content }] of Object.entries(components.responses))
    expect([name, (content as { "application/json": Json })["application/json"].schema]).toEqual([
      name,
      { $ref: "#/components/schemas/ErrorEnvelope" },
    ])
  const own = operations.flatMap(({ name, responses }) =>
    Object.entries(responses)
      .filter(([status, { $ref }]) => status >= "400" && $ref === undefined)
      .map(([status]) => `${name} ${status}`),
  )
  const hasOwn = /^(GET \/readyz|POST \/mcp|POST \/webhooks\/aggregator) /
  expect(own.filter((one) => !hasOwn.test(one))).toEqual([])
  const used = new Set(
    operations.flatMap(({ responses }) => Object.values(responses)).map(({ $ref }) => $ref),
  )
  for (const name of Object.keys(components.responses))
    expect(used).toContain(`#/components/responses/${name}`)
})

test("every field and every parameter is described", () => {
  const nameless: Array<string> = []
  for (const [path, { properties }] of partsOf({ ...components.schemas, operations }))
    if (isObject(properties))
      for (const [name, field] of Object.entries(properties))
        if (!("description" in (field as Json))) nameless.push(`${path}.${name}`)
  for (const { name, parameters } of operations)
    for (const one of parameters)
      if (isObject(one.schema) && !("description" in one || "description" in one.schema))
        nameless.push(`${name} ?${one.name}`)
  expect(nameless).toEqual([])
})

test("what may be null is a type beside null, unless it is a reference", () => {
  const isNull = ({ type }: Json) => type === "null"
  const unions = [...partsOf(components.schemas)].filter(([, { anyOf, nullable }]) => {
    if (nullable !== undefined) return true
    if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return false
    return !anyOf.some(({ $ref, type }) => $ref || type === undefined)
  })
  expect(unions).toEqual([])
  expect(components.schemas.Turn?.properties).toMatchObject({
    completed_at: { type: ["string", "null"], format: "date-time" },
  })
})

test("every body and every object has a name that reads well", () => {
  const isFree = (schema: Json) => schema.type === "string" || schema.additionalProperties === true
  const nameless = contents.filter(({ schema }) => {
    const variants = (schema.anyOf ?? [schema]) as ReadonlyArray<Json>
    return !variants.every((one) => "$ref" in one || isFree(one))
  })
  expect(nameless.map(({ where }) => where)).toEqual([])
  const inline = [...partsOf(components.schemas)].filter(
    ([path, { properties }]) =>
      path.includes(".") && isObject(properties) && !/properties$/.test(path),
  )
  expect(inline.map(([path]) => path)).toEqual([])
  for (const name of [...Object.keys(components.schemas), ...Object.keys(components.responses)])
    expect(name).toMatch(/^(?!Body|Inline|Object|Item)[A-Z][A-Za-z]+$/)
})

test("every operation has an id of its own, and says by what its caller is known", () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
  const schemes = Object.keys(components.securitySchemes)
  expect(schemes).toEqual(expect.arrayContaining(["bearer", "cookie"]))
  for (const { security } of operations)
    for (const needed of security)
      for (const scheme of Object.keys(needed)) expect(schemes).toContain(scheme)
  const turns = operations.find(({ operationId }) => operationId === "startTurn")
  expect(turns?.security).toEqual([{ bearer: [] }, { cookie: [] }])
})
