import { and, eq, gt, lte, or } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { SignInTarget } from "#domain/sign-in"

/** How long somebody may take at their provider. */
const VALID_MS = 15 * 60_000

/**
 * Unfinished sign-ins that are kept. Starting one needs no authentication, so their number is
 * limited.
 */
const MAX_UNFINISHED = 10_000

/** A sign-in under way. The state that names it is kept as its hash. */
export interface SignIn {
  readonly aim: SignInTarget
  readonly nonce: string
  readonly code_verifier: string
}

interface StoredSignIn extends SignIn {
  readonly state_hash: string
  readonly expires_at: number
}

const insert = query((db, { signIns }, given: Given<StoredSignIn>) =>
  db
    .insert(signIns)
    .values({
      state_hash: given.state_hash,
      aim: given.aim,
      nonce: given.nonce,
      code_verifier: given.code_verifier,
      expires_at: given.expires_at,
    })
    .returning({ seq: signIns.seq }),
)

const removeOld = query((db, { signIns }, given: Given<{ now: number; last_seq: number }>) =>
  db
    .delete(signIns)
    .where(or(lte(signIns.expires_at, given.now), lte(signIns.seq, given.last_seq))),
)

const take = query((db, { signIns }, given: Given<{ state_hash: string; now: number }>) =>
  db
    .delete(signIns)
    .where(and(eq(signIns.state_hash, given.state_hash), gt(signIns.expires_at, given.now)))
    .returning({ aim: signIns.aim, nonce: signIns.nonce, code_verifier: signIns.code_verifier }),
)

/** Sign-ins at an outside identity provider that are under way. */
export class SignInStore extends Context.Service<
  SignInStore,
  {
    readonly begin: (state: string, signIn: SignIn) => Effect.Effect<void>
    /** Ends a sign-in and hands it out, once and within 15 minutes; null for any other state. */
    readonly take: (state: string) => Effect.Effect<SignIn | null>
  }
>()("db/SignInStore") {
  static readonly layer = Layer.effect(
    SignInStore,
    Effect.gen(function* () {
      const { write } = yield* Database
      const hashOf = (state: string) => Bun.SHA256.hash(state, "base64")

      return SignInStore.of({
        begin: Effect.fnUntraced(function* (state, signIn) {
          const now = yield* Clock.currentTimeMillis
          const row = { ...signIn, state_hash: hashOf(state), expires_at: now + VALID_MS }
          yield* write("system", function* (tx) {
            const [begun] = yield* tx.rows(insert, row)
            yield* tx.rows(removeOld, { now, last_seq: begun!.seq - MAX_UNFINISHED })
          })
        }),
        take: Effect.fnUntraced(function* (state) {
          const values = { state_hash: hashOf(state), now: yield* Clock.currentTimeMillis }
          const [signIn] = yield* write("system", (tx) => tx.rows(take, values))
          return signIn ?? null
        }),
      })
    }),
  )
}
