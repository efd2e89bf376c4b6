import { Context, Effect, Layer, RcRef, Semaphore } from "effect"
import { askWorker, workerOf } from "#domain/worker"
import { phrases } from "#language/phrases"

/** Words of English questions that no other language of the Latin script has, or hardly uses. */
const ENGLISH = phrases`
  the
  my
  how
  what
  what's
  whats
  when
  which
  who
  why
  where
  did
  does
  have
  has
  should
  would
  could
  can
  been
  with
  without
  you
  your
  i'm
  i've
  there
  this
  that
  last
  night/s
  week/s
  month/s
  year/s
  day/s
  today
  yesterday
  tomorrow
  sleep
  slept
  steps
  walk/ed/ing
  heart
  rate
  weight
  blood
  trend
  average
  show
  tell
  and
  or
  of
  than
  more
  less
  better
  worse
  help
  thanks
  hello
  hey
`

/** Words of English that other languages have too: a message that is mostly made of them is English. */
const COMMON_WORDS = phrases`
  (is|are|am|was|were|be|do|did|get|got|go|i|me|we|it|its|it's|im|a|an|to|for|in|on|at|if|so|up|no|not|any|some|too)
  (ok|okay|good|bad|normal|high|low|enough|much|many|fine|tired|sick|burning|out|from|by|as|but|about|need|want)
  (feel|feeling|still|just|now|old|year|year/s|man|woman|hour/s|minute/s|cold|rest|run|ride|gym|coffee|caffeine)
  (pulse|stress|mood|water|resting|deep|daily|max|min|best|worst|avg|mean|compare|vs|versus|summary|goal)
`

/** Words that mark a language written in plain letters; a message with none of them is taken for English. */
const MARKERS = phrases`
  (wie|ist|sind|mein|meine|meinen|meiner|ich|habe|hab|mir|mich|der|das|ein|eine|nicht|warum|letzte|letzten|woche)
  (nacht|geschlafen|gestern|heute|wieviel|und|oder|bin|kann|soll|mit|zu|viel|gut|schlaf|puls|schritte)
  (como|que|cual|cuanto|cuantos|cuando|mi|mis|el|la|los|las|es|esta|fue|he|dormi|anoche|pasos|semana|ayer|hoy|por|para)
  (una|un|mucho|estoy|tengo|puedo|debo|siento|comment|quel|quelle|combien|quand|mon|ma|mes|est|je|ai|dors|dormi|nuit)
  (semaine|hier|le|les|une|du|des|pourquoi|dois|puis|suis|ce|cette|qual|quanto|quantos|meu|minha|meus|foi|ontem|noite)
  (eu|posso|devo|tenho|quale|quanti|mio|mia|il|ho|dormito|notte|settimana|ieri|passi|che|sono|perche|posso|hoe|mijn|ik)
  (heb|geslapen|stappen|gisteren|hoeveel|het|een|niet|waarom|ben|kan|moet|jak|moj|moje|moja|ile|wczoraj|czy|jest|mam)
  (dlaczego|spalem|nasil|uykum|benim|kac|adim|dun|gece|neden|ne|kadar|bu|hur|jag|min|mitt|sov|hvordan|jeg|har|natt)
`

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
  (FOREIGN.test(text) || (wordCount(text) >= MIN_WORDS && MARKERS.test(text) && !isCommon(text)))

const isCommon = (text: string): boolean => {
  const common = COMMON_WORDS.find(text).map(({ start, end }) => wordCount(text.slice(start, end)))
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
