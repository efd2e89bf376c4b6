import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Share } from "#embedded/model/questions/share/intent"
import { planShare } from "#embedded/model/questions/share/plan"
import { readShare } from "#embedded/model/questions/share/read"
import { writeShare } from "#embedded/model/questions/share/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A part of the night in percent of it. */
export const share: Kind<Share> = {
  kind: "share",
  read: readShare,
  plan: planShare,
  agent: () => "data_science",
  asks: ({ parts, whole, period }) =>
    `What share of ${whole.name} was ${named(parts)} ${inWords(period)}?`,
  metrics: ({ parts, whole }) => [...parts, whole],
  write: (intent, { ledger }) => writeShare(intent, ledger),
  next: () => null,
  needs: "metrics",
}
