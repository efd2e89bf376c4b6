import { eq, sql } from "drizzle-orm"
import { query, type Schema } from "#db/change"

/** How often a turn was resumed since it last finished a step, as far as its row says. */
const since = ({ turns }: Schema, finished: ReturnType<typeof sql>) =>
  sql`CASE WHEN ${turns.resumed_after_steps} = ${finished} THEN ${turns.resumptions} ELSE 0 END`

const changed = (change: "+ 1" | "- 1") =>
  query((db, schema) => {
    const { turns, turnSteps } = schema
    const steps = db
      .select({ steps: sql`count(*)` })
      .from(turnSteps)
      .where(eq(turnSteps.turn_id, turns.id))
    const finished = sql`${steps}`
    return db
      .update(turns)
      .set({
        resumptions: sql`${since(schema, finished)} ${sql.raw(change)}`,
        resumed_after_steps: finished,
      })
      .where(eq(turns.status, "running"))
  })

/** Counts a resumption of every running turn. */
export const countResumptions = changed("+ 1")

/** Takes off in advance the one that the next start counts, because no crash is its cause. */
export const excuseResumptions = changed("- 1")
