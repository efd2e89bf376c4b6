import { placeholder } from "#catalogue/placeholder"
import type { Briefing } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { ageOn, NO_PROFILE } from "#domain/profile"
import type { ProfileChange, StatedField } from "#domain/profile-change"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Noted } from "#embedded/model/questions/noted/intent"
import { SHALL_I } from "#embedded/model/understanding/profile/note"

/** The word before a value; most say themselves what they are. */
const LEADS: Readonly<Partial<Record<StatedField, string>>> = {
  birthday: "born on ",
  country: "living in ",
  units: "",
}

type Side = "stated" | "held"

/** The values of fields as a sentence says them: "41, male, 182 cm". */
const valuesOf = (
  fields: ReadonlyArray<StatedField>,
  side: Side,
  { stated }: Noted,
  ledger: Ledger,
): ReadonlyArray<string> => {
  const { those } = foundBy(ledger, "profile", { stated })
  return fields.flatMap((field) => {
    const fact = those(side).find(({ item }) => item.key === `profile_${field}_${side}`)
    return fact ? [(LEADS[field] ?? "") + placeholder(fact)] : []
  })
}

const ADULT = 18
/** Whom the person is compared with from now on; null while age or sex is not known. */
const peersSentence = (
  { stated }: Noted,
  { profile, today }: Briefing,
  ledger: Ledger,
  written: ReadonlySet<StatedField>,
): string | null => {
  const { age, birthday, gender } = { ...(profile ?? NO_PROFILE), ...stated }
  const now = ageOn({ age, birthday }, today)
  if (!["age", "gender", "birthday"].some((field) => written.has(field as StatedField))) return null
  if (now !== null && now < ADULT)
    return "The usual ranges are those of adults, so I'll hold your numbers against your own past alone."
  if (now === null) return "With your age as well I can compare you with people like you."
  if (gender === null) return "With your sex as well I can compare you with people like you."
  const peers = foundBy(ledger, "profile", { stated }).fact("peers")
  return peers && `Next time I'll compare you with ${placeholder(peers)}.`
}

const fieldsOf = (changes: ReadonlyArray<ProfileChange>) => changes.map(({ field }) => field)

/** What was noted for the profile, what is asked before it is changed, and what was known already. */
export const writeNoted = (
  intent: Noted,
  briefing: Briefing,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const values = (fields: ReadonlyArray<StatedField>, side: Side = "stated") =>
    valuesOf(fields, side, intent, ledger)
  const { written, asked, known, answered } = intent
  const fields = fieldsOf(written)
  if (answered === "no") return [paragraph(["All right, I left your profile as it was."])]
  const changed = new Set(fields)
  const start = answered === "yes" ? "Done. Your profile now says" : "Noted:"
  const held = values(fieldsOf(asked), "held")
  const wanted = listed(values(fieldsOf(asked)))
  return [
    paragraph([
      fields.length > 0 ? `${start} ${values(fields).join(", ")}.` : null,
      intent.completes ? null : peersSentence(intent, briefing, ledger, changed),
    ]),
    paragraph(
      asked.length > 0
        ? [
            held.length > 0
              ? `Your profile says ${listed(held)}. ${SHALL_I} to ${wanted}?`
              : `Your profile holds another age. ${SHALL_I} to ${wanted}?`,
          ]
        : [],
    ),
    paragraph([
      known.length > 0 && !intent.completes && fields.length + asked.length === 0
        ? `Your profile says so already: ${values(known).join(", ")}.`
        : null,
    ]),
  ]
}
