import { URGENT_TOPICS } from "#domain/safety"
import { LEVELS } from "#safety/urgency/levels"
import type { LinearModel } from "#safety/urgency/model"
import text from "#safety/urgency/weights.txt" with { type: "text" }

/** The first line of the file of weights. */
export interface WeightsHeader {
  /** SHA-256 of the corpus they were trained on. */
  readonly corpus: string
  readonly levels: { readonly bits: number; readonly scale: number }
  readonly topics: { readonly bits: number; readonly scale: number }
}

/** What the file of weights says of itself. */
export const weightsHeader = (): WeightsHeader => JSON.parse(text.slice(0, text.indexOf("\n")))

const unpack = () => {
  const { levels, topics } = weightsHeader()
  const packed = Uint8Array.fromBase64(text.slice(text.indexOf("\n") + 1).replaceAll("\n", ""))
  const bytes = new Int8Array(Bun.zstdDecompressSync(packed))
  const ofLevels = LEVELS.length * 2 ** levels.bits
  const model = (
    classes: number,
    { bits, scale }: { readonly bits: number; readonly scale: number },
    weights: Int8Array,
  ): LinearModel => ({ classes, bits, scale, weights })
  return {
    levels: model(LEVELS.length, levels, bytes.subarray(0, ofLevels)),
    topics: model(URGENT_TOPICS.length, topics, bytes.subarray(ofLevels)),
  }
}

let unpacked: ReturnType<typeof unpack> | null = null

/** The trained models of this release. The weights are unpacked when the first message is heard. */
export const shipped = (): ReturnType<typeof unpack> => {
  unpacked ??= unpack()
  return unpacked
}
