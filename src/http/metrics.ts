import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import type { UserId } from "#domain/ids"
import { BUCKETS, MAX_SERIES_DAYS, MetricList, MetricSeries } from "#domain/metric-points"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { etagOf, isKnownTag } from "#http/etag"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"
import { listMetrics, readMetric } from "#operations/read-metric"

const SeriesQuery = Type.Object({
  from: Type.String({ description: "The first day, as YYYY-MM-DD." }),
  to: Type.String({
    description: `The last day, inclusive; at most ${MAX_SERIES_DAYS} days in all.`,
  }),
  bucket: Type.Enum([...BUCKETS], { default: "day" }),
})

const listed = (caller: UserId) => Effect.map(listMetrics(caller), (metrics) => ({ metrics }))

interface Answered {
  readonly request: Request
  readonly set: { status?: number | string; readonly headers: Record<string, unknown> }
}

/** Answers JSON that a browser may keep, and asks every time whether it still holds. */
const revalidated = ({ request, set }: Answered, value: unknown): string | undefined => {
  const text = JSON.stringify(value)
  const etag = etagOf(text)
  Object.assign(set.headers, { etag, "cache-control": "private, no-cache" })
  if (isKnownTag(request.headers.get("if-none-match"), etag)) {
    set.status = 304
    return
  }
  set.headers["content-type"] = "application/json"
  return text
}

const conditional = { "If-None-Match": "The ETag of an earlier answer: 304 while nothing changed." }

/** What is measured, and the values of the caller over time. */
export const metrics = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/metrics" })
    .use(edge)
    .use(authenticate(edge, { scope: "read" }))
    .get(
      "",
      async ({ caller, request, run, set }) =>
        revalidated({ request, set }, await run(listed(caller))),
      {
        detail: operation({
          operationId: "listMetrics",
          tag: "Sources",
          summary: "List what can be measured",
          description: "Every metric with its unit, and from when to when the caller has values.",
          responses: { 200: MetricList, 304: null },
          headers: conditional,
        }),
      },
    )
    .get(
      "/:name/series",
      async ({ params, query, caller, request, run, set }) =>
        revalidated({ request, set }, await run(readMetric(caller, params.name, query))),
      {
        query: parameters(SeriesQuery),
        detail: operation({
          operationId: "readMetricSeries",
          tag: "Sources",
          summary: "Read a metric over time",
          description:
            "One value a day, of several devices that of the preferred one; a week or month is " +
            "the mean of its days.",
          responses: { 200: MetricSeries, 304: null },
          headers: conditional,
          errors: ["not_found", "invalid_field"],
        }),
      },
    )
