import { Effect } from "effect"
import { ALERT_DAYS, type AlertSubject, alertSubjects } from "#catalogue/alert-subjects"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Receipt } from "#domain/ledger"
import { addDays, type LocalDate } from "#domain/time"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { noticesOf } from "#pipeline/safety/notices"
import { changepoint } from "#pipeline/tools/changepoint"

/** So many days ago a level may have changed that is still news. */
const RECENT_DAYS = 28

/** A metric that has a value within so many days is watched. */
const ALIVE_DAYS = 7

/** Whether a receipt has a change of level that an answer would say is validated, and that is news. */
const isNews = ({ findings }: Receipt, since: LocalDate): boolean =>
  findings.evidence.some(({ verdict, negligible }) => verdict === "validated" && !negligible) &&
  findings.facts.some(({ role, item }) => role === "changed_on" && item.value >= since)

const changedLevels = Effect.fnUntraced(function* (user: UserId, today: LocalDate) {
  const coverage = yield* (yield* MetricSeriesStore).coverage(
    user,
    alertSubjects.flatMap(({ metric }) => metric ?? []),
  )
  const alive = new Set(
    coverage.filter(({ last }) => last > addDays(today, -ALIVE_DAYS)).map(({ metric }) => metric),
  )
  const watched = alertSubjects.filter(({ metric }) => metric && alive.has(metric.key))
  const window = { from: addDays(today, 1 - ALERT_DAYS), to: today }
  const receipts = yield* Effect.forEach(watched, ({ subject }) => {
    const input = { metric: subject, window }
    return Effect.map(
      changepoint(user, input),
      (findings): Receipt => ({ agent: "data_science", tool: "changepoint", input, findings }),
    )
  })
  const judged = withVerdicts({ receipts }).receipts
  const since = addDays(today, 1 - RECENT_DAYS)
  return watched.filter((_, at) => isNews(judged[at]!, since))
})

/**
 * What a person may be alerted to on a day, the most pressing first: a safety notice that no answer has shown, then a
 * metric whose level has changed within the last 28 days. The level of each watched metric is tested over the last 90
 * as an answer does, by one family of tests, so that looking at many of them finds no more by chance than an answer
 * about them all.
 */
export const alertCandidates = Effect.fn("alertCandidates")(function* (
  user: UserId,
  today: LocalDate,
) {
  const notices = yield* noticesOf(user, today)
  const rules = new Set(notices.map(({ rule }) => rule))
  const noticed = alertSubjects.filter(({ subject }) => rules.has(subject))
  const changed = yield* changedLevels(user, today)
  return [...noticed, ...changed] satisfies ReadonlyArray<AlertSubject>
})
