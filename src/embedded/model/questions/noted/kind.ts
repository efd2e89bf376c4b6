import { call } from "#embedded/model/questions/call"
import type { Kind } from "#embedded/model/questions/kind"
import type { Noted } from "#embedded/model/questions/noted/intent"
import { readNoted } from "#embedded/model/questions/noted/read"
import { writeNoted } from "#embedded/model/questions/noted/write"

/** Something that the person states for their profile. */
export const noted: Kind<Noted> = {
  kind: "noted",
  read: readNoted,
  plan: ({ stated }) => [call("profile", { stated }, "health_coach")],
  agent: () => "health_coach",
  asks: () => "What does the person state about themselves?",
  metrics: () => [],
  write: (intent, { briefing, ledger }) => writeNoted(intent, briefing, ledger),
  next: () => null,
  needs: "nothing",
}
