import deu from "@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz" with { type: "file" }
import eng from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz" with { type: "file" }
import fra from "@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz" with { type: "file" }
import spa from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz" with { type: "file" }
import load from "tesseract.js-core/tesseract-core-simd-lstm.js"
import wasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm" with { type: "file" }
import type { Language } from "#embedded/aggregator/labs/ocr/language"
import { withoutDictionary } from "#embedded/aggregator/labs/ocr/model"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { unpacked } from "#embedded/aggregator/labs/packed"

/** What the recogniser sees on a picture: a word, its box in points from the top left. */
export interface SeenWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of Tesseract that is used here. */
interface Tesseract {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  readonly TessBaseAPI: new () => Api
}

interface Api {
  Init(folder: string, language: string, mode: number): number
  SetPageSegMode(mode: number): void
  SetImageFile(orientation: number, angle: number): number
  FindLines(): number
  GetGradient(): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
  End(): void
}

/** A recogniser of text in pictures, for one language at a time. */
export interface Engine {
  /** The angle that lines of a picture rise by, in radians. */
  readonly slope: (picture: Picture) => number
  /** The words of a picture whose lines are level. */
  readonly read: (picture: Picture, language: Language) => Promise<ReadonlyArray<SeenWord>>
  readonly close: () => void
}

const MODELS: Readonly<Record<Language, string>> = { eng, deu, fra, spa }

const NEURAL = 1
/** The page is one block of lines: columns of a table stay on one line. */
const ONE_BLOCK = 6
const BY_LAYOUT = 3
const PICTURE = "/input"
const UPRIGHT = 1

/** A level of the table that Tesseract prints: a word. */
const WORD_LEVEL = "5"

const wordsIn = (table: string): ReadonlyArray<SeenWord> =>
  table.split("\n").flatMap((row) => {
    const [level, , , , , , left, top, width, height, , text = ""] = row.split("\t")
    if (level !== WORD_LEVEL || text.trim() === "") return []
    return [
      {
        text: text.trim(),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
      },
    ]
  })

/** Starts Tesseract. Its memory is free again when nobody holds it. */
export const openEngine = async (): Promise<Engine> => {
  const { FS, TessBaseAPI } = (await load({
    wasmBinary: await unpacked(wasm),
    print: () => {},
    printErr: () => {},
  })) as Tesseract
  const api = new TessBaseAPI()
  let current: Language | null = null

  const speak = async (language: Language) => {
    if (current === language) return
    const file = `/${language}.traineddata`
    FS.writeFile(file, withoutDictionary(await unpacked(MODELS[language])))
    if (api.Init("/", language, NEURAL) !== 0) throw new Error("The recogniser did not start.")
    FS.unlink(file)
    current = language
  }
  const show = ({ gray, width, height }: Picture, mode: number) => {
    FS.writeFile(PICTURE, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray]))
    if (api.SetImageFile(UPRIGHT, 0) === 1) throw new Error("The recogniser cannot see a picture.")
    FS.unlink(PICTURE)
    api.SetPageSegMode(mode)
  }

  await speak("eng")
  return {
    slope: (picture) => {
      show(picture, BY_LAYOUT)
      api.FindLines()
      const slope = api.GetGradient()
      return Number.isFinite(slope) ? slope : 0
    },
    read: async (picture, language) => {
      await speak(language)
      show(picture, ONE_BLOCK)
      api.Recognize(null)
      const words = wordsIn(api.GetTSVText(0))
      api.Clear()
      return words
    },
    close: () => api.End(),
  }
}
