import { Effect } from "effect"
import type { LabFile } from "#upstream/aggregator"
import { readUpload } from "#upstream/aggregator/answers"
import type { Call, CallFailed } from "#upstream/aggregator/call"

interface Generation {
  readonly path: string
  /** The name of the multipart part. */
  readonly part: string
}

/** The routes for lab reports, the current one first. An aggregator has one of them. */
const GENERATIONS: ReadonlyArray<Generation> = [
  { path: "/lab-reports", part: "file" },
  { path: "/reports/upload", part: "files" },
]

/** The statuses of a route that does not exist. */
const ABSENT: ReadonlyArray<number | null> = [404, 405, 410, 501]

const callOf = ({ path, part }: Generation, { reference_id, file, name }: LabFile): Call => {
  const body = new FormData()
  body.append(part, file, name)
  return {
    method: "POST",
    path,
    query: { reference_id },
    body,
    timeout: "20 seconds",
    // A request without a response may have been accepted.
    again: ({ status }) => status === 429 || status === 503,
  }
}

/** Uploads lab reports by the route that this aggregator has. */
export const makeLabUpload = (
  ask: (call: Call) => Effect.Effect<unknown, CallFailed>,
): ((lab: LabFile) => Effect.Effect<{ readonly upload_id: string }, CallFailed>) => {
  let generations = GENERATIONS

  const upload = (
    lab: LabFile,
    [generation, ...older]: ReadonlyArray<Generation>,
  ): Effect.Effect<{ readonly upload_id: string }, CallFailed> =>
    ask(callOf(generation!, lab)).pipe(
      Effect.flatMap(readUpload),
      Effect.tap(() =>
        Effect.sync(() => {
          generations = [generation!]
        }),
      ),
      Effect.catch((failure) =>
        ABSENT.includes(failure.status) && older.length > 0
          ? upload(lab, older)
          : Effect.fail(failure),
      ),
    )

  return (lab) => Effect.suspend(() => upload(lab, generations))
}
