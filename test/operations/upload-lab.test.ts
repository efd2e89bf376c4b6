import { expect } from "bun:test"
import { readdirSync } from "node:fs"
import { Effect, Layer, References } from "effect"
import { DataDir } from "#db/data-dir"
import { UploadStore } from "#db/uploads"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { uploadLab } from "#operations/upload-lab"
import { ada, Deliveries, rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"
import { scratchDataDir } from "#test/scratch-folder"
import { Aggregator } from "#upstream/aggregator"

const World = Layer.mergeAll(Deliveries, EmbeddedAggregator, UploadStore.layer).pipe(
  Layer.provideMerge(scratchDataDir),
  Layer.provideMerge(Layer.succeed(References.MinimumLogLevel, "Error")),
)

const it = itLive(World)

const bytes = Buffer.from("%PDF-1.7 ferritin")
const report = {
  content_type: "application/pdf",
  bytes,
  sha256: Bun.SHA256.hash(bytes, "hex") as string,
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
