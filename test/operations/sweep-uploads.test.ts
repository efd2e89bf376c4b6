import { expect } from "bun:test"
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer, References } from "effect"
import { LabReader } from "#actors/lab-reader"
import { DataDir } from "#db/data-dir"
import { UploadStore } from "#db/uploads"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { sweepUploads } from "#operations/sweep-uploads"
import { UploadQuota, uploadLab } from "#operations/upload-lab"
import { ada, Deliveries, rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"

const World = Layer.mergeAll(
  Deliveries,
  EmbeddedAggregator,
  UploadStore.layer,
  UploadQuota.layer(1),
  LabReader.none,
).pipe(
  Layer.provideMerge(scratchDataDir),
  Layer.provideMerge(Layer.succeed(References.MinimumLogLevel, "Error")),
)

const it = itLive(World)

const pdf = (text: string) => {
  const bytes = Buffer.from(`%PDF-1.7 ${text}`)
  const sha256 = Bun.SHA256.hash(bytes, "hex") as string
  return { content_type: "application/pdf", bytes, sha256, name: "" }
}

const outside = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "hygeia-outside-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true })),
)

const ORPHAN = "0".repeat(64)

it("removes what a crash left before its row, and nothing that others have put or linked there", () =>
  Effect.gen(function* () {
    const { file } = yield* DataDir
    const report = pdf("ferritin")
    yield* uploadLab(ada, report)
    const elsewhere = yield* outside
    writeFileSync(join(elsewhere, ORPHAN), "of somebody else")
    const own = file(`uploads/${ada}`)
    writeFileSync(join(own, ORPHAN), "stored, and no row")
    writeFileSync(join(own, "new_0123abc"), "half of a file")
    writeFileSync(join(own, "notes of mine.txt"), "of the operator")
    symlinkSync(join(elsewhere, ORPHAN), join(own, "1".repeat(64)))
    symlinkSync(elsewhere, file("uploads/user_linked"))
    mkdirSync(file("uploads/user_gone"))
    writeFileSync(file(`uploads/user_gone/${ORPHAN}`), "of a person who has no lab")
    yield* sweepUploads
    expect(readdirSync(own).toSorted()).toEqual(
      ["1".repeat(64), report.sha256, "notes of mine.txt"].toSorted(),
    )
    expect(readdirSync(file("uploads/user_gone"))).toEqual([])
    expect(readFileSync(join(elsewhere, ORPHAN), "utf8")).toBe("of somebody else")
  }))

it("removes no file of an upload that comes in meanwhile", () =>
  Effect.gen(function* () {
    const { file } = yield* DataDir
    const uploads = Array.from({ length: 30 }, (_, at) => uploadLab(ada, pdf(`report ${at}`)))
    const sweeps = Array.from({ length: 30 }, () => sweepUploads)
    const both = uploads.flatMap((upload, at) => [Effect.asVoid(upload), sweeps[at]!])
    yield* Effect.all(both, { concurrency: "unbounded" })
    const stored = yield* rowsOf("labs")
    expect(stored).toHaveLength(30)
    for (const { storage_key } of stored)
      expect(readFileSync(file(`${storage_key}`), "utf8")).toContain("report")
  }))

it("counts a file without a row in the quota of its person while it is there", () =>
  Effect.gen(function* () {
    const { file } = yield* DataDir
    yield* uploadLab(ada, pdf("first"))
    const orphan = join(file(`uploads/${ada}`), ORPHAN)
    writeFileSync(orphan, "a".repeat(900_000))
    const large = pdf("b".repeat(300_000))
    expect((yield* Effect.flip(uploadLab(ada, large)))._tag).toBe("UploadQuotaExceeded")
    yield* sweepUploads
    expect((yield* uploadLab(ada, large)).ok).toBe(true)
  }))
