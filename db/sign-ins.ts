import { and, eq, gt, lte, or } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { signIns } from "#db/schema/sign-in"
import type { SignInTarget } from "#domain/sign-in"

/** How long somebody may take at their provider. */
const VALID_MS = 15 * 60_000

/** Anybody may begin a sign-in, so only so many unfinished ones are kept. */
const MAX_UNFINISHED = 10_000

/** A sign-in under way. The state that names it is kept as its hash. */
export interface SignIn {
  readonly aim: SignInTarget
  readonly nonce: string
  readonly code_verifier: string
}

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
      const clock = yield* Clock.Clock
      const now = () => clock.currentTimeMillisUnsafe()
      const hashOf = (state: string) => Bun.SHA256.hash(state, "base64")

      return SignInStore.of({
        begin: (state, signIn) =>
          write(({ db }) => {
            const { seq } = db
              .insert(signIns)
              .values({ ...signIn, state_hash: hashOf(state), expires_at: now() + VALID_MS })
              .returning({ seq: signIns.seq })
              .get()
            db.delete(signIns)
              .where(or(lte(signIns.expires_at, now()), lte(signIns.seq, seq - MAX_UNFINISHED)))
              .run()
          }),
        take: (state) =>
          write(
            ({ db }) =>
              db
                .delete(signIns)
                .where(and(eq(signIns.state_hash, hashOf(state)), gt(signIns.expires_at, now())))
                .returning({
                  aim: signIns.aim,
                  nonce: signIns.nonce,
                  code_verifier: signIns.code_verifier,
                })
                .get() ?? null,
          ),
      })
    }),
  )
}
