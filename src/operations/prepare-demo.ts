import { Effect } from "effect"
import { LabStore } from "#db/labs"
import { UserStore } from "#db/users"
import type { LabId, UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** The ids that the deliveries of the demo contain. */
export interface PreparedDemo {
  readonly user_id: UserId
  /** The day of the first run, which the demo person's dates are counted from. */
  readonly started_on: LocalDate
  readonly upload_ids: { readonly earlier: string; readonly later: string }
}

const upload_ids = { earlier: "demo-panel-earlier", later: "demo-panel-later" } as const

const labIdOf = (panel: keyof typeof upload_ids): LabId => `lab_demo_${panel}`

/**
 * Makes the local owner the demo person: the account is there, and two lab reports wait for their
 * results, uploaded on the day of the first run. Once done, doing it again changes nothing.
 */
export const prepareDemo = Effect.fnUntraced(function* (today: LocalDate) {
  const labs = yield* LabStore
  const { id: user_id } = yield* UserStore.use((users) => users.localOwner)
  const known = yield* labs.find(user_id, labIdOf("earlier"))
  const uploaded_at = known?.uploaded_at ?? `${today}T12:00:00.000Z`
  for (const panel of ["earlier", "later"] as const) {
    const id = labIdOf(panel)
    if (yield* labs.find(user_id, id)) continue
    yield* labs.insert({
      id,
      user_id,
      upload_id: upload_ids[panel],
      aggregator_status: "submitted",
      uploaded_at,
      parsed_at: null,
      content_type: "application/pdf",
      size_bytes: 0,
      storage_key: "",
    })
  }
  return { user_id, started_on: uploaded_at.slice(0, 10), upload_ids } satisfies PreparedDemo
})
