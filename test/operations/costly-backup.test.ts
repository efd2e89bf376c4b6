import { describe, expect } from "bun:test"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { drillFailure } from "#actors/backup-drill"
import { restoreBackup } from "#operations/restore-backup"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const encoded = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64").replaceAll("=", "")

/** The header of a file that a passphrase of this work factor is said to open, with a key that none has locked. */
const header = (factor: number | string) =>
  [
    "age-encryption.org/v1",
    `-> scrypt ${encoded(16)} ${factor}`,
    encoded(32),
    `--- ${encoded(32)}`,
    "x".repeat(64),
  ].join("\n")

const COSTLY = /takes more memory/
const WRONG = /does not open with this passphrase/

const key = { passphrase: "a passphrase that nobody guesses" }

const refusalOf = Effect.fnUntraced(function* (factor: number | string) {
  const root = yield* scratchFolder
  const file = join(root, "costly.age")
  writeFileSync(file, header(factor))
  const folder = join(root, "data")
  const { message } = yield* Effect.flip(restoreBackup({ file, key, folder }))
  expect(readdirSync(folder)).toEqual(["lock"])
  return message
})

describe("a backup whose passphrase costs more than age asks for by itself", () => {
  for (const factor of [19, 20, 30, 2 ** 60])
    it(`is refused at a work factor of ${factor} before the passphrase is tried`, () =>
      Effect.gen(function* () {
        expect(yield* refusalOf(factor)).toMatch(COSTLY)
      }))

  it("is tried at one that is lower, and refused for its passphrase alone", () =>
    Effect.gen(function* () {
      expect(yield* refusalOf(10)).toMatch(WRONG)
    }))

  it("is refused as well where the factor is spelt otherwise", () =>
    Effect.gen(function* () {
      for (const spelling of ["0x13", "1e2", "+19", "019", "19.0", "Infinity", "19 1"])
        expect(yield* refusalOf(spelling)).not.toMatch(WRONG)
    }))

  it("fails the drill of a server with that reason", () =>
    Effect.gen(function* () {
      const folder = yield* scratchFolder
      const file = join(folder, "costly.age")
      writeFileSync(file, header(19))
      const command = [process.execPath, join(import.meta.dir, "../../src/main.ts")]
      expect(yield* drillFailure(command, folder, file, key)).toMatch(COSTLY)
      expect(readdirSync(folder)).toEqual(["costly.age"])
    }))
})
