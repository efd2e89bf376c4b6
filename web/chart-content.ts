/** A line over days: null is a day without a value, which leaves a gap. */
export interface Line {
  readonly label: string
  readonly unit: string
  readonly values: ReadonlyArray<number | null>
}

/** A day, or days, that something is said about: an event, a change of level or of device. */
export interface Mark {
  readonly kind: "event" | "level" | "device"
  readonly date: string
  readonly until?: string | undefined
  readonly label: string
}

/** Days of one level of the first line. */
export interface Level {
  readonly from: string
  readonly to: string
  readonly mean: number
}

/** What a chart shows. Every list of values is as long as `dates`, which are local days in order. */
export interface ChartContent {
  readonly dates: ReadonlyArray<string>
  /** One line, or two with an axis each. */
  readonly lines: readonly [Line, ...Array<Line>]
  /** The range of one's own usual, behind the first line. */
  readonly band?: { readonly low: number; readonly high: number } | undefined
  readonly levels?: ReadonlyArray<Level> | undefined
  readonly marks?: ReadonlyArray<Mark> | undefined
}
