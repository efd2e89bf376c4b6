import {
  Decrypter,
  Encrypter,
  generateX25519Identity,
  type Identity,
  identityToRecipient,
} from "age-encryption"
import { Effect, Stream } from "effect"
import { type BackupKey, type BackupLock, BackupRefused } from "#domain/backup"

const NOT_OPENED = "The backup does not open with this passphrase or key."
const ALTERED = "The backup is cut off, or was altered: use another one."
const NOT_A_BACKUP = "This is no backup of Hygeia."
const COSTLY =
  "Opening the backup takes more memory than is spent on that here (a work factor above 18)."
const NEWER = "The backup was made by a newer Hygeia: restore it with that one."

/** Refuses what is no backup, not a whole one, or one that this program cannot read yet. */
export const altered = () => new BackupRefused({ message: ALTERED })
export const notABackup = () => new BackupRefused({ message: NOT_A_BACKUP })
const notOpened = () => new BackupRefused({ message: NOT_OPENED })
export const newer = () => new BackupRefused({ message: NEWER })

/** Locks bytes with age (https://age-encryption.org/v1), which any age program opens as well. */
export const locked = <E>(
  bytes: Stream.Stream<Uint8Array, E>,
  lock: BackupLock,
): Stream.Stream<Uint8Array, E> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const encrypter = new Encrypter()
      if ("passphrase" in lock) encrypter.setPassphrase(lock.passphrase)
      else for (const recipient of lock.recipients) encrypter.addRecipient(recipient)
      const plain = yield* Stream.toReadableStreamEffect(bytes, { strategy: { highWaterMark: 0 } })
      const sealed = yield* Effect.promise(() => encrypter.encrypt(plain))
      return Stream.orDie(
        Stream.fromReadableStream({ evaluate: () => sealed, onError: (cause) => cause }),
      )
    }),
  )

/** The first line of what age wrote, and how the last of its header begins. */
const FIRST_LINE = "age-encryption.org/v1\n"
const LAST_LINE = "\n--- "

/** The longest header that is read: twice that of a file for twenty recipients. */
const MAX_HEADER_BYTES = 65_536

const headOf = (path: string, bytes: number) =>
  Effect.tryPromise({ try: () => Bun.file(path).slice(0, bytes).text(), catch: notABackup })

/** Whether a file is one of age's. */
export const isLocked = (path: string): Effect.Effect<boolean> =>
  Effect.match(headOf(path, FIRST_LINE.length), {
    onSuccess: (head) => head === FIRST_LINE,
    onFailure: () => false,
  })

/** Refuses a file that is none of age's, or has no end of its header: the library would read all of it for that. */
const checkHead = Effect.fnUntraced(function* (path: string) {
  const head = yield* headOf(path, MAX_HEADER_BYTES)
  if (!head.startsWith(FIRST_LINE)) return yield* notABackup()
  if (!head.includes(LAST_LINE)) return yield* altered()
})

/** The work factor of a passphrase that `locked` asks for, as age does by default: 256 MiB, and a second or two. */
const MAX_WORK_FACTOR = 18

/**
 * Opens nothing, and refuses a header that asks for more work than that. It stands before the passphrase, and sees what
 * that will be tried on: a file says itself how much memory and time it takes to find out that it does not open.
 */
const affordable: Identity = {
  unwrapFileKey: (stanzas) => {
    const isCostly = stanzas.some(
      ({ args: [kind, , factor] }) => kind === "scrypt" && Number(factor) > MAX_WORK_FACTOR,
    )
    if (isCostly) throw new BackupRefused({ message: COSTLY })
    return null
  },
}

/** What is said of a header that cannot be read: the library tells the cases apart by their messages alone. */
const refusalOf = (cause: unknown): BackupRefused => {
  if (cause instanceof BackupRefused) return cause
  const message = cause instanceof Error ? cause.message : ""
  if (/no identity matched/.test(message)) return notOpened()
  return altered()
}

const decrypterOf = (key: BackupKey): Decrypter => {
  const decrypter = new Decrypter()
  decrypter.addIdentity(affordable)
  if ("passphrase" in key) decrypter.addPassphrase(key.passphrase)
  else for (const identity of key.identities) decrypter.addIdentity(identity)
  return decrypter
}

/** Opens a file of what `locked` has made; every piece is authentic, and the last known as the last. */
export const opened = (path: string, key: BackupKey): Stream.Stream<Uint8Array, BackupRefused> =>
  Stream.unwrap(
    Effect.gen(function* () {
      yield* checkHead(path)
      const decrypter = yield* Effect.try({ try: () => decrypterOf(key), catch: notOpened })
      const plain = yield* Effect.tryPromise({
        try: () => decrypter.decrypt(Bun.file(path).stream()),
        catch: refusalOf,
      })
      return Stream.fromReadableStream({ evaluate: () => plain, onError: altered })
    }),
  )

/**
 * A lock together with a key that opens it, to read a backup back once: its passphrase or, where it is for others, a
 * key that is made here and kept nowhere.
 */
export const readableOnce = Effect.fnUntraced(function* (lock: BackupLock) {
  if ("passphrase" in lock) return { lock, key: lock satisfies BackupKey }
  const identity = yield* Effect.promise(generateX25519Identity)
  const recipient = yield* Effect.promise(() => identityToRecipient(identity))
  return {
    lock: { recipients: [...lock.recipients, recipient] } satisfies BackupLock,
    key: { identities: [identity] } satisfies BackupKey,
  }
})
