import { Context, Effect, Layer, RcRef, Semaphore } from "effect"
import { askWorker, workerOf } from "#domain/worker"
import { ENGLISH, FOREIGN_WORDS, SHARED } from "#language/function-words"

/** A letter outside the first part of the Latin script. */
const FOREIGN = /[^\p{ASCII}\p{P}\p{S}\p{Z}\p{N}]/u
const MIN_WORDS = 2
const MAX_CHARS = 500
/** What the names of measures alone are taken for is one of these languages, or needs some more words. */
const COMMON = new Set("de es fr pt it nl pl tr ru uk ja zh ko ar hi".split(" "))
const MIN_WORDS_OF_OTHERS = 4

const wordCount = (text: string): number => text.trim().split(/\s+/).length

/** A thread that has had nothing to do for so long ends. */
const IDLE = "2 minutes"

/** Whether a text may be in another language: it has a foreign letter, or several words and no English one. */
const maybeForeign = (text: string): boolean =>
  !ENGLISH.test(text) &&
  (FOREIGN.test(text) ||
    (wordCount(text) >= MIN_WORDS &&
      FOREIGN_WORDS.some((table) => table.test(text)) &&
      !isCommon(text)))

const isCommon = (text: string): boolean => {
  const common = SHARED.find(text).map(({ start, end }) => wordCount(text.slice(start, end)))
  return 2 * common.reduce((sum, words) => sum + words, 0) > wordCount(text)
}

/** A detected language as it is believed: a few words in Cyrillic that may be any of several are Russian. */
const spoken = (text: string, detected: string | null): string => {
  if (detected === null || detected === "en") return "en"
  if (COMMON.has(detected)) return detected
  if (/\p{Script=Cyrillic}/u.test(text)) return "ru"
  return FOREIGN.test(text) || wordCount(text) >= MIN_WORDS_OF_OTHERS ? detected : "en"
}

/**
 * Names the language of a message by its n-grams, in a thread: reading their table takes longer than the event
 * loop may be held. It starts with the first message that is not plainly English.
 */
export class Language extends Context.Service<
  Language,
  {
    /** ISO 639-1; `en` where it is English or not certain. */
    readonly of: (text: string) => Effect.Effect<string>
  }
>()("pipeline/Language") {
  /** `entry` is the URL of the thread's program: src/workers/language.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Language,
      Effect.gen(function* () {
        const turns = yield* Semaphore.make(1)
        const shared = yield* RcRef.make({ acquire: workerOf(entry), idleTimeToLive: IDLE })
        const detect = (text: string) =>
          RcRef.get(shared).pipe(
            Effect.flatMap((worker) => askWorker<string | null>(worker, text)),
            Effect.scoped,
            Semaphore.withPermit(turns),
          )
        return Language.of({
          of: (message) => {
            const text = message.slice(-MAX_CHARS)
            return maybeForeign(text)
              ? Effect.map(detect(text), (language) => spoken(text, language))
              : Effect.succeed("en")
          },
        })
      }),
    )
}
