import type { LabId, UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** The two lab reports of the demo person. */
export const PANELS = ["earlier", "later"] as const
export type Panel = (typeof PANELS)[number]

/** The vendors of the demo person's wearables. */
export const VENDORS = ["GARMIN", "WITHINGS"] as const
export type Vendor = (typeof VENDORS)[number]

/** The demo person's account, and the ids that its deliveries contain: each account has its own. */
export interface DemoPerson {
  readonly user_id: UserId
  /** The day of the first run, which the demo person's dates are counted from. */
  readonly started_on: LocalDate
  readonly upload_ids: Readonly<Record<Panel, string>>
}

/** The demo person of an account. */
export const demoPerson = (user_id: UserId, started_on: LocalDate): DemoPerson => ({
  user_id,
  started_on,
  upload_ids: { earlier: `demo-earlier-${user_id}`, later: `demo-later-${user_id}` },
})

/** The id of a lab report. */
export const labIdOf = (user_id: UserId, panel: Panel): LabId =>
  `lab_demo_${panel}_${user_id.slice("user_".length)}`

/** The aggregator's id of the demo person at a vendor. */
export const aggregatorUserIdOf = ({ user_id }: DemoPerson, vendor: Vendor): string =>
  `demo-${vendor.toLowerCase()}-${user_id}`
