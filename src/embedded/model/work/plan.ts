import { addDays, daysBetween } from "#domain/time"
import type { Window } from "#domain/tool"
import type {
  Association,
  Change,
  Comparison,
  Extremes,
  Intent,
  Labs,
  Level,
  Overview,
  Scan,
} from "#embedded/model/understanding/intent"
import { type Call, call } from "#embedded/model/work/call"

const MOST_METRICS = 4
const SHORTEST_CHART_DAYS = 7

const describing = (metric: string, window: Window): Call => call("describe", { metric, window })

/** A single day is read beside the thirty days before it; a longer time has a chart. */
const level = (intent: Level): ReadonlyArray<Call> => {
  const { metrics, usual, known, judged } = intent
  const { window } = intent.period
  const chart = daysBetween(window.from, window.to) + 1 >= SHORTEST_CHART_DAYS
  return [
    ...metrics.flatMap(({ key }) => [
      describing(key, window),
      ...(window.from === window.to || judged ? [describing(key, usual)] : []),
      ...(known ? [describing(key, known)] : []),
    ]),
    ...(chart ? metrics.slice(0, 1).map(({ key }) => call("series", { metric: key, window })) : []),
  ]
}

const change = ({ metrics, period, before }: Change): ReadonlyArray<Call> =>
  metrics
    .slice(0, MOST_METRICS)
    .flatMap(({ key }, index) => [
      call("trend", { metric: key, window: period.window }),
      ...(before ? [call("compare", { metric: key, a: before.window, b: period.window })] : []),
      ...(index === 0 ? [call("series", { metric: key, window: period.window })] : []),
    ])

const comparison = ({ metrics, contrast: { a, b } }: Comparison): ReadonlyArray<Call> => [
  ...metrics
    .slice(0, MOST_METRICS)
    .map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window })),
  ...(addDays(a.window.to, 1) === b.window.from
    ? metrics
        .slice(0, 1)
        .map(({ key }) =>
          call("series", { metric: key, window: { from: a.window.from, to: b.window.to } }),
        )
    : []),
]

const association = ({ pairs, period, open, contrast }: Association): ReadonlyArray<Call> => [
  ...(contrast
    ? [...new Set(pairs.map(({ target }) => target.key))].map((metric) =>
        call("compare", { metric, a: contrast.a.window, b: contrast.b.window }),
      )
    : []),
  ...pairs.map(({ feature, target, lag }) =>
    call(
      "associate",
      { feature: feature.key, target: target.key, lag, window: period.window },
      open ? "investigator" : "data_science",
    ),
  ),
]

const extremes = ({ metric, period, end, count }: Extremes): ReadonlyArray<Call> => [
  call("extremes", { metric: metric.key, window: period.window, end, count }),
  describing(metric.key, period.window),
]

const allLabs = call("biomarkers", {}, "domain_expert")

const labs = ({ names }: Labs): ReadonlyArray<Call> =>
  names.length === 0
    ? [allLabs]
    : names.map((name) => call("biomarkers", { name }, "domain_expert"))

/** Those outside their printed range. */
export const flaggedLabs = call("biomarkers", { out_of_range: true }, "domain_expert")

const overview = (intent: Overview): ReadonlyArray<Call> => {
  const { a, b } = intent.contrast
  return [
    ...intent.metrics.map(({ key }) =>
      call(
        "compare",
        { metric: key, a: a.window, b: b.window },
        intent.trouble ? "investigator" : "data_science",
      ),
    ),
    ...(intent.labs ? [flaggedLabs] : []),
  ]
}

const scan = ({ data_types, window, labs }: Scan): ReadonlyArray<Call> => [
  call("scan", { data_types: [...data_types], window }, "investigator"),
  ...(labs ? [allLabs] : []),
]

/** The tool calls that answer an intent, in order, each with the agent who makes it. */
export const planOf = (intent: Intent): ReadonlyArray<Call> => {
  switch (intent.kind) {
    case "level":
      return level(intent)
    case "change":
      return change(intent)
    case "comparison":
      return comparison(intent)
    case "association":
      return association(intent)
    case "extremes":
      return extremes(intent)
    case "labs":
      return labs(intent)
    case "overview":
      return overview(intent)
    case "scan":
      return scan(intent)
    case "talk":
      return intent.about === "coverage" ? [call("list_metrics", {})] : []
    default:
      return []
  }
}
