import { expect } from "bun:test"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { Effect, Layer } from "effect"
import { DataDir } from "#db/data-dir"
import { UploadStore } from "#db/uploads"
import { itLive } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"

const it = itLive(UploadStore.layer.pipe(Layer.provideMerge(scratchDataDir)))

const bytes = Buffer.from("%PDF-1.7 a report")
const sha256 = Bun.SHA256.hash(bytes, "hex") as string

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

it("keeps a file by person and hash, for its owner's eyes alone", () =>
  Effect.gen(function* () {
    const { keep } = yield* UploadStore
    const { file } = yield* DataDir
    expect(yield* keep("user_ada", sha256, bytes)).toBe(`uploads/user_ada/${sha256}`)
    const path = file(`uploads/user_ada/${sha256}`)
    expect(readFileSync(path).equals(bytes)).toBe(true)
    expect(mode(path)).toBe("600")
    expect([mode(file("uploads")), mode(file("uploads/user_ada"))]).toEqual(["700", "700"])
  }))

it("keeps the same bytes of a person once, and of two people twice", () =>
  Effect.gen(function* () {
    const { keep } = yield* UploadStore
    const { file } = yield* DataDir
    yield* Effect.all(
      [
        keep("user_ada", sha256, bytes),
        keep("user_ada", sha256, bytes),
        keep("user_bob", sha256, bytes),
      ],
      { concurrency: "unbounded" },
    )
    for (const user of ["user_ada", "user_bob"])
      expect(readdirSync(file(`uploads/${user}`))).toEqual([sha256])
  }))

it("removes every file of a person and of nobody else, and of nobody at all", () =>
  Effect.gen(function* () {
    const { keep, removeAll } = yield* UploadStore
    const { file } = yield* DataDir
    yield* removeAll("user_ada")
    yield* keep("user_ada", sha256, bytes)
    yield* keep("user_bob", sha256, bytes)
    yield* removeAll("user_ada")
    expect(readdirSync(file("uploads"))).toEqual(["user_bob"])
  }))
