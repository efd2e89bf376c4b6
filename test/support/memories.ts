import { Effect, Layer } from "effect"
import { Database } from "#db/database"
import { MemoryStore } from "#db/memory"
import { newId, type UserId } from "#domain/ids"
import type { Memory, MemoryKind } from "#domain/memory"
import { testDatabase } from "#test/database"
import { ada } from "#test/turns"

/** The store of what is remembered, over a fresh database. */
export const Memories = MemoryStore.layer.pipe(Layer.provideMerge(testDatabase()))

/** An entry as a person writes it. */
export const entry = (kind: MemoryKind, text = "x"): Memory => ({
  id: newId("mem"),
  ts: "2026-01-01T00:00:00.000Z",
  agent: "user",
  kind,
  text,
  confidence: 1,
  meta: null,
})

/** Writes entries of a person's, Ada's unless it is said. */
export const remember = Effect.fnUntraced(function* (
  entries: ReadonlyArray<Memory>,
  user: UserId = ada,
) {
  const { append } = yield* MemoryStore
  yield* Database.use(({ write }) => write(user, (tx) => append(tx, user, null, entries)))
})
