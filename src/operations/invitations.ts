import { Clock, Effect } from "effect"
import { InvitationStore, type StoredInvitation } from "#db/invitations"
import { LocalAccountStore } from "#db/local-accounts"
import { UserStore } from "#db/users"
import { AlreadyExists, InvalidToken, InvitationNotFound } from "#domain/errors"
import { newId, type UserId } from "#domain/ids"
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationId,
  type NewInvitation,
} from "#domain/invitation"
import { emailKey } from "#domain/local-account"
import { newSecret } from "#domain/sign-in"
import { isoOf } from "#domain/time"
import { LOCAL_ISSUER } from "#domain/user"
import { PasswordHashes } from "#operations/password-hashes"
import { requireOwner } from "#operations/require-owner"
import { openSession, requireLocalAccounts } from "#operations/sign-in-by-password"
import type { SignInPlace } from "#operations/sign-in-throttle"

const hashOf = (link: string) => Bun.SHA256.hash(link, "base64") as string

const shown = ({ id, name, created_at, expires_at }: StoredInvitation): Invitation => ({
  id,
  name,
  created_at: isoOf(created_at),
  expires_at: isoOf(expires_at),
})

/** The invitations that are still good. For the owner alone, as all of these. */
export const listInvitations = Effect.fnUntraced(function* (caller: UserId) {
  yield* requireOwner(caller)
  return (yield* InvitationStore.use((store) => store.list(caller))).map(shown)
})

/** Invites somebody. Returns the secret of the link, which nobody is shown again. */
export const invite = Effect.fnUntraced(function* (caller: UserId, { name }: NewInvitation) {
  yield* requireOwner(caller)
  yield* requireLocalAccounts
  const secret = newSecret()
  const created_at = yield* Clock.currentTimeMillis
  const invitation: StoredInvitation = {
    id: newId("inv"),
    user_id: caller,
    name,
    link_hash: hashOf(secret),
    created_at,
    expires_at: created_at + INVITATION_DAYS * 86_400_000,
  }
  yield* InvitationStore.use((store) => store.add(invitation))
  return { invitation: shown(invitation), secret }
})

/** Takes an invitation back. */
export const takeBackInvitation = Effect.fnUntraced(function* (caller: UserId, id: InvitationId) {
  yield* requireOwner(caller)
  if (!(yield* InvitationStore.use((store) => store.remove(caller, id))))
    return yield* new InvitationNotFound()
})

const EMAIL_TAKEN = "Somebody here has that e-mail address already."

/** Makes an account of an invitation, which is good once, and signs its person in. */
export const acceptInvitation = Effect.fnUntraced(function* (
  given: { readonly invitation: string; readonly email: string; readonly password: string },
  place: SignInPlace,
) {
  yield* requireLocalAccounts
  const invitations = yield* InvitationStore
  const accounts = yield* LocalAccountStore
  const users = yield* UserStore
  const email = emailKey(given.email)
  const invitation = yield* invitations.findByHash(hashOf(given.invitation))
  if (!invitation) return yield* new InvalidToken()
  const taken = new AlreadyExists({ message: EMAIL_TAKEN })
  if (yield* accounts.findByEmail(email)) return yield* taken
  if (yield* users.findBySubject(LOCAL_ISSUER, email)) return yield* taken
  const password_hash = yield* PasswordHashes.use(({ hash, inTurn }) =>
    inTurn("stranger", hash(given.password)),
  )
  if (!(yield* invitations.remove(invitation.user_id, invitation.id)))
    return yield* new InvalidToken()
  const user = yield* users.add(LOCAL_ISSUER, email, email)
  if (!user) return yield* taken
  const changed_at = yield* Clock.currentTimeMillis
  yield* accounts.put({ user_id: user.id, email, password_hash, changed_at })
  return yield* openSession(user.id, place)
})
