import { expect } from "bun:test"
import { Effect } from "effect"
import { Language } from "#pipeline/language"
import { itLive } from "#test/effect"
import { language } from "#test/language"

const it = itLive(language)

const asked = {
  de: "Wie hoch ist mein Ruhepuls im Durchschnitt?",
  es: "¿Cómo dormí anoche?",
  fr: "Quelle est ma VFC moyenne ce mois-ci ?",
  pt: "Como foi o meu sono ontem à noite?",
  it: "Come ho dormito questa settimana?",
  nl: "hoe heb ik geslapen",
  pl: "jak spałem",
  tr: "uykum nasıl",
  ru: "как я спал",
  uk: "як я спав цього тижня",
  ja: "昨夜の睡眠はどうでしたか？",
  zh: "我昨晚睡得怎么样",
  ko: "나는 어떻게 잤어",
  ar: "كيف نمت الليلة الماضية",
  hi: "मैं कैसे सोया",
}

it("names the languages that people ask in", () =>
  Effect.gen(function* () {
    const { of } = yield* Language
    for (const [code, question] of Object.entries(asked))
      expect([question, yield* of(question)]).toEqual([question, code])
  }))

it("takes English for English, and the bare names of measures too", () =>
  Effect.gen(function* () {
    const { of } = yield* Language
    for (const question of [
      "how did i sleep",
      "hrv?",
      "omega 3 index",
      "RHR",
      "ferritin level",
      "vo2 max",
      "am i ok",
      "am i burning out",
      "is 300 mg caffeine ok",
      "is it too much",
      "good mood?",
      "tips for lowering cholesterol",
      "training plan half marathon",
      "alt vs ast",
      "magnesium glycinate",
      "coffee bad for me",
    ])
      expect([question, yield* of(question)]).toEqual([question, "en"])
  }))

it("takes what is mostly made of words that English shares with others for what it is", () =>
  Effect.gen(function* () {
    const { of } = yield* Language
    const others = {
      de: "was ist mein stress",
      nl: "is mijn pols normaal",
      es: "no me siento bien",
    }
    for (const [code, question] of Object.entries(others))
      expect([question, yield* of(question)]).toEqual([question, code])
  }))
