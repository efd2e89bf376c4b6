import { call } from "#embedded/model/questions/call"
import type { Kind } from "#embedded/model/questions/kind"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { readTalk } from "#embedded/model/questions/talk/read"
import { writeTalk } from "#embedded/model/questions/talk/write"

/** Questions that need no computation. */
export const talk: Kind<Talk> = {
  kind: "talk",
  read: readTalk,
  plan: ({ about, result, subject }) => {
    if (result !== undefined) return [call("biomarkers", { name: result }, "domain_expert")]
    if (subject !== undefined) return [call("look_up", { subject }, "domain_expert")]
    return about === "coverage" ? [call("list_metrics", {})] : []
  },
  agent: () => "health_coach",
  asks: () => "What would be a helpful reply?",
  metrics: () => [],
  write: (intent, { briefing, ledger }) => writeTalk(intent, briefing, ledger),
  next: () => null,
  needs: "nothing",
}
