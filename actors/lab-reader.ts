import { Clock, Context, Effect, FiberMap, Layer, PartitionedSemaphore } from "effect"
import { Deliveries } from "#actors/importer"
import { askProcess } from "#actors/lab-process"
import { sleeper } from "#actors/mailbox"
import { readByModel } from "#actors/model-reading"
import { LabStore, type StoredLab } from "#db/labs"
import { UploadStore } from "#db/uploads"
import type { LabId, UserId } from "#domain/ids"
import { LAB_FAILURES, LAB_LIMITS, type LabFailure } from "#domain/lab-limit"
import { REPORT_BOUNDS } from "#domain/lab-process"
import type { LabTask, ReadReport, ReportAnswer, RowsAnswer } from "#domain/lab-task"
import { isoOf } from "#domain/time"
import type { LabModel } from "#upstream/lab-model"

type Delivered = Pick<ReadReport, "test_date" | "results">

const bodyOf = (
  { id, upload_id }: StoredLab,
  report: Delivered | LabFailure,
  now: string,
): string =>
  JSON.stringify(
    typeof report === "string"
      ? {
          type: "lab_report.failed",
          event_id: `${id}-failed`,
          occurred_at: now,
          upload_id,
          data: { session_id: id, reference_id: id, error: { code: report } },
        }
      : {
          upload_id,
          data: [{ metadata: { test_date: report.test_date }, biomarkers: report.results }],
        },
  )

/** The notes on pages that were not looked at. */
const leftOutOf = ({ left_out }: ReadReport): ReadonlyArray<string> => {
  if (left_out === null) return []
  const { pages, why } = left_out
  const which = pages.length === 1 ? `Page ${pages[0]}` : `Pages ${pages.join(", ")}`
  return [`${which} could not be read. ${LAB_LIMITS[why]}`]
}

/** The notes on rows that the layout could not read, where no model has read more. */
const unreadOf = ({ unread, results }: ReadReport, found: number): ReadonlyArray<string> => {
  if (unread === 0 || found > results.length) return []
  const rows = unread === 1 ? "1 row has" : `${unread} rows have`
  return [`${rows} a number beside the name of a test and could not be read.`]
}

/** A lab whose reading is under way, by its person and itself. */
type Reading = `${UserId}/${LabId}`

const readingOf = (user: UserId, lab: LabId): Reading => `${user}/${lab}`

/**
 * Reads the laboratory reports that the embedded aggregator took, each in a process of its own, one at a time and in
 * turns between people, and delivers their results. Where a model is configured it reads what the layout does not. A
 * reading that was cut off is tried once more, with the next start where it was a crash.
 */
export class LabReader extends Context.Service<
  LabReader,
  {
    /** Has what waits read. */
    readonly wake: Effect.Effect<void>
    /** Waits until everything that waited has been read. Tests wait on this. */
    readonly idle: Effect.Effect<void>
    /** Ends the reading of a lab that is no longer there. */
    readonly stop: (user: UserId, lab: LabId) => Effect.Effect<void>
    /** Ends every reading for a person. */
    readonly stopAll: (user: UserId) => Effect.Effect<void>
  }
>()("actors/LabReader") {
  /** Reads nothing: an outside aggregator does. */
  static readonly none = Layer.succeed(LabReader, {
    wake: Effect.void,
    idle: Effect.void,
    stop: () => Effect.void,
    stopAll: () => Effect.void,
  })

  /** `command` starts this program. */
  static readonly layer = (command: ReadonlyArray<string>) =>
    Layer.effect(
      LabReader,
      Effect.gen(function* () {
        const labs = yield* LabStore
        const uploads = yield* UploadStore
        const deliveries = yield* Deliveries
        const turns = yield* PartitionedSemaphore.make<UserId>({ permits: 1 })
        const asking = yield* PartitionedSemaphore.make<UserId>({ permits: 1 })
        const readings = yield* FiberMap.make<Reading>()
        const context = yield* Effect.context<LabModel>()

        const ask = <Answer>(task: LabTask) =>
          askProcess<Answer>(command, REPORT_BOUNDS, task).pipe(Effect.scoped)

        const read = Effect.fnUntraced(function* ({ storage_key, content_type }: StoredLab) {
          const bytes = yield* uploads.find(storage_key)
          if (bytes === null) return yield* Effect.fail("file_unreadable" as const)
          const { value } = yield* ask<ReportAnswer>({ bytes, content_type })
          if (value === null) return yield* Effect.fail("file_unreadable" as const)
          return "beyond" in value ? yield* Effect.fail(value.beyond) : value
        })

        /** The file may be what ends its process: what was begun is counted first, and on disk. */
        const attempt = (lab: StoredLab): Effect.Effect<ReadReport, LabFailure | "gone"> =>
          Effect.flatMap(labs.begin(lab), (begun) => {
            if (begun !== "begun") return Effect.fail(begun === "gone" ? begun : "interrupted")
            return read(lab).pipe(
              Effect.onInterrupt(() => labs.takeBack(lab)),
              Effect.catch((failure) =>
                failure === "ended" ? attempt(lab) : Effect.fail(failure),
              ),
            )
          })

        const readMore = (report: ReadReport, { user_id }: StoredLab) =>
          readByModel(report, (task) =>
            turns
              .withPermit(user_id)(ask<RowsAnswer>(task))
              .pipe(
                Effect.map(({ value }) => value),
                Effect.catch((failure) => Effect.die(new Error(failure))),
              ),
          ).pipe(
            asking.withPermit(user_id),
            Effect.provide(context),
            Effect.catchDefect((defect) =>
              Effect.as(Effect.logError("a model could not read a lab", defect), {
                results: report.results,
                note: null,
              }),
            ),
          )

        const results = Effect.fnUntraced(function* (lab: StoredLab) {
          const report = yield* turns.withPermit(lab.user_id)(attempt(lab))
          const more = yield* readMore(report, lab)
          const isEmpty = more.results.length === 0
          const notes = [
            ...(isEmpty ? [LAB_FAILURES.no_results] : []),
            ...leftOutOf(report),
            ...unreadOf(report, more.results.length),
            ...(more.note === null ? [] : [more.note]),
          ]
          if (isEmpty && report.left_out !== null) return yield* Effect.fail(report.left_out.why)
          yield* labs.say(lab, {
            laboratory: report.laboratory,
            ...(notes.length > 0 ? { note: notes.join(" ") } : {}),
          })
          return isEmpty
            ? yield* Effect.fail("no_results" as const)
            : { test_date: report.test_date, results: more.results }
        })

        const deliver = Effect.fnUntraced(function* (lab: StoredLab) {
          const report = yield* results(lab).pipe(
            Effect.catch((failure) => Effect.succeed(failure)),
            Effect.catchDefect((defect) =>
              Effect.as(
                Effect.logError("a lab could not be read", defect),
                "file_unreadable" as const,
              ),
            ),
          )
          if (report === "gone") return
          // Of a report that was read and has no result more was said where it was read.
          if (typeof report === "string" && report !== "no_results") {
            yield* Effect.logWarning("a lab was not read", { reason: report })
            yield* labs.say(lab, { note: LAB_FAILURES[report] })
          }
          const body = bodyOf(lab, report, isoOf(yield* Clock.currentTimeMillis))
          yield* deliveries.take(lab.id, { bodies: [body], ordering_ms: null })
          // Until then it waits to be read, as far as the next look tells.
          yield* deliveries.written
        })

        const begin = Effect.gen(function* () {
          for (const lab of yield* labs.unread)
            yield* FiberMap.run(readings, readingOf(lab.user_id, lab.id), deliver(lab), {
              onlyIfMissing: true,
            }).pipe(Effect.annotateLogs({ lab_id: lab.id }))
        })
        const { wake, idle } = yield* sleeper("lab-reader", begin)

        return LabReader.of({
          wake,
          idle: Effect.andThen(idle, Effect.ignoreCause(FiberMap.awaitEmpty(readings))),
          stop: (user, lab) => FiberMap.remove(readings, readingOf(user, lab)),
          stopAll: (user) =>
            Effect.forEach(
              [...readings].filter(([reading]) => reading.startsWith(`${user}/`)),
              ([reading]) => FiberMap.remove(readings, reading),
              { discard: true },
            ),
        })
      }),
    )
}
