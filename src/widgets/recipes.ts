import type { FactRole, ToolName } from "#domain/tool"

type Labelled = readonly [role: FactRole, label: string]

/** The two facts of a tool that stand against each other. */
export interface Sides {
  readonly a: Labelled
  readonly b: Labelled
  readonly percent?: FactRole
  readonly mode: "before_after" | "a_vs_b"
}

const thirds = {
  a: ["target_low", "Lowest third"],
  b: ["target_high", "Highest third"],
  mode: "a_vs_b",
} as const

/** The tools whose facts make a comparison, with the words for both sides. */
export const SIDES: Partial<Record<ToolName, ReadonlyArray<Sides>>> = {
  compare: [
    {
      a: ["a_mean", "Earlier"],
      b: ["b_mean", "Later"],
      percent: "percent",
      mode: "before_after",
    },
  ],
  associate: [thirds],
  conditional: [
    { a: ["mean_otherwise", "Otherwise"], b: ["mean_where", "On these days"], mode: "a_vs_b" },
  ],
  changepoint: [{ a: ["before_mean", "Before"], b: ["after_mean", "After"], mode: "before_after" }],
  split: [
    {
      a: ["weekday_mean", "Weekdays"],
      b: ["weekend_mean", "Weekends"],
      percent: "percent",
      mode: "a_vs_b",
    },
    { a: ["others_mean", "Other days"], b: ["named_mean", "That day"], mode: "a_vs_b" },
  ],
  tagged: [{ a: ["mean_without", "Days without"], b: ["mean_with", "Days with"], mode: "a_vs_b" }],
  after_workouts: [
    {
      a: ["without_mean", "After no workout"],
      b: ["with_mean", "After a workout"],
      mode: "a_vs_b",
    },
    { a: ["before_mean", "Before"], b: ["since_mean", "Since"], mode: "before_after" },
  ],
  pace_trend: [{ a: ["a_mean", "First third"], b: ["b_mean", "Last third"], mode: "before_after" }],
  journey: [{ a: ["home_mean", "At home"], b: ["away_mean", "Away"], mode: "a_vs_b" }],
  own_experiment: [
    { a: ["mean_without", "Days without"], b: ["mean_with", "Days with"], mode: "a_vs_b" },
  ],
}

/** The facts of a tool that stand in tiles, the most telling first, with what each is within its call. */
export const TILES: Partial<Record<ToolName, ReadonlyArray<Labelled>>> = {
  describe: [
    ["mean", "Average"],
    ["latest", "Latest"],
    ["min", "Lowest"],
    ["max", "Highest"],
    ["median", "Median"],
    ["total", "Total"],
    ["sd", "Spread"],
  ],
  baseline: [
    ["value", "That day"],
    ["median", "Usual"],
    ["low", "Usually at least"],
    ["high", "Usually at most"],
  ],
  reference: [
    ["value", "Yours"],
    ["population_mean", "Average in studies"],
    ["usual_low", "Usually at least"],
    ["usual_high", "Usually at most"],
    ["band_low", "Recommended from"],
    ["band_high", "Recommended to"],
    ["goal", "Next goal"],
  ],
  count: [
    ["count", "Days"],
    ["n", "Of"],
  ],
  streak: [
    ["longest", "Longest run"],
    ["current", "Current run"],
  ],
  share: [
    ["percent", "Share"],
    ["part_mean", "Part"],
    ["whole_mean", "Whole"],
  ],
  sleep_debt: [
    ["debt", "Sleep debt"],
    ["mean", "Average"],
    ["recommended", "Recommended"],
  ],
  sleep_onset: [
    ["onset", "Asleep"],
    ["bedtime", "In bed"],
    ["latency", "Between"],
  ],
  trend: [
    ["change", "Change"],
    ["slope_per_week", "A week"],
    ["slope_per_month", "A month"],
  ],
  training: [
    ["minutes", "Minutes"],
    ["usual_minutes", "Usual minutes"],
    ["sessions", "Sessions"],
    ["usual_sessions", "Usual sessions"],
  ],
  workouts: [
    ["count", "Workouts"],
    ["distance", "Distance"],
    ["minutes", "Time"],
    ["longest", "Longest"],
    ["heart_rate", "Heart rate"],
  ],
  sessions: [
    ["distance", "Distance"],
    ["minutes", "Time"],
    ["pace", "Pace"],
    ["speed", "Speed"],
    ["heart_rate", "Heart rate"],
    ["climb", "Climb"],
  ],
  nearest: [
    ["before", "Before"],
    ["after", "After"],
  ],
  threshold: [
    ["knot", "Where it bends"],
    ["knot_low", "At least"],
    ["knot_high", "At most"],
  ],
}

/** How a list names its items: by what each fact is of, by the day that follows it, or by a word before it. */
interface Listed {
  /** The fact that begins an item. */
  readonly role: FactRole
  /** The number of an item that begins with a word. */
  readonly value?: FactRole
  readonly by: "label" | "date" | "word"
  readonly delta?: FactRole
}

/** Tools that bring a list of values, each with facts of its own behind it. */
export const LISTS: Partial<Record<ToolName, Listed>> = {
  biomarkers: { role: "value", by: "label" },
  extremes: { role: "value", by: "date" },
  readiness: { role: "value", by: "label", delta: "difference" },
  sessions: { role: "distance", by: "date" },
  split: { role: "day", value: "day_mean", by: "word" },
}
