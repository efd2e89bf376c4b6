import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Table } from "#embedded/model/questions/table/intent"
import { planTable } from "#embedded/model/questions/table/plan"
import { readTable } from "#embedded/model/questions/table/read"
import { writeTable } from "#embedded/model/questions/table/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A metric week by week or month by month. */
export const table: Kind<Table> = {
  kind: "table",
  read: readTable,
  plan: planTable,
  agent: () => "data_science",
  asks: ({ metrics, period, by }) => `What was ${named(metrics)} in each ${by} ${inWords(period)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeTable,
  next: () => null,
  needs: "metrics",
}
