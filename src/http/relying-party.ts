import { Effect } from "effect"
import { relyingPartyOf } from "#domain/passkey"
import { Site } from "#http/site"

/** The service as the page of a request sees it; null where browsers offer no passkeys. */
export const partyOf = ({ headers }: Request) =>
  Effect.map(Site, (site) => relyingPartyOf(headers.get("origin"), site))
