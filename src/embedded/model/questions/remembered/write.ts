import type { Briefing } from "#domain/briefing"
import type { Profile } from "#domain/profile"
import { listed } from "#embedded/model/english"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { quoted, underHeading } from "#embedded/model/prose/quotation"
import type { Remembered } from "#embedded/model/questions/remembered/intent"
import { mainOf } from "#embedded/model/understanding/default-metrics"

const MAX_QUOTED = 3

const quotes = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => quoted(text) ?? []).slice(0, MAX_QUOTED)

/** One memory entry as "You told me that …", several as a list. */
const saidSentence = (what: string, texts: ReadonlyArray<string>): string | null => {
  const said = quotes(texts)
  return said.length > 0 ? `${what}: ${listed(said)}.` : null
}

const goals = ({ memory, profile }: Briefing) => {
  const stated = profile?.goal ? [profile.goal] : []
  return saidSentence("Your goal, in your own words", [
    ...new Set([...stated, ...underHeading(memory, "Goal")]),
  ])
}

const preferences = ({ memory }: Briefing) =>
  saidSentence("You told me", underHeading(memory, "Preference"))

const insights = ({ memory }: Briefing) =>
  saidSentence("From earlier I noted", underHeading(memory, "Insight"))

const HOLDS = /\s*\(validated\)$/
/** Where the size of a finding begins, its interval, or how it was counted. */
const SIZE = /,? (?:by|about|around) \d.*$|, about.*$|\s*\(.*$|[.\s]+$/
/** What says nothing without its size or its two times. */
const OF_TIMES = /^(?:From the first period|In the second period|Typical |The level of )/
const DIGIT = /\d/

/** What a finding says without its statistics; null where nothing is left of it. */
const plainly = (text: string): string | null => {
  const said = text.replace(SIZE, "").replace(" are associated with ", " go with ")
  return OF_TIMES.test(said) || DIGIT.test(said) ? null : quoted(said)?.slice(1, -1) || null
}

/** The tested hypotheses that were validated, as a list without their numbers. */
const tested = ({ memory }: Briefing): string | null => {
  const held = underHeading(memory, "Tested hypothesis").flatMap((text) =>
    HOLDS.test(text) ? (plainly(text.replace(HOLDS, "")) ?? []) : [],
  )
  const few = [...new Set(held)].slice(0, MAX_QUOTED)
  return few.length === 0
    ? null
    : ["What held up in your data:", ...few.map((each) => `- ${each}`)].join("\n")
}

const MAX_MEASURES = 5

/** What the devices measure, by name. */
const measured = (briefing: Briefing): string | null => {
  const few = mainOf({ briefing }).slice(0, MAX_MEASURES)
  return briefing.metrics.length === 0
    ? null
    : `Your devices tell me of your ${listed(few.map(({ name }) => name))}, day by day.`
}

const names: ReadonlyArray<readonly [keyof Profile, string]> = [
  ["age", "age"],
  ["gender", "sex"],
  ["height_cm", "height"],
  ["weight_kg", "weight"],
  ["smoker", "smoking"],
  ["alcohol_consumption", "alcohol"],
  ["conditions", "conditions"],
  ["medications", "medication"],
]

const isStated = (value: Profile[keyof Profile]) =>
  Array.isArray(value) ? value.length > 0 : value !== null

const profileSentence = ({ profile }: Briefing): ReadonlyArray<string | null> => {
  if (profile === null) return []
  const { name, conditions, medications, story } = profile
  const known = names.flatMap(([key, called]) => (isStated(profile[key]) ? [called] : []))
  const terms = quotes([...conditions.map((condition) => condition.name), ...medications])
  const call = name && quoted(name)
  return [
    call && `I call you ${call}.`,
    known.length > 0 ? `Your profile holds your ${listed(known)}.` : null,
    terms.length > 0 ? `You list ${listed(terms)}.` : null,
    story && saidSentence("You wrote", [story]),
  ]
}

const sentences = (
  about: Remembered["about"],
  briefing: Briefing,
): ReadonlyArray<string | null> => {
  switch (about) {
    case "goals":
      return [goals(briefing)]
    case "preferences":
      return [preferences(briefing)]
    case "findings":
      return [tested(briefing), insights(briefing)]
    case "profile":
      return profileSentence(briefing)
    case "everything":
      return [
        ...profileSentence(briefing),
        goals(briefing),
        preferences(briefing),
        measured(briefing),
        insights(briefing),
        tested(briefing),
      ]
  }
}

const NOTHING: Readonly<Record<Remembered["about"], string>> = {
  goals: "You have not told me a goal yet.",
  preferences: "You have not told me what you like or what gets in your way yet.",
  findings: "Nothing has been tested in your data yet that held up.",
  profile: "Your profile is empty so far.",
  everything: "You have told me nothing about yourself yet, beyond what your devices record.",
}

/** The memory entries about a person, in the person's own words. */
export const writeRemembered = (
  { about }: Remembered,
  briefing: Briefing,
): ReadonlyArray<Paragraph> => {
  const stated = sentences(about, briefing).filter((sentence) => sentence !== null)
  const lists = stated.filter((sentence) => sentence.includes("\n"))
  const plain = stated.filter((sentence) => !lists.includes(sentence))
  return stated.length === 0
    ? [paragraph([NOTHING[about]])]
    : [paragraph(plain), ...lists.map((list) => paragraph([list]))]
}
