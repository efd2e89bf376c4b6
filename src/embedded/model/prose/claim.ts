import type { Finding } from "#domain/ledger"
import { capital } from "#embedded/model/english"

/** That a claim is a hint, and why: said around it here, not in it. */
const HINT = /^There is a hint, not yet reliable(?: \([^)]*\))?: /
/** What a claim says beside the link itself: its statistics, in brackets and at its end. */
const STATISTICS = / \([^)]*\)| Corrected for everything tried.*$/gs
const ABOUT = /about \{\{([^}.]+)\}\}/

/** The claim of a finding without its statistics: who goes with whom, and about how much. */
export const briefly = ({ item: { claim } }: Finding): string => {
  const link = claim.replace(HINT, "").replace(STATISTICS, "")
  return `${capital(link.replace(ABOUT, "about {{$1.size}}").replace(/\.$/, ""))}.`
}
