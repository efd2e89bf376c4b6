import type { Stated } from "#domain/profile-change"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Noted } from "#embedded/model/questions/noted/intent"
import { asking, type Heard, type Leaned } from "#embedded/model/thread/heard"
import { ASKS_FOR_PROFILE } from "#embedded/model/understanding/profile/replied"
import type { Somebody } from "#embedded/model/understanding/profile/somebody"

/** What a judgement depends on of what a person states. */
const somebodyOf = ({ age, gender, height_cm }: Stated): Somebody => ({
  ...(age == null ? {} : { age }),
  ...(gender === "male" || gender === "female" ? { gender } : {}),
  ...(height_cm == null ? {} : { height_cm }),
})

/** Judgements by what the person states in the same message: "I'm 178 cm, is my weight ok". */
export const judgedAs = (intents: ReadonlyArray<Intent>, stated: Stated): ReadonlyArray<Intent> =>
  intents.map((intent) =>
    intent.kind === "norm" ? { ...intent, of: { ...somebodyOf(stated), ...intent.of } } : intent,
  )

/** "I'm 41" behind a judgement that asked for the age: what is noted, and the judgement with it. */
export const asReplied = (noted: Noted, before: Leaned | null): Heard | null => {
  const judged = before?.intents.at(-1)
  const isAsked = before?.answer && ASKS_FOR_PROFILE.test(before.answer)
  if (!before || judged?.kind !== "norm" || !isAsked) return null
  const of = { ...judged.of, ...somebodyOf(noted.stated) }
  return {
    ...asking({ ...noted, completes: true }, before.parsed),
    intents: [
      { ...noted, completes: true },
      { ...judged, of },
    ],
  }
}
