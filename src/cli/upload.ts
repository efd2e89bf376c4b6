import { basename } from "node:path"
import { Data, Effect, type Layer } from "effect"
import type { Client } from "#cli/client"
import { labReport } from "#cli/lab-report"
import { reaching } from "#cli/reach"
import { printLine } from "#cli/terminal"
import type { Config } from "#config"
import type { Lab, ParsedLab, UploadedLab } from "#domain/lab"
import { labFileType, MAX_LAB_BYTES } from "#domain/lab-file"

/** A report that was not taken, or could not be read. */
export class UploadRefused extends Data.TaggedError("UploadRefused")<{
  readonly message: string
}> {}

/** How often it is asked whether a report is read: a rate limit counts each. */
const INTERVAL = "1500 millis"

/** An outside aggregator needs half a minute for most reports. */
const TIMEOUT = "5 minutes"

const readReport = Effect.fnUntraced(function* (path: string) {
  const file = Bun.file(path)
  if (!(yield* Effect.promise(() => file.exists())))
    return yield* new UploadRefused({ message: `There is no file ${path}.` })
  if (file.size > MAX_LAB_BYTES)
    return yield* new UploadRefused({ message: `${path} is larger than 10 MB.` })
  const bytes = yield* Effect.promise(() => file.bytes())
  return new File([bytes], basename(path), { type: labFileType(bytes) ?? file.type })
})

/** The lab of an upload: the latest whose upload has this id. */
const labOf = Effect.fnUntraced(function* (client: Client, upload_id: string) {
  const { uploads } = yield* client.json<{ readonly uploads: ReadonlyArray<Lab> }>("/v1/labs")
  for (const { id } of uploads) {
    const lab = yield* client.json<ParsedLab>(`/v1/labs/${id}`)
    if (lab.upload_id === upload_id) return lab
  }
  return yield* new UploadRefused({ message: "The report is no longer there." })
})

const hasEnded = ({ aggregator_status }: ParsedLab) =>
  aggregator_status === "parsed" || aggregator_status.startsWith("failed:")

/** The lab once its results are there, or it has failed. */
const readLab = (client: Client, lab: ParsedLab) =>
  hasEnded(lab)
    ? Effect.succeed(lab)
    : client.json<ParsedLab>(`/v1/labs/${lab.id}`).pipe(
        Effect.delay(INTERVAL),
        Effect.repeat({ until: hasEnded }),
        Effect.timeoutOrElse({
          duration: TIMEOUT,
          orElse: () =>
            new UploadRefused({
              message: `No results have come yet: GET /v1/labs/${lab.id} has them later.`,
            }),
        }),
      )

/** Uploads a laboratory report, waits for its results and prints them. */
export const upload = Effect.fn("upload")(function* <E>(
  path: string,
  json: boolean,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const report = yield* readReport(path)
  yield* reaching(temporaryServer, { mayBegin: true }, (client) =>
    Effect.gen(function* () {
      const form = new FormData()
      form.append("file", report)
      const sent = { method: "POST", body: form }
      const { upload_id, note } = yield* client.json<UploadedLab>("/v1/labs/upload", sent)
      const lab = yield* readLab(client, yield* labOf(client, upload_id))
      const failure = /^failed:(.*)/.exec(lab.aggregator_status)?.[1]
      if (json) yield* printLine(JSON.stringify(lab))
      if (failure)
        return yield* new UploadRefused({
          message: [`${path} could not be read: ${failure.replaceAll("_", " ")}.`, lab.note ?? ""]
            .join(" ")
            .trim(),
        })
      if (!json) yield* printLine(labReport(basename(path), lab, note))
    }),
  )
})
