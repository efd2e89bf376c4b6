import { call } from "#embedded/model/questions/call"
import type { Kind } from "#embedded/model/questions/kind"
import type { Tagged } from "#embedded/model/questions/tagged/intent"
import { readTagged } from "#embedded/model/questions/tagged/read"
import { writeTagged } from "#embedded/model/questions/tagged/write"

/** What a tag of the diary goes with. */
export const tagged: Kind<Tagged> = {
  kind: "tagged",
  read: readTagged,
  plan: ({ tag, target, lag, period }) => [
    call("tagged", { tag, target: target.key, lag, window: period.window }),
  ],
  agent: () => "data_science",
  asks: ({ target }) => `Does ${target.name} differ on days with a tag?`,
  metrics: ({ target }) => [target],
  write: (intent, { ledger }) => writeTagged(intent, ledger),
  next: () => null,
  needs: "metrics",
}
