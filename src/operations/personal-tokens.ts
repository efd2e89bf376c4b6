import { Clock, Effect } from "effect"
import { PersonalTokenStore } from "#db/personal-tokens"
import { InvalidField, TokenNotFound } from "#domain/errors"
import { newId, type TokenId, type UserId } from "#domain/ids"
import {
  type NewPersonalToken,
  newPersonalToken,
  type PersonalToken,
  type StoredToken,
} from "#domain/personal-token"
import { epochOf, isoOf } from "#domain/time"
import { Callers, tokenHash } from "#operations/authenticate"

const shown = ({ id, name, scopes, created_at, expires_at }: StoredToken): PersonalToken => ({
  id,
  name,
  scopes: [...scopes],
  created_at,
  expires_at: expires_at === null ? null : isoOf(expires_at),
})

/** When a token shall end, in epoch milliseconds. */
const expiryOf = Effect.fnUntraced(function* (text: string | null, now: number) {
  if (text === null) return null
  const at = epochOf(text)
  if (at !== null && at > now) return at
  return yield* new InvalidField({ field: "expires_at", message: "expires_at must be to come." })
})

/** Makes a personal token; this is the only time that it is shown. */
export const makeToken = Effect.fnUntraced(function* (user_id: UserId, asked: NewPersonalToken) {
  const now = yield* Clock.currentTimeMillis
  const token = newPersonalToken()
  const stored: StoredToken = {
    id: newId("tok"),
    user_id,
    name: asked.name,
    scopes: [...new Set(asked.scopes)],
    hash: tokenHash(token),
    created_at: isoOf(now),
    expires_at: yield* expiryOf(asked.expires_at ?? null, now),
  }
  yield* PersonalTokenStore.use((store) => store.add(stored))
  return { ...shown(stored), token }
})

/** The personal tokens of a person, the newest first. */
export const listTokens = (user: UserId) =>
  PersonalTokenStore.use((store) => Effect.map(store.list(user), (all) => all.map(shown)))

/** Ends a personal token at once. */
export const endToken = Effect.fnUntraced(function* (user: UserId, id: TokenId) {
  const isEnded = yield* PersonalTokenStore.use((store) => store.revoke(user, id))
  if (!isEnded) return yield* new TokenNotFound()
  yield* Callers.use((callers) => callers.invalidate(user))
})
