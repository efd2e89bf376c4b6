import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const biomarkers = defineTool({
  name: "biomarkers",
  description:
    "The latest lab results: all, by any of their names, or those out of range; " +
    "with the change since the test before, one `over` another, " +
    "and the mean of a metric `beside` in the month before the test.",
  /**
   * `name` is a part of a name or means the same; `over` is another, to divide it by; `beside` is a metric over
   * the thirty days before each test. A `window` is for the latest tests within it.
   */
  input: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80 })),
    over: Type.Optional(Type.String({ maxLength: 80 })),
    out_of_range: Type.Optional(Type.Literal(true)),
    beside: Type.Optional(MetricKey),
    window: Type.Optional(Window),
  }),
  /**
   * The facts of a result, in this order; `value` may be a string, `flag` is a word: "out of range",
   * "in range" by the range printed on the report, "above", "below", "within the common range" where it
   * printed none and laboratories agree on one (`common_range`), "to be confirmed" where the value is
   * beyond belief, else "no range printed". With an earlier result come that, its date, the latest minus
   * it, that in percent, and how many percent two tests of an unchanged person may differ by; with four
   * results their median slope.
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
    "beside",
    "ratio",
    "formula",
  ],
})
