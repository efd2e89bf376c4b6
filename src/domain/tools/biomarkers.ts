import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const biomarkers = defineTool({
  name: "biomarkers",
  description:
    "The latest lab results: all, by any of their names, or those out of range; " +
    "with the change since the test before, one `over` another, the mean of a metric `beside` in the month before " +
    "the test, the older results (`history`), and the latest in another `unit`.",
  /**
   * `name` is a part of a name or means the same; `over` is another, to divide it by; `beside` is a metric over
   * the thirty days before each test. A `window` is for the latest tests within it. `history` is for the older
   * results, `unit` for the latest result in another unit.
   */
  input: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80 })),
    over: Type.Optional(Type.String({ maxLength: 80 })),
    out_of_range: Type.Optional(Type.Literal(true)),
    beside: Type.Optional(MetricKey),
    window: Type.Optional(Window),
    history: Type.Optional(Type.Literal(true)),
    unit: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  /**
   * The facts of a result, in this order; `value` may be a string, `flag` is a word: "out of range",
   * "in range" by the range printed on the report, "above", "below", "within the common range" where it
   * printed none and laboratories agree on one (`common_range`), "to be confirmed" where the value is
   * beyond belief, else "no range printed". With an earlier result come that, its date, the latest minus
   * it, that in percent, and how many percent two tests of an unchanged person may differ by; with four
   * results their median slope. With `history` come how often it was tested and each older result with its date.
   */
  facts: [
    "value",
    "range",
    "date",
    "flag",
    "name",
    "common_range",
    "previous",
    "previous_date",
    "difference",
    "change_pct",
    "natural_pct",
    "slope_per_year",
    "in_unit",
    "tests",
    "older",
    "older_date",
    "beside",
    "ratio",
    "formula",
  ],
})
