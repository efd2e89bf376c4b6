import { Context, Effect, Layer, Semaphore } from "effect"

/** What a hash costs: 64 MB and some 100 ms, in a thread of the runtime's pool. */
const COST = { algorithm: "argon2id", memoryCost: 65_536, timeCost: 2 } as const

/** So many are made at once: they take memory, and other work the same threads. */
const MAX_AT_ONCE = 2

/** The hash of a password that nobody knows, of the same cost: who has no password is checked against it. */
const NOBODYS = [
  "$argon2id$v=19$m=65536,t=2,p=1",
  "RBa82zAAtgmSO4LeEMziWhiErEfd/RYqCVmtje2b5ow",
  "mhPwiMZ80ocRmxt41XeBONG3Y6z8abYDnVPODJqMQEA",
].join("$")

/** The same password however a keyboard composes its letters. */
const composed = (password: string) => password.normalize("NFKC")

/** Hashes of passwords, made and checked off the event loop. */
export class PasswordHashes extends Context.Service<
  PasswordHashes,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** Takes the same time where there is no hash, and answers false. */
    readonly verify: (password: string, hash: string | null) => Effect.Effect<boolean>
  }
>()("operations/PasswordHashes") {
  static readonly layer = Layer.effect(
    PasswordHashes,
    Effect.gen(function* () {
      const turns = yield* Semaphore.make(MAX_AT_ONCE)
      return PasswordHashes.of({
        hash: (password) =>
          Effect.promise(() => Bun.password.hash(composed(password), COST)).pipe(
            Semaphore.withPermit(turns),
          ),
        verify: (password, hash) =>
          Effect.promise(() => Bun.password.verify(composed(password), hash ?? NOBODYS)).pipe(
            Effect.map((isSame) => isSame && hash !== null),
            Semaphore.withPermit(turns),
          ),
      })
    }),
  )
}
