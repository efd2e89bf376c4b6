import { Data, Effect } from "effect"
import { keepStream } from "#db/kept-stream"

/** An export did not come, or could not be kept. */
export class DownloadFailed extends Data.TaggedError("DownloadFailed")<{
  readonly message: string
}> {}

/** Keeps the export that a server makes for the person of a token as a file; answers its size in bytes. */
export const downloadExport = Effect.fnUntraced(function* (
  url: string,
  token: string,
  path: string,
) {
  const response = yield* Effect.tryPromise({
    try: (signal) =>
      fetch(`${url}/v1/me/export`, { headers: { authorization: `Bearer ${token}` }, signal }),
    catch: () => new DownloadFailed({ message: `The server at ${url} does not answer.` }),
  })
  if (!response.ok || !response.body)
    return yield* new DownloadFailed({
      message: `The server at ${url} made no export (${response.status}).`,
    })
  const { body } = response
  return yield* Effect.mapError(
    keepStream(path, body),
    () => new DownloadFailed({ message: `${path} could not be written to its end.` }),
  )
})
