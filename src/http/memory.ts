import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { MemoryStore } from "#db/memory"
import type { MemoryId, UserId } from "#domain/ids"
import { MEMORY_KINDS, Memory, type MemoryKind, WriteMemory } from "#domain/memory"
import { Page } from "#domain/page"
import { isoOf } from "#domain/time"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { paged } from "#http/cursor"
import { Instant, instantOf } from "#http/instant"
import { operation } from "#http/operation"
import { jsonBody, parameters } from "#http/schema"
import { deleteMemory } from "#operations/delete-memory"
import { writeMemory } from "#operations/write-memory"

const MemoryList = Type.Object({
  kind: Type.Optional(Type.Enum([...MEMORY_KINDS])),
  after: Type.Optional(Instant),
  before: Type.Optional(Instant),
  include: Type.Optional(Type.Enum(["tested_hypothesis"])),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  cursor: Type.Optional(Type.String()),
})
type MemoryList = Static<typeof MemoryList>

/** Tested hypotheses are listed only when `include` names them. */
const kindsOf = ({ kind, include }: MemoryList): ReadonlyArray<MemoryKind> =>
  MEMORY_KINDS.filter(
    (one) => (kind === undefined || one === kind) && (one !== "tested_hypothesis" || include),
  )

const listMemory = (caller: UserId, query: MemoryList) => {
  const { kind, after, before, include } = query
  const read = Effect.fnUntraced(function* ([before_seq]: ReadonlyArray<number>, limit: number) {
    const afterMs = yield* instantOf("after", after)
    const beforeMs = yield* instantOf("before", before)
    const memory = yield* MemoryStore
    return yield* memory.page(caller, {
      kinds: kindsOf(query),
      after: afterMs === undefined ? undefined : isoOf(afterMs),
      before: beforeMs === undefined ? undefined : isoOf(beforeMs),
      before_seq,
      limit,
    })
  })
  return paged(["memory", caller, kind, after, before, include], query, {
    read,
    positionOf: ({ seq }) => [seq],
    shown: ({ seq: _, ...entry }) => entry,
  })
}

/** The memory entries of the caller. */
export const memory = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/memory" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ query, caller, run }) => run(listMemory(caller, query)), {
      query: parameters(MemoryList),
      detail: operation({
        operationId: "listMemory",
        tag: "Memory",
        summary: "List memory entries, newest first",
        description: "Hypotheses that were tested are left out unless `include` asks for them.",
        responses: { 200: Page(Memory) },
        planned: true,
      }),
    })
    .post("", ({ body, caller, answer }) => answer(201, writeMemory(caller, body)), {
      ...jsonBody(WriteMemory),
      detail: operation({
        operationId: "writeMemory",
        tag: "Memory",
        summary: "Write a memory entry",
        description: "Entries are never changed: write a new one and delete the old one.",
        responses: { 201: Memory },
        errors: ["unprocessable"],
        planned: true,
      }),
    })
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, deleteMemory(caller, params.id as MemoryId)),
      {
        detail: operation({
          operationId: "deleteMemory",
          tag: "Memory",
          summary: "Delete a memory entry",
          responses: { 204: null },
          errors: ["memory_not_found"],
          planned: true,
        }),
      },
    )
