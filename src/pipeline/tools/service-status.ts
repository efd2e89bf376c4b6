import { Effect } from "effect"
import { VendorStore } from "#db/vendors"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { Aggregator } from "#upstream/aggregator"

const word = (role: FactRole, key: string, label: string, value: string): Fact => ({
  item: { key, value },
  role,
  label,
  decimals: 0,
})

/** The vendors of a person's data, and whether there is an aggregator to connect more of them. */
export const serviceStatus = Effect.fn("service_status")(function* (user: UserId) {
  const vendors = yield* (yield* VendorStore).daysOf(user)
  const { isConfigured } = yield* Aggregator
  return {
    ...noFindings,
    facts: [
      ...vendors.flatMap(({ vendor, first, last }) => [
        word("vendor", `vendor_${vendor}`, vendor, vendor),
        word("first_date", `vendor_${vendor}_first`, vendor, first),
        word("last_date", `vendor_${vendor}_last`, vendor, last),
      ]),
      word("aggregator", "service_aggregator", "aggregator", isConfigured ? "configured" : "none"),
    ],
  } satisfies Findings
})
