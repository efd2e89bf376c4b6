import { adviceOf } from "#catalogue/advice"
import { briefClaim } from "#catalogue/claims"
import { anyWayOf, type Way } from "#catalogue/habits"
import { placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Fact } from "#domain/ledger"
import { listed, sentence, spokenName } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { quoted, underHeading } from "#embedded/model/prose/quotation"
import { advisedSteps, groundedFor, isRefusal } from "#embedded/model/questions/advised"
import type { Grounded } from "#embedded/model/questions/changeable"
import { type Coaching, monthTo } from "#embedded/model/questions/coaching/intent"
import { levelSentence } from "#embedded/model/questions/own-level"
import { writeDesign } from "#embedded/model/questions/trial"
import { phrases } from "#language/phrases"
import { checklist } from "#widgets/checklist"
import { trialCard } from "#widgets/trial-card"

const HINDERS = phrases`
  can't
  cannot
  no time
  struggle
  hard
  difficult
  trouble
  because
  injur*
`
const MAX_CLAIMS = 2

/** A habit with what goes with it across its usual range: "more walking (22 minutes)". */
const habitOf = ({ way, finding: { claim } }: Grounded): string =>
  claim.kind === "link" && claim.size_key !== null
    ? `${way.name} ({{${claim.size_key}.size}})`
    : way.name

/** The passage of an entry is sentences, that of an advice half of one. */
const passageSentence = (passage: Fact, subject: Coaching["subject"]): string =>
  subject !== null && adviceOf(subject) ? `${placeholder(passage)}.` : placeholder(passage)

const leadOf = (
  { target, subject }: Coaching,
  ways: ReadonlyArray<Grounded>,
  passage: Fact | null,
): string => {
  const name = spokenName(target)
  const firm = ways.filter(({ finding }) => finding.verdict === "validated")
  if (firm.length > 0) {
    const more = firm.length > 1 ? ` Start with ${firm[0]!.way.name}.` : ""
    return sentence`In your own data, ${listed(firm.slice(0, MAX_CLAIMS).map(habitOf))}
      ${firm.length > 1 ? "go" : "goes"} with better ${name}.${more}`
  }
  const hints = listed(ways.slice(0, MAX_CLAIMS).map(({ way }) => way.name))
  if (ways.length > 0)
    return `Your data gives a hint, not yet reliable, that ${hints} may help your ${name}.`
  return passage
    ? passageSentence(passage, subject)
    : `Nothing in your own data stands out for your ${name} yet; these steps help most people.`
}

const hindranceSentence = (preferences: ReadonlyArray<string>): string | null => {
  const said = preferences.find((text) => HINDERS.test(text) || isRefusal(text))
  const quote = said && quoted(said)
  return quote ? `You told me ${quote}: leave out whatever does not go with that.` : null
}

const MAX_STEPS = 4

const plan = (
  intent: Coaching,
  ways: ReadonlyArray<Grounded>,
  preferences: ReadonlyArray<string>,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { target, subject, period } = intent
  const found = subject === null ? null : foundBy(ledger, "look_up", { subject })
  const ask = found?.fact("ask") ?? null
  const steps = advisedSteps(intent, ledger, preferences)
  return [
    paragraph(
      [
        leadOf(intent, ways, found?.fact("passage") ?? null),
        ways.length > 0
          ? null
          : levelSentence(target, monthTo(period.window.to), ledger, briefing.profile),
      ],
      [
        checklist(
          `${target.key}_plan`,
          `Steps for your ${target.name}`,
          steps.map(({ text }) => text),
        ),
      ],
    ),
    paragraph([
      steps
        .slice(0, MAX_STEPS)
        .map(({ said }) => `- ${said}`)
        .join("\n"),
    ]),
    paragraph([
      hindranceSentence(preferences),
      ways.length > 0
        ? "They go together; whether the change would do it, only trying shows."
        : ask && placeholder(ask),
    ]),
    details(ways.slice(0, MAX_CLAIMS).map(({ finding }) => briefClaim(finding))),
  ]
}

/**
 * The habit that an experiment would change: the one in the question, else the one that the
 * findings support.
 */
const triedOf = ({ habit, target }: Coaching, ways: ReadonlyArray<Grounded>): Way | null => {
  if (habit === null) return ways[0]?.way ?? null
  const own = ways.find(({ finding }) => finding.item.feature === habit.key)
  return own?.way ?? (habit.key === target.key ? null : anyWayOf(habit))
}

/** An experiment in a sentence; null where its length is not known or nothing is to be tried. */
const offer = (way: Way | null, { fact }: Found): string | null => {
  const days = fact("days")
  return days && way
    ? `Want proof? Flip a coin each day for ${placeholder(days)}: ${way.name} or your usual; I'll compare.`
    : null
}

/**
 * A plan from the associations of the target in the person's own rows, and one experiment to learn
 * more.
 */
export const writeCoaching = (intent: Coaching, material: Material): ReadonlyArray<Paragraph> => {
  const { briefing, ledger } = material
  const { target } = intent
  const preferences = underHeading(briefing.memory, "Preference")
  const ways = groundedFor(intent, ledger, preferences)
  const found = foundBy(ledger, "experiment", { metric: target.key })
  const way = triedOf(intent, ways)
  const firm = ways.find((each) => each.way === way)?.finding ?? null
  const design = paragraph(writeDesign(target, intent.habit, way, found), [
    trialCard(target, intent.habit, way, found.fact, firm),
  ])
  return intent.asks === "experiment"
    ? [design, paragraph([hindranceSentence(preferences)])]
    : [
        ...plan(intent, ways, preferences, material),
        paragraph([offer(way, found)], design.widgets),
        details(design.sentences),
      ]
}
