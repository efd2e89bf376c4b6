import type { Ledger } from "#domain/ledger"
import { validatorOf } from "#domain/validator"
import { WidgetSpec } from "#domain/widget"
import type { NumberGate } from "#pipeline/gates/number-gate"
import { resolverOf } from "#pipeline/render"

const shape = validatorOf(WidgetSpec)

/** Lets a widget through when its shape, its references, its numbers and its texts are sound. */
export type WidgetGate = (spec: unknown) => WidgetSpec | null

/** Members that are numbers of layout, not of the person. */
const STRUCTURAL = new Set(["decimals", "index", "fallback"])
/** Members that are names for programs, never shown. */
const IDENTIFIERS = new Set([
  "kind",
  "id",
  "ref",
  "evidenceRefs",
  "mode",
  "direction",
  "confidence",
  "t",
  "unit",
])

type Json =
  | null
  | boolean
  | number
  | string
  | ReadonlyArray<Json>
  | { readonly [key: string]: Json }

const isRef = (value: object): value is { readonly ref: string } =>
  "ref" in value && typeof value.ref === "string"

/**
 * The gate of one turn. Every reference must resolve to a number and gets it as its fallback;
 * every other number must stand in a chart or a fact of the ledger; every text passes the number
 * gate and comes out with its placeholders filled in. One thing amiss withholds the whole widget.
 */
export const makeWidgetGate = (ledger: Ledger, gate: NumberGate): WidgetGate => {
  const resolver = resolverOf(ledger)
  const numbers = new Set(
    ledger.receipts.flatMap(({ findings }) => [
      ...findings.charts.flatMap(({ points }) => points.map(({ y }) => y)),
      ...findings.facts.flatMap(({ item }) => (typeof item.value === "number" ? [item.value] : [])),
    ]),
  )

  /** Undefined stands for "withhold". */
  const check = (value: Json, key: string): Json | undefined => {
    if (typeof value === "string")
      return IDENTIFIERS.has(key) ? value : (gate.admit(value) ?? undefined)
    if (typeof value === "number")
      return STRUCTURAL.has(key) || numbers.has(value) ? value : undefined
    if (value === null || typeof value === "boolean") return value
    if (isArray(value)) {
      const items = value.map((item) => check(item, key))
      return items.includes(undefined) ? undefined : (items as ReadonlyArray<Json>)
    }
    if (isRef(value)) {
      const number = resolver.number(value.ref)
      return number === null ? undefined : { ref: value.ref, fallback: number }
    }
    const members = Object.entries(value).map(([name, member]) => [name, check(member, name)])
    return members.some(([, member]) => member === undefined)
      ? undefined
      : Object.fromEntries(members)
  }

  return (spec) => {
    if (!shape().Check(spec)) return null
    const checked = check(shape().Clean(structuredClone(spec)) as Json, "")
    if (checked === undefined || !shape().Check(checked)) return null
    if (checked.kind !== "investigation_summary") return checked
    return checked.evidenceRefs.every((id) =>
      ledger.receipts.some(({ findings }) => findings.evidence.some(({ item }) => item.id === id)),
    )
      ? checked
      : null
  }
}

const isArray = (value: Json): value is ReadonlyArray<Json> => Array.isArray(value)
