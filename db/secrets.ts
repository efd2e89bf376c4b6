import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { Context, Data, Effect, Layer, Redacted } from "effect"
import { DataDir } from "#db/data-dir"
import type { SecretName } from "#db/folder-names"
import { isSigningKey, MIN_SECRET_CHARS } from "#domain/secret"

/** A kept secret that anybody could guess. */
export class SecretRefused extends Data.TaggedError("SecretRefused")<{
  readonly message: string
}> {}

/** Whether a text can be the secret of that name: long enough, and of sessions a key. */
export const isSecret = (name: SecretName, text: string): boolean =>
  name === "session-key" ? isSigningKey(text) : text.trim().length >= MIN_SECRET_CHARS

/** Generated secrets, each in its own file that only the owner of the folder can read. */
export class Secrets extends Context.Service<
  Secrets,
  {
    /**
     * Reads a secret; one that is not there yet is made and on disk before this answers. Refuses an
     * empty or short file.
     */
    readonly get: (
      name: SecretName,
      make?: Effect.Effect<string>,
    ) => Effect.Effect<Redacted.Redacted, SecretRefused>
  }
>()("db/Secrets") {
  static readonly layer = Layer.effect(
    Secrets,
    Effect.gen(function* () {
      const dir = yield* DataDir

      const get = Effect.fnUntraced(function* (
        name: SecretName,
        make: Effect.Effect<string> = Effect.sync(random),
      ) {
        const file = dir.file(name)
        if (!existsSync(file)) keep(file, yield* make)
        const text = readFileSync(file, "utf8")
        if (!isSecret(name, text)) {
          const wanted =
            name === "session-key"
              ? "a private P-256 key as a JSON Web Key"
              : `at least ${MIN_SECRET_CHARS} characters`
          return yield* new SecretRefused({
            message: `${file} must hold ${wanted}: restore it, or remove it to have another made.`,
          })
        }
        return Redacted.make(text, { label: name })
      })

      return Secrets.of({ get })
    }),
  )
}

/** Reads a secret of a folder that another process may own; null when the file does not exist. */
export const readSecret = (
  path: string,
  name: SecretName,
): Effect.Effect<Redacted.Redacted | null> =>
  Effect.sync(() => {
    const file = join(path, name)
    return existsSync(file) ? Redacted.make(readFileSync(file, "utf8"), { label: name }) : null
  })

const random = () => crypto.getRandomValues(new Uint8Array(32)).toHex()

const sync = (path: string, write: (fd: number) => void, flags: string) => {
  const fd = openSync(path, flags, 0o600)
  write(fd)
  fsyncSync(fd)
  closeSync(fd)
}

/** Whole or not at all: written aside, synced, renamed, and the folder synced. */
const keep = (file: string, text: string) => {
  sync(`${file}.new`, (fd) => writeSync(fd, text), "w")
  renameSync(`${file}.new`, file)
  sync(dirname(file), () => {}, "r")
}
