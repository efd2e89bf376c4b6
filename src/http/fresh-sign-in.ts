import { Effect } from "effect"
import { sessionOf } from "#http/browser"
import { type DeclaredError, type Operation, operation, type Tag } from "#http/operation"

const FRESH = "Asks for a browser in which the caller has signed in within the last ten minutes."

/** Declares a route that only a fresh sign-in opens: one that changes who gets in. */
export const freshOperation = ({
  description,
  errors = [],
  ...declared
}: Pick<Operation, "operationId" | "summary" | "description" | "responses" | "request"> & {
  readonly tag?: Tag
  readonly errors?: ReadonlyArray<DeclaredError>
}) =>
  operation({
    tag: "Me",
    ...declared,
    description: description === undefined ? FRESH : `${FRESH} ${description}`,
    errors: ["forbidden", ...errors],
    idempotent: false,
  })

/** Runs a change with the secret of the browser that asks for it; null for a request of none. */
export const inBrowser = <A, E, R>(
  request: Request,
  change: (session_secret: string | null) => Effect.Effect<A, E, R>,
) => Effect.flatMap(sessionOf(request), change)
