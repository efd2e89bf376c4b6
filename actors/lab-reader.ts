import { Clock, Context, Effect, Layer, RcRef } from "effect"
import { Deliveries } from "#actors/importer"
import { sleeper } from "#actors/mailbox"
import { readByModel } from "#actors/model-reading"
import { LabStore, type StoredLab } from "#db/labs"
import { UploadStore } from "#db/uploads"
import type { LabTask, ReadReport, ReportAnswer, RowsAnswer } from "#domain/lab-task"
import { isoOf } from "#domain/time"
import { askWorker, workerOf } from "#domain/worker"
import type { LabModel } from "#upstream/lab-model"

/** How long the thread waits for another report. */
const IDLE = "2 minutes"

/** How long a report may take: many scanned pages take minutes, a picture of noise would take hours. */
const LIMIT = "5 minutes"

type Delivered = Pick<ReadReport, "test_date" | "results">

const failureOf = (report: Delivered | null) =>
  report === null ? "file_unreadable" : report.results.length === 0 ? "no_results" : null

const bodyOf = ({ id, upload_id }: StoredLab, report: Delivered | null, now: string): string => {
  const code = failureOf(report)
  return JSON.stringify(
    code !== null
      ? {
          type: "lab_report.failed",
          event_id: `${id}-failed`,
          occurred_at: now,
          upload_id,
          data: { session_id: id, reference_id: id, error: { code } },
        }
      : {
          upload_id,
          data: [{ metadata: { test_date: report!.test_date }, biomarkers: report!.results }],
        },
  )
}

/**
 * Reads the laboratory reports that the embedded aggregator took, one at a time in a thread, and delivers their
 * results. Where a model is configured it reads what the layout does not. One that a crash interrupted is read again
 * with the next start.
 */
export class LabReader extends Context.Service<
  LabReader,
  {
    /** Has what waits read. */
    readonly wake: Effect.Effect<void>
    /** Waits until everything that waited has been read. Tests wait on this. */
    readonly idle: Effect.Effect<void>
  }
>()("actors/LabReader") {
  /** Reads nothing: an outside aggregator does. */
  static readonly none = Layer.succeed(LabReader, { wake: Effect.void, idle: Effect.void })

  /** `entry` is the URL of the thread's program: src/workers/lab.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      LabReader,
      Effect.gen(function* () {
        const labs = yield* LabStore
        const uploads = yield* UploadStore
        const deliveries = yield* Deliveries
        const shared = yield* RcRef.make({ acquire: workerOf(entry), idleTimeToLive: IDLE })

        const context = yield* Effect.context<LabModel>()

        const ask = Effect.fnUntraced(function* <Answer>(task: LabTask) {
          const worker = yield* RcRef.get(shared)
          return yield* askWorker<Answer>(worker, task).pipe(
            Effect.timeoutOrElse({
              duration: LIMIT,
              orElse: () => Effect.die(new Error(`It took longer than ${LIMIT}.`)),
            }),
          )
        }, Effect.scoped)

        const read = Effect.fnUntraced(function* (lab: StoredLab) {
          const bytes = yield* uploads.read(lab.storage_key)
          return yield* ask<ReportAnswer>({ bytes, content_type: lab.content_type })
        })

        /** What goes wrong in the thread ends it: `instead` stands for its answer. */
        const orElse = <A>(reading: Effect.Effect<A>, instead: A) =>
          reading.pipe(
            Effect.catchDefect((defect) =>
              Effect.logError("a lab could not be read", defect).pipe(
                Effect.andThen(RcRef.invalidate(shared)),
                Effect.as(instead),
              ),
            ),
          )

        const deliver = Effect.fnUntraced(function* (lab: StoredLab) {
          const report = yield* orElse(read(lab), null)
          const more =
            report &&
            (yield* orElse(
              readByModel(report, (task) => ask<RowsAnswer>(task)).pipe(Effect.provide(context)),
              { results: report.results, note: null },
            ))
          if (more?.note) yield* labs.note(lab, more.note)
          const body = bodyOf(
            lab,
            report && more && { ...report, ...more },
            isoOf(yield* Clock.currentTimeMillis),
          )
          yield* deliveries.take(lab.id, { bodies: [body], ordering_ms: null })
        })

        const runDue = Effect.gen(function* () {
          for (const lab of yield* labs.unread)
            yield* deliver(lab).pipe(Effect.annotateLogs({ lab_id: lab.id }))
        })

        return LabReader.of(yield* sleeper("lab-reader", runDue))
      }),
    )
}
