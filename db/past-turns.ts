import { and, desc, eq, sql } from "drizzle-orm"
import { type Builder, type Given, query, type Schema } from "#db/change"
import type { TurnId, UserId } from "#domain/ids"
import type { DeepResearch } from "#domain/turn"
import type { OfferedChange, Widget } from "#domain/widget"

/** A thread of a person. */
export interface Thread {
  readonly user: UserId
  readonly id: string
}

/** A turn of a thread as a later one leans on it. */
export interface PastTurn {
  readonly created_at: string
  readonly question: string
  /** Null where the turn failed or has not ended, and where an import brought it: that was not said here. */
  readonly answer: string | null
  /** True where an import brought it. */
  readonly restored: boolean
  readonly deep_research: DeepResearch | null
  /** The change that an experiment card of its answer offered. */
  readonly offered: OfferedChange | null
  /** Whether a warning alone was the answer, of which the validator is no author. */
  readonly screened: boolean
}

/** As many turns of a thread a later one leans on. */
export const PAST_TURNS = 10

/** Widgets are read of results with an experiment card alone. */
const CARD = "%experiment_card%"

const offeredIn = (widgets: string | null): OfferedChange | null => {
  const all: ReadonlyArray<Widget> = widgets === null ? [] : JSON.parse(widgets)
  const cards = all.flatMap(({ spec }) => (spec.kind === "experiment_card" ? [spec.offers] : []))
  return cards.find((offers) => offers !== undefined) ?? null
}

/** The turns of a thread before one. */
export const before = (
  db: Builder,
  turns: Schema["turns"],
  given: Given<Thread & { turn: TurnId }>,
) => {
  const seq = db.select({ seq: turns.seq }).from(turns).where(eq(turns.id, given.turn))
  return and(
    eq(turns.user_id, given.user),
    eq(turns.conversation_id, given.id),
    sql`${turns.seq} < ${seq}`,
  )
}

/** The answer of a turn that was answered here; null of one that an import brought, whatever its file says. */
export const saidHere = ({ restored, result }: Schema["turns"], dialect: Schema["dialect"]) =>
  sql<string | null>`case when ${restored} = 0 then ${dialect.jsonText(result, ["answer"])} end`

const MAX_QUESTION_CHARS = 2_000
const MAX_ANSWER_CHARS = 4_000

/** The turns before one, the newest first, with as much of their texts as a follow-up may lean on. */
export const lastTurns = query(
  (db, { turns, dialect }, given: Given<Thread & { turn: TurnId }>) => {
    const question = dialect.jsonText(turns.messages, [-1, "content"])
    const answer = saidHere(turns, dialect)
    return db
      .select({
        created_at: turns.created_at,
        restored: turns.restored,
        deep_research: turns.deep_research,
        question: sql<string>`coalesce(substr(${question}, -${MAX_QUESTION_CHARS}), '')`,
        answer: sql<string | null>`substr(${answer}, 1, ${MAX_ANSWER_CHARS})`,
        cards: sql<string | null>`case when ${turns.restored} = 0 and ${turns.result} like ${CARD}
          then ${dialect.jsonText(turns.result, ["widgets"])} end`,
        validator: dialect.jsonText(turns.result, ["agents_used", 1]),
      })
      .from(turns)
      .where(before(db, turns, given))
      .orderBy(desc(turns.seq))
      .limit(PAST_TURNS)
  },
)

type Row = Omit<PastTurn, "offered" | "screened"> & {
  readonly validator: string | null
  readonly cards: string | null
}

/** What is kept of a row of `lastTurns`. */
export const pastTurn = ({ validator, cards, ...past }: Row): PastTurn => ({
  ...past,
  offered: offeredIn(cards),
  screened: past.answer !== null && validator === null,
})
