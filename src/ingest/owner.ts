import type { Change, Owner, Reading } from "#db/change"
import { connectionRows } from "#db/connections"
import { labOfDelivery } from "#db/labs"
import type { AggregatorUser, Lifecycle } from "#ingest/connection"
import type { LabReport } from "#ingest/lab-report"
import type { Normalised } from "#ingest/normalise"

function* referredTo(tx: Reading, reference: string | null): Change<Owner> {
  return (reference && (yield* connectionRows.user(tx, reference))) || "system"
}

function* ownerOfUser(tx: Reading, user: AggregatorUser): Change<Owner> {
  const owner = yield* connectionRows.owner(tx, user.user_id)
  return owner ?? (yield* referredTo(tx, user.reference_id))
}

function* ownerOfReport(tx: Reading, { upload_id, reference_id }: LabReport): Change<Owner> {
  const lab = yield* labOfDelivery(tx, upload_id, reference_id)
  return lab?.user_id ?? (yield* referredTo(tx, reference_id))
}

const userOf = (change: Lifecycle): AggregatorUser =>
  change.kind === "signed_in_again" ? (change.former ?? change.user) : change.user

/** The owner of the rows that a delivery changes; `system` when no user is known yet. */
export function* ownerOf(tx: Reading, normalised: Normalised): Change<Owner> {
  switch (normalised.kind) {
    case "rows":
      return yield* ownerOfUser(tx, normalised.user)
    case "lifecycle":
      return yield* ownerOfUser(tx, userOf(normalised.change))
    case "lab_report":
      return yield* ownerOfReport(tx, normalised.report)
    default:
      return "system"
  }
}
