import { metricOf } from "#catalogue/metrics"
import { isPlural } from "#catalogue/metrics/degrees"
import { isBehaviour, isPlain } from "#catalogue/metrics/usefulness"
import { dayCount, placeholder, signOf, valueOf } from "#catalogue/placeholder"
import { wayToChange } from "#catalogue/way-to-change"
import type { Briefing, Material } from "#domain/briefing"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence } from "#embedded/model/english"
import { writeContrast } from "#embedded/model/prose/contrast"
import { slopeSentence, stepSentence } from "#embedded/model/prose/development"
import { fitSentence } from "#embedded/model/prose/fit"
import { type Found, foundBy, foundOn } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { knownInGeneral } from "#embedded/model/prose/known"
import { type Examined, levelsClause, linkClause } from "#embedded/model/prose/link"
import { longTermOf } from "#embedded/model/prose/long-term"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import { circumstancesOf, circumstancesSentence } from "#embedded/model/questions/circumstances"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { isDenied, writeBesideOthers } from "#embedded/model/questions/drivers/premise"
import { isNightBefore } from "#embedded/model/understanding/pair"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { byVerdict } from "#statistics/verdict"
import { investigationSummary } from "#widgets/investigation-summary"

/** So many links are said with their sizes, and so many further metrics by name. */
const MAX_SAID = 2
const MAX_NAMED = 3
/** A metric that people know stands for its family where it goes along nearly as closely. */
const NEARLY = 0.8

const NOTHING_BESIDE =
  "There is too little on record beside it to look for what goes along with it."

/** A link of the target, with what a sentence about it needs. */
interface Link {
  readonly finding: Finding
  readonly feature: Metric
  readonly examined: Examined
}

const linkOf = (finding: Finding, target: Metric, found: Found): ReadonlyArray<Link> => {
  const feature = metricOf(finding.item.feature ?? "")
  const lag = finding.claim.kind === "link" ? finding.claim.lag : 0
  return feature
    ? [
        {
          finding,
          feature,
          examined: { pair: { feature, target, lag }, found: foundOn(found, finding) },
        },
      ]
    : []
}

const sizeOf = ({ finding }: Link): number => Math.abs(finding.item.effect ?? 0)

/** Of links of one family and direction one: the familiar metric where it goes along nearly as closely. */
const bestOf = ([first, ...others]: ReadonlyArray<Link>): ReadonlyArray<Link> => {
  if (!first) return []
  const isNear = (each: Link) => isPlain(each.feature) && sizeOf(each) >= NEARLY * sizeOf(first)
  return [[first, ...others].find(isNear) ?? first]
}

const kinOf = ({ feature, finding }: Link): string =>
  `${feature.families[0]} ${Math.sign(finding.item.effect ?? 0)}`

/** What is done on a day comes after the night of its date. */
const comesAfter = ({ feature, examined: { pair } }: Link): boolean =>
  isNightBefore({ ...pair, feature })

/** One link of each kind: what a person can change first, what comes after the target last. */
const oneOfEach = (links: ReadonlyArray<Link>, target: Metric): ReadonlyArray<Link> => {
  const rank = (link: Link) =>
    comesAfter(link) ? 2 : wayToChange(link.finding, target) || isBehaviour(link.feature) ? 0 : 1
  const kinds = [...Map.groupBy(links, kinOf).values()].flatMap(bestOf)
  return kinds.sort((a, b) => rank(a) - rank(b))
}

const saidOf = ({ examined }: Link): string =>
  levelsClause(examined, "short") ?? linkClause(examined)

const namesOf = (links: ReadonlyArray<Link>): string =>
  listed([...new Set(links.map(({ feature }) => spoken(feature)))])

const leadOf = (
  target: Metric,
  [first]: ReadonlyArray<Link>,
  hints: ReadonlyArray<Link>,
  when: string,
): string | null => {
  const name = spoken(target)
  if (first)
    return `What goes with your ${name} most ${when} is ${spoken(first.feature)}: ${saidOf(first)}.`
  const [hint] = hints
  return hint
    ? sentence`Nothing is certain about your ${name} ${when}; a hint, not yet reliable, is
        ${spoken(hint.feature)}: ${saidOf(hint)}.`
    : null
}

const MAX_LOOKED = 5

/** Nothing found: what was held beside it, in names. */
const nothingSentence = (target: Metric, days: Fact | null, briefing: Briefing): string => {
  const looked = circumstancesOf(briefing, [target]).slice(0, MAX_LOOKED)
  const over = days ? ` over ${dayCount(days)}` : ""
  return sentence`Nothing I can see in your own data moves your ${spoken(target)} from day to day: I held
    ${listed(looked.map(spoken))} and more beside it${over}.`
}

const besideSentence = (links: ReadonlyArray<Link>): string | null => {
  const names = capital(namesOf(links))
  const isOne = links.length === 1 && !isPlural(links[0]!.feature)
  return names === "" ? null : `${names} ${isOne ? "goes" : "go"} along with it less closely.`
}

const holdsSentence = ({ examined: { found } }: Link): string => {
  const n = found.fact("n")
  return n
    ? `It holds over ${dayCount(n)}, though going together proves no cause.`
    : "Going together proves no cause."
}

const strengthSentence = (links: ReadonlyArray<Link>): string | null => {
  const [strongest] = links
  if (!strongest) return null
  const { id } = strongest.finding.item
  const range = `(plausible range {{${id}.ci_low}} to {{${id}.ci_high}})`
  return sentence`The strongest of them, with your ${strongest.feature.name}, has a rank correlation of
    {{${id}.effect}} ${range}.`
}

const searchSentence = (tests: Fact, firm: boolean): string =>
  sentence`I looked at everything else on record, the same day and the days before, in
    ${placeholder(tests)}, and
    ${firm ? "what is named first holds up against that many" : "none is clear of what chance brings among that many"}.`

const DENIED = "Not by the numbers: "
/** A move of the year that a short time does not show by itself. */
const NOT_ALONE = "Not in that time alone: "

/** A why whose premise does not hold says so first, and gives no reasons for what is not there. */
const denied = (
  [first]: ReadonlyArray<Paragraph>,
  course: ReadonlyArray<string | null>,
): ReadonlyArray<Paragraph> => {
  const [said = "", ...others] = first?.sentences ?? []
  const start = course.length > 0 ? NOT_ALONE : DENIED
  const lead = `${start}${said.charAt(0).toLowerCase()}${said.slice(1)}`
  return [paragraph([lead, ...others, ...course], first?.widgets ?? [])]
}

/**
 * The step or slope of the year that a move is a part of, or what there is of it where only what goes along is
 * asked for; nothing where it goes the other way, or lies before the time that is asked about.
 */
const courseSentences = (
  { target, contrast, course, premise }: Drivers,
  ledger: Ledger,
  subject = "It",
): ReadonlyArray<string | null> => {
  if (!course) return []
  const term = longTermOf(target, [course], ledger)
  const move = term.step?.found.fact("difference") ?? term.slope?.fact("slope_per_week") ?? null
  if (move === null) return []
  if (contrast) {
    const compared = foundBy(ledger, "compare", {
      metric: target.key,
      a: contrast.a.window,
      b: contrast.b.window,
    })
    const on = String(term.step?.on.item.value ?? contrast.b.window.from)
    const isWithin =
      contrast.b.form === "default" || (contrast.a.window.from <= on && on <= contrast.b.window.to)
    if (!isWithin || signOf(move) !== (premise ?? signOf(compared.fact("difference")))) return []
  }
  return term.step
    ? [stepSentence(term, subject), fitSentence(term)]
    : [slopeSentence(term, contrast ? "Over the longer run it" : subject)]
}

/** A why that holds: what else was different at that time, and what goes along with the metric where that is sure. */
const writeWhy = (intent: Drivers, ledger: Ledger, firm: ReadonlyArray<Link>): Paragraph => {
  const { contrast, around = [], period, target } = intent
  const [first] = firm
  const lead = first ? leadOf(target, firm, [], inWords(period)) : null
  const course = courseSentences(intent, ledger)
  return paragraph([
    ...course,
    course.length === 0 && contrast ? circumstancesSentence(around, contrast, ledger) : null,
    lead,
  ])
}

/** What goes along with a metric, what can be changed first; never called its cause. */
export const writeDrivers = (
  intent: Drivers,
  { ledger, briefing }: Material,
): ReadonlyArray<Paragraph> => {
  const { target, period, contrast } = intent
  const found = foundBy(ledger, "drivers", { target: target.key, window: period.window })
  if (intent.isBesideOthers) return writeBesideOthers(intent, ledger)
  const whether = contrast ? writeContrast(target, contrast, ledger).slice(0, 1) : []
  const general = knownInGeneral(intent.subject ?? null, ledger)
  if (isDenied(intent, ledger))
    return [...denied(whether, courseSentences(intent, ledger)), ...general]
  const tests = found.fact("tests")
  const short = insufficientDataSentence(found, target.name, period)
  if (!tests || valueOf(tests) === 0) return [...whether, paragraph([short ?? NOTHING_BESIDE])]

  const all = [...found.findings].sort(byVerdict).flatMap((each) => linkOf(each, target, found))
  const sure = all.filter(({ finding }) => finding.verdict === "validated")
  const unsure = all.filter(
    ({ finding: { verdict } }) => verdict === "conditional" || verdict === null,
  )
  const firm = oneOfEach(sure, target)
  const hints = oneOfEach(unsure, target)
  const search = details([
    strengthSentence(sure.length > 0 ? sure : unsure),
    searchSentence(tests, firm.length > 0),
  ])
  if (contrast)
    return [...whether, writeWhy(intent, ledger, firm), ...general, search, paragraph([short])]
  const [first, ...others] = firm
  const lead = leadOf(target, firm, hints, inWords(period))
  return [
    paragraph(
      [
        lead ?? nothingSentence(target, found.fact("n"), briefing),
        ...(lead ? [] : courseSentences(intent, ledger, `What it did over the year: it`)),
        ...others.slice(0, MAX_SAID - 1).map((link) => `${capital(saidOf(link))}.`),
        besideSentence(others.slice(MAX_SAID - 1, MAX_SAID - 1 + MAX_NAMED)),
        first ? holdsSentence(first) : null,
        first && hints.length > 0 ? `A hint at most: ${namesOf(hints.slice(0, MAX_NAMED))}.` : null,
      ],
      [
        investigationSummary({
          id: `${target.key}_drivers`,
          verdict: first
            ? `${capital(linkClause(first.examined))}.`
            : `Nothing goes clearly along with your ${spoken(target)} yet.`,
          findings: [...sure, ...unsure].map(({ finding }) => finding),
          agents: ["investigator", "validator"],
          headline: first?.examined.found.fact("slope") ?? null,
        }),
      ],
    ),
    ...(lead ? [] : general),
    search,
    paragraph([short]),
  ]
}
