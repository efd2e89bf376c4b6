import { expect } from "bun:test"
import { readdirSync } from "node:fs"
import { Effect, Layer, References } from "effect"
import { LabReader } from "#actors/lab-reader"
import { DataDir } from "#db/data-dir"
import { UploadStore } from "#db/uploads"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { UploadQuota, uploadLab } from "#operations/upload-lab"
import { ada, Deliveries, rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"
import { Aggregator } from "#upstream/aggregator"

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

const bytes = Buffer.from("%PDF-1.7 ferritin")
const report = {
  content_type: "application/pdf",
  bytes,
  sha256: Bun.SHA256.hash(bytes, "hex") as string,
  name: "",
}

it("has the file and its pending row on disk before the aggregator hears of them", () =>
  Effect.gen(function* () {
    const { file } = yield* DataDir
    const aggregator = yield* Aggregator
    const seen = Effect.gen(function* () {
      expect(yield* rowsOf("labs")).toMatchObject([{ aggregator_status: "pending" }])
      expect(readdirSync(file(`uploads/${ada}`))).toEqual([report.sha256])
      return { upload_id: "upl_1" }
    })
    const context = yield* Effect.context<Effect.Services<typeof seen>>()
    const watching = { ...aggregator, uploadLab: () => Effect.provideContext(seen, context) }
    const answer = yield* Effect.provideService(uploadLab(ada, report), Aggregator, watching)
    expect(answer.aggregator_status).toBe("submitted")
  }))

it("leaves nothing of a person whose account has gone meanwhile", () =>
  Effect.gen(function* () {
    const { file } = yield* DataDir
    const { _tag } = yield* Effect.flip(uploadLab("user_gone", report))
    expect(_tag).toBe("InvalidToken")
    expect(readdirSync(file("uploads"))).toEqual([])
    expect(yield* rowsOf("labs")).toEqual([])
  }))

const pdf = (letter: string, size: number) => {
  const bytes = Buffer.from(`%PDF-1.7 ${letter.repeat(size)}`)
  return { ...report, bytes, sha256: Bun.SHA256.hash(bytes, "hex") as string }
}

it("keeps a megabyte where that is the quota, the same file counted once, and no byte more", () =>
  Effect.gen(function* () {
    const { file } = yield* DataDir
    const upload = (letter: string, size: number) =>
      uploadLab(ada, pdf(letter, size)).pipe(
        Effect.match({ onSuccess: () => "stored", onFailure: ({ _tag }) => _tag }),
      )
    expect(yield* upload("a", 600_000)).toBe("stored")
    expect(yield* upload("a", 600_000)).toBe("stored")
    const both = yield* Effect.all([upload("b", 300_000), upload("c", 300_000)], {
      concurrency: "unbounded",
    })
    expect(both.toSorted()).toEqual(["UploadQuotaExceeded", "stored"])
    expect(readdirSync(file(`uploads/${ada}`))).toHaveLength(2)
    expect(yield* rowsOf("labs")).toHaveLength(3)
  }))
