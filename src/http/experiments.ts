import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { Calendar } from "#db/calendar"
import { tickedExperiments } from "#db/ticked-experiments"
import { ExperimentNotFound } from "#domain/errors"
import { DayDone, ExperimentResult, ShownExperiment, shownExperiment } from "#domain/experiment"
import type { ExperimentId, UserId } from "#domain/ids"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { endExperiment, markDay } from "#operations/change-experiment"
import { experimentResult } from "#operations/experiment-result"

const ExperimentList = Type.Object(
  { experiments: Type.Array(ShownExperiment, { description: "The newest first." }) },
  { title: "ExperimentList" },
)

const ResultAnswer = Type.Object(
  { result: Type.Union([ExperimentResult, Type.Null()]) },
  { title: "ExperimentResultAnswer" },
)

const listed = Effect.fnUntraced(function* (caller: UserId) {
  const today = yield* (yield* Calendar).today(caller)
  const all = yield* tickedExperiments(caller)
  return { experiments: all.map((each) => shownExperiment(each, today)) }
})

const found = Effect.fnUntraced(function* (caller: UserId, id: string) {
  const { experiments } = yield* listed(caller)
  return experiments.find((each) => each.id === id) ?? (yield* new ExperimentNotFound())
})

const marked = Effect.fnUntraced(function* (
  caller: UserId,
  id: string,
  date: string,
  done: boolean,
) {
  yield* markDay(caller, id as ExperimentId, date, done)
  return yield* found(caller, id)
})

/** The experiments of the caller with themselves; one is started by a question. */
export const experiments = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/experiments" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ caller, run }) => run(listed(caller)), {
      detail: operation({
        operationId: "listExperiments",
        tag: "Experiments",
        summary: "List experiments, newest first",
        responses: { 200: ExperimentList },
      }),
    })
    .get("/:id", ({ params, caller, run }) => run(found(caller, params.id)), {
      detail: operation({
        operationId: "getExperiment",
        tag: "Experiments",
        summary: "Read an experiment with its days",
        responses: { 200: ShownExperiment },
        errors: ["experiment_not_found"],
      }),
    })
    .get(
      "/:id/result",
      ({ params, caller, run }) =>
        run(
          Effect.map(experimentResult(caller, params.id as ExperimentId), (result) => ({ result })),
        ),
      {
        detail: operation({
          operationId: "getExperimentResult",
          tag: "Experiments",
          summary: "Read what an experiment found",
          description: "Null while it runs, and when it brought too few values to compare.",
          responses: { 200: ResultAnswer },
          errors: ["experiment_not_found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, endExperiment(caller, params.id as ExperimentId)),
      {
        detail: operation({
          operationId: "endExperiment",
          tag: "Experiments",
          summary: "Stop a running experiment, or remove one that has ended",
          responses: { 204: null },
          errors: ["experiment_not_found"],
        }),
      },
    )
    .put(
      "/:id/days/:date",
      ({ params, body, caller, run }) => run(marked(caller, params.id, params.date, body.done)),
      {
        ...jsonBody(DayDone),
        detail: operation({
          operationId: "markExperimentDay",
          tag: "Experiments",
          summary: "Say whether a day of an experiment was done as drawn",
          responses: { 200: ShownExperiment },
          errors: ["experiment_not_found"],
        }),
      },
    )
