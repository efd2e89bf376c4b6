import { resolverOf } from "#catalogue/render"
import type { ChartEvent } from "#domain/chart-event"
import { knownMembers } from "#domain/known-members"
import { evidenceOf, factsOf, type Ledger } from "#domain/ledger"
import { validatorOf } from "#domain/validator"
import { WidgetSpec } from "#domain/widget"
import { isUnitLike } from "#pipeline/gates/grounding/foreign-names"
import type { NumberGate } from "#pipeline/gates/number-gate"
import { isOrder } from "#pipeline/gates/reader"

const shape = validatorOf(WidgetSpec)

/** Lets a widget through when its shape, its references, its numbers and its texts are sound. */
export type WidgetGate = (spec: unknown) => WidgetSpec | null

/** Members that are numbers of layout, not of the person. */
const STRUCTURAL = new Set(["decimals", "index"])
/** Members that are names for programs, never shown. */
const IDENTIFIERS = new Set(
  "kind id evidenceRefs mode direction confidence habit change target".split(" "),
)

type Json =
  | null
  | boolean
  | number
  | string
  | ReadonlyArray<Json>
  | { readonly [key: string]: Json }

const isRef = (value: object): value is { readonly ref: string } =>
  "ref" in value && typeof value.ref === "string"

const isPoint = (value: object): value is { readonly t: string; readonly y: number } =>
  "t" in value && "y" in value && typeof value.y === "number"

const isEvent = (value: object): value is ChartEvent =>
  "date" in value && typeof value.date === "string" && "label" in value

/** A note that speaks to its reader or leads elsewhere marks no chart. */
const isFitEvent = (value: Json) =>
  !(typeof value === "object" && value !== null && isEvent(value) && isOrder(value.label))

const eventKey = ({ date, label, until }: ChartEvent): string =>
  JSON.stringify([date, label, until])

/**
 * The gate of one turn. Every reference must resolve to a number and gets it as its fallback;
 * every other number must be in a chart or a fact of the ledger, a point's on its own day; every
 * event must be one of a chart; every other text passes the number gate and comes out with its
 * placeholders filled in. One thing amiss withholds the whole widget.
 */
export const makeWidgetGate = (ledger: Ledger, gate: NumberGate): WidgetGate => {
  const resolver = resolverOf(ledger)
  const facts = factsOf(ledger)
  const evidence = evidenceOf(ledger)
  const charts = ledger.receipts.flatMap(({ findings }) => findings.charts)
  const points = charts.flatMap((chart) => chart.points)
  const days = new Set(points.map(({ t, y }) => `${t} ${y}`))
  const events = new Set(charts.flatMap((chart) => (chart.events ?? []).map(eventKey)))
  const numbers = new Set([...points.map(({ y }) => y), ...facts.map(({ item }) => item.value)])
  const units = [...facts, ...evidence]
    .map(({ item }) => item.unit)
    .concat(charts.map(({ unit }) => unit))
    .filter((unit) => unit !== undefined && isUnitLike(unit))

  const isExempt = (text: string, key: string) =>
    IDENTIFIERS.has(key) ||
    // A long unit is cut to what a widget takes.
    (key === "unit" && units.some((unit) => unit?.startsWith(text)))

  /** Undefined means "withhold". */
  const check = (value: Json, key: string): Json | undefined => {
    if (typeof value === "string")
      return isExempt(value, key) ? value : (gate.admit(value) ?? undefined)
    if (typeof value === "number")
      return STRUCTURAL.has(key) || numbers.has(value) ? value : undefined
    if (value === null || typeof value === "boolean") return value
    if (isArray(value)) {
      const shown = key === "events" ? value.filter(isFitEvent) : value
      const items = shown.map((item) => check(item, key))
      return items.includes(undefined) ? undefined : (items as ReadonlyArray<Json>)
    }
    if (isRef(value)) {
      const number = resolver.number(value.ref)
      return number === null ? undefined : { ref: value.ref, fallback: number }
    }
    if (isPoint(value)) return days.has(`${value.t} ${value.y}`) ? value : undefined
    if (isEvent(value)) return events.has(eventKey(value)) ? value : undefined
    const members = Object.entries(value).map(([name, member]) => [name, check(member, name)])
    return members.some(([, member]) => member === undefined)
      ? undefined
      : Object.fromEntries(members)
  }

  const leadsSomewhere = (spec: WidgetSpec): boolean => {
    if (spec.kind === "series_chart")
      return spec.changepoint === undefined || spec.changepoint.index in spec.points
    if (spec.kind === "investigation_summary")
      return spec.evidenceRefs.every((id) => evidence.some(({ item }) => item.id === id))
    return true
  }

  return (spec) => {
    if (!shape().Check(spec)) return null
    const checked = check(knownMembers(WidgetSpec, spec) as Json, "")
    if (checked === undefined || !shape().Check(checked)) return null
    return leadsSomewhere(checked) ? checked : null
  }
}

const isArray = (value: Json): value is ReadonlyArray<Json> => Array.isArray(value)
