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

/** A kept secret that anybody could guess. */
export class SecretRefused extends Data.TaggedError("SecretRefused")<{
  readonly message: string
}> {}

/** Shorter secrets can be guessed; a shorter one in a file was cut off. */
const MIN_CHARS = 16

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
        if (text.trim().length < MIN_CHARS)
          return yield* new SecretRefused({
            message:
              `${file} must hold at least ${MIN_CHARS} characters: restore it, or remove it to have ` +
              "another made.",
          })
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
