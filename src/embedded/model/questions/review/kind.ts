import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Review } from "#embedded/model/questions/review/intent"
import { planReview } from "#embedded/model/questions/review/plan"
import { readReview } from "#embedded/model/questions/review/read"
import { writeReview } from "#embedded/model/questions/review/write"

/** A week, a month or another time, reviewed. */
export const review: Kind<Review> = {
  kind: "review",
  read: readReview,
  plan: planReview,
  agent: () => "data_science",
  asks: ({ metrics }) => `How do ${named(metrics)} compare with the time before?`,
  metrics: ({ metrics }) => metrics,
  write: (intent, { ledger }) => writeReview(intent, ledger),
  next: () => null,
  needs: "metrics",
}
