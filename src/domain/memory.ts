import { type Static, Type } from "typebox"
import { VERDICTS } from "#domain/verdict"

/** The writers an entry can have. */
export const MEMORY_WRITERS = [
  "user",
  "ds",
  "de",
  "hc",
  "investigator",
  "validator",
  "orchestrator",
] as const

export const MEMORY_KINDS = [
  "goal",
  "preference",
  "barrier",
  "insight",
  "hypothesis",
  "decision",
  "value",
  "tested_hypothesis",
] as const
export type MemoryKind = (typeof MEMORY_KINDS)[number]

/** The metadata of a memory entry about a processed finding. */
export const FindingMeta = Type.Object(
  {
    finding_id: Type.String(),
    feature: Type.Union([Type.String(), Type.Null()]),
    target: Type.Union([Type.String(), Type.Null()]),
    verdict: Type.Enum([...VERDICTS]),
    effect: Type.Union([Type.Number(), Type.Null()]),
  },
  { title: "FindingMeta" },
)
export type FindingMeta = Static<typeof FindingMeta>

/** One sentence the service remembers about a person. Append-only: never updated. */
export const Memory = Type.Object(
  {
    id: Type.String(),
    ts: Type.String(),
    agent: Type.Enum([...MEMORY_WRITERS]),
    kind: Type.Enum([...MEMORY_KINDS]),
    text: Type.String(),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    meta: Type.Union([FindingMeta, Type.Null()]),
  },
  { title: "Memory" },
)
export type Memory = Static<typeof Memory>

/** The longest text a person may have remembered, in characters. */
export const MAX_MEMORY_CHARS = 500

/** A memory entry as a client writes it. Fields that the service maintains are not part of it. */
export const WriteMemory = Type.Object(
  {
    text: Type.String({
      pattern: "\\S",
      description: `One plain sentence, at most ${MAX_MEMORY_CHARS} characters.`,
    }),
    kind: Type.Enum(MEMORY_KINDS.filter((kind) => kind !== "tested_hypothesis")),
    confidence: Type.Number({ minimum: 0, maximum: 1, default: 1 }),
  },
  { title: "WriteMemory" },
)
export type WriteMemory = Static<typeof WriteMemory>

/** An entry before it is written. */
export type MemoryDraft = Omit<Memory, "id" | "ts">
