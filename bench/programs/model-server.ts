import { Effect } from "effect"
import { PLANS } from "#test/model-server/plans"
import { modelServer } from "#test/model-server/server"

/** A cooperative model server that answers at once, on PORT: what is left of a turn's time is the product's own. */
const program = modelServer(
  { name: "cooperative", does: "answers at once", family: "true" },
  PLANS,
  1,
  Number(process.env.PORT),
)

await Effect.runPromise(Effect.scoped(Effect.andThen(program, Effect.never)))
