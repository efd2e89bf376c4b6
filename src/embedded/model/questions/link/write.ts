import { anyWayOf, type Way } from "#catalogue/habits"
import { degreesOf, endOf } from "#catalogue/metrics/degrees"
import {
  bare,
  dayCount,
  magnitude,
  placeholder,
  rounded,
  roundedMagnitude,
  signOf,
  valueOf,
} from "#catalogue/placeholder"
import { wayToChange } from "#catalogue/way-to-change"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { listed, sentence, spokenName } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import {
  acrossSentence,
  levelsClause,
  linkClause,
  strengthSentences,
} from "#embedded/model/prose/link"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import { groundedIn } from "#embedded/model/questions/changeable"
import type { Link } from "#embedded/model/questions/link/intent"
import { adjustedInput, besideInput, linkInput } from "#embedded/model/questions/link/plan"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"

const isRejected = ({ finding }: Found): boolean => finding?.verdict === "rejected"

/** Both sides as people say them: "your caffeine and your sleep". */
const both = ({ pair: { feature, target } }: Link): string =>
  `your ${spoken(feature)} and your ${spoken(target)}`

const tooLittle = (link: Link): string =>
  `There are too few days with both ${both(link)} on record to say anything of it.`

/** The days on which most of the feature was done. */
const most = ({ pair: { feature } }: Link): string =>
  `the ${endOf({ ...feature, name: spokenName(feature) }, "highest")}`

const size = (link: Link, found: Found): ReadonlyArray<string | null> => {
  const { fact, finding } = found
  const { feature, target } = link.pair
  const [gap, high, low, slope] = [
    fact("gap"),
    fact("target_high"),
    fact("target_low"),
    fact("slope"),
  ]
  if (!gap || !high || !low) return [tooLittle(link)]
  if (signOf(gap) === 0)
    return [`Nothing: ${rounded(high)} at both ends of your ${spoken(feature)}.`]
  const across = link.isExact ? acrossSentence({ pair: link.pair, found }) : null
  if (across) return [`${capital(roundedMagnitude(gap))} between the two ends.`, across]
  const less = degreesOf(target)[signOf(gap) > 0 ? "more" : "less"]
  const lead = sentence`${capital(roundedMagnitude(gap))} ${less} with ${most(link)} than with the
    ${degreesOf(feature).lowest}: ${bare(rounded(high))} against ${rounded(low)}.`
  if (finding?.verdict === "rejected")
    return [lead, "That is no clearer than chance, so don't build on it."]
  return [
    lead,
    slope && signOf(slope) === signOf(gap)
      ? sentence`That is from one end to the other; between a usual low and a usual high day it is about
          ${magnitude(slope)}.`
      : null,
  ]
}

/** Why a link is the one to begin with, of those that were named. */
const mostOf = (link: Link, found: Found): ReadonlyArray<string | null> => {
  const way = wayOf(link, found)
  return [
    sentence`Your ${spoken(link.pair.feature)}: of what I named that goes most closely with your
      ${spoken(link.pair.target)}${way ? ", and it is something that you can change" : ""}.`,
    way &&
      `The change would be ${way.name}: ${way.step.charAt(0).toLowerCase()}${way.step.slice(1)}`,
  ]
}

/** Whether a link that was found is still there in another test. */
const stays = (found: Found, other: Found): boolean =>
  other.finding !== null &&
  !isRejected(other) &&
  signOf(other.fact("rho")) === signOf(found.fact("rho"))

const alsoDiffers = (link: Link, ledger: Ledger): string | null => {
  const said = link.others.flatMap((other) => {
    const found = foundBy(ledger, "associate", besideInput(link, other))
    const [high, low] = [found.fact("target_high"), found.fact("target_low")]
    if (found.finding === null || isRejected(found) || !high || !low) return []
    return [`${spoken(other)} (${bare(rounded(high))} against ${rounded(low)})`]
  })
  return said.length === 0 ? null : `What else differs on those days: ${listed(said)}.`
}

const otherwise = (link: Link, found: Found, ledger: Ledger): ReadonlyArray<string | null> => {
  const names = listed(link.others.map(spoken))
  const unknown = sentence`What nothing records, a late meal or a worry for instance, I cannot rule out; weekdays and
    slow drift are taken out already.`
  if (link.others.length === 0) return [unknown]
  const adjusted = foundBy(ledger, "associate", adjustedInput(link))
  const slope = adjusted.fact("slope")
  if (adjusted.finding === null)
    return [`For ${names} there are too few days to take them out of both.`, unknown]
  if (isRejected(found))
    return [
      stays(found, adjusted)
        ? `With ${names} taken out of both, a link shows after all, so that may well be.`
        : `With ${names} taken out of both, nothing clear is left of it.`,
    ]
  const left = slope ? `, about ${magnitude(slope)} across the usual range` : ""
  const whole = `${names}${link.others.length > 1 ? " together" : ""}`
  return [
    stays(found, adjusted)
      ? sentence`Not because of ${whole}: with ${link.others.length > 1 ? "them" : "it"} taken out of both, it is still
          there${left}.`
      : `It may be: with ${names} taken out of both, it is no longer clear of chance.`,
    alsoDiffers(link, ledger),
    unknown,
  ]
}

/** What it would be without any of it: the days with the least, and what these do not show. */
const without = (link: Link, found: Found): ReadonlyArray<string | null> => {
  const { feature, target } = link.pair
  const [least, high, low] = [
    found.fact("feature_low"),
    found.fact("target_high"),
    found.fact("target_low"),
  ]
  if (!least || !high || !low) return [tooLittle(link)]
  const name = spokenName(feature)
  return [
    valueOf(least) === 0
      ? null
      : `Few days show that: even your lowest ones had about ${rounded(least)} of ${name}.`,
    sentence`${capital(spoken(target))} with ${valueOf(least) === 0 ? "none" : "those"}:
      ${rounded(low)}, against ${rounded(high)} with ${most(link)}.`,
    isRejected(found) ? "That is no clearer than chance, so I would not expect much." : null,
    sentence`Only trying shows the rest: go without for a few weeks and keep everything else as it is. Say “how would
      I test that”, and I tell you how to find out for sure.`,
  ]
}

const cause = (link: Link, found: Found): ReadonlyArray<string | null> => [
  isRejected(found)
    ? `There is not even a clear link between ${both(link)}, so nothing speaks for a cause.`
    : sentence`Records can't show that: ${linkClause({ pair: link.pair, found })}, and yet the one may follow the other
        or both something else.`,
  "Only days with and without the change, drawn by lot, would show it.",
]

const days = (link: Link, found: Found, ledger: Ledger): ReadonlyArray<string | null> => {
  const on = link.on ?? "weekends"
  const part = foundBy(ledger, "associate", { ...linkInput(link), on })
  const [rho, n] = [part.fact("rho"), part.fact("n")]
  const levels = levelsClause({ pair: link.pair, found: part }, "short")
  const which =
    link.pair.target.day === "night" && on === "weekends"
      ? "On weekends alone (waking on Saturday or Sunday)"
      : `On ${on} alone`
  if (!rho || !n || !levels)
    return [
      `${which} there are too few days with both ${both(link)}, so I can't split it that way.`,
    ]
  const over = dayCount(n)
  const isSame = signOf(rho) === signOf(found.fact("rho"))
  return [
    `${which} ${levels}, over ${over}.`,
    isRejected(found)
      ? "Over all days there is no clear link, so I would not build on it."
      : stays(found, part)
        ? "So it holds there too."
        : isSame
          ? "The same way, but with so few I can't tell it from chance."
          : "So it does not show there, which with so few may be chance.",
  ]
}

/** The change of habit that a link speaks for; null where it speaks for none. */
const wayOf = ({ pair: { target } }: Link, { finding }: Found): Way | null =>
  finding && wayToChange(finding, target)

const toTry = (link: Link, found: Found, ledger: Ledger): ReadonlyArray<string | null> => {
  const { feature, target } = link.pair
  const way = isRejected(found) ? null : wayOf(link, found)
  if (way)
    return [
      sentence`For your ${spoken(target)}, try ${way.name}:
        ${way.step.charAt(0).toLowerCase()}${way.step.slice(1)}`,
      "Keep everything else as it is, and give it a few weeks before you judge it.",
      "Say “how would I test that”, and I tell you how to find out for sure.",
    ]
  const drivers = foundBy(ledger, "drivers", { target: target.key })
  const others = groundedIn(drivers.findings, target).filter(
    ({ finding }) => finding.item.feature !== feature.key,
  )
  const none = isRejected(found)
    ? `Nothing about your ${spoken(feature)} for the sake of your ${spoken(target)}.`
    : `I know of no step that changes your ${spoken(feature)} by itself.`
  const [first] = others
  return [
    none,
    first
      ? sentence`What does go with a better ${spoken(target)} is ${first.way.name}:
          ${first.way.step.charAt(0).toLowerCase()}${first.way.step.slice(1)}`
      : `Nothing else on record goes clearly with it either.`,
  ]
}

/** The change that a trial of a link is about. */
const triedOf = (link: Link, found: Found): string =>
  (wayOf(link, found) ?? (isRejected(found) ? anyWayOf(link.pair.feature) : null))?.name ??
  `a change of your ${spoken(link.pair.feature)}`

const measure = (link: Link, found: Found, trial: Found): ReadonlyArray<string | null> => {
  const { target } = link.pair
  const [total, each, detectable] = [
    trial.fact("days"),
    trial.fact("days_per_arm"),
    trial.fact("detectable"),
  ]
  const tried = triedOf(link, found)
  if (!total || !each) return [tooLittle(link)]
  if (link.asks === "wait")
    return [
      sentence`About ${placeholder(total)}, as many with ${tried} as without: by then a difference of
        ${detectable ? magnitude(detectable) : "a usual size"} in your ${spoken(target)} shows.`,
      "You may feel it sooner, but from day to day the numbers swing too much to tell.",
    ]
  return [
    sentence`By your ${spoken(target)}: ${placeholder(each)} with ${tried} against as many as usual, drawn by lot, so
      that weekends and good spells fall on both sides.`,
    detectable
      ? `If the days with and without end up ${magnitude(detectable)} or more apart, it worked.`
      : null,
    "Say “let's try it”, and I draw the days and compare them at the end.",
  ]
}

/** Where the one side is not on record: what is advised in general, where that is asked for. */
const untested = (link: Link): ReadonlyArray<string | null> => {
  const way = link.asks === "try" ? anyWayOf(link.pair.feature) : null
  return way
    ? [
        `From your own data I can't say; what is advised in general is ${way.name}.`,
        `A step to begin with: ${way.step.charAt(0).toLowerCase()}${way.step.slice(1)}`,
      ]
    : [tooLittle(link)]
}

/** What was asked of a link, in a few sentences. */
export const writeLink = (link: Link, { ledger }: Material): ReadonlyArray<Paragraph> => {
  const found = foundBy(ledger, "associate", linkInput(link))
  const trial = foundBy(ledger, "experiment", { metric: link.pair.target.key })
  const said = (): ReadonlyArray<string | null> => {
    switch (link.asks) {
      case "most":
        return mostOf(link, found)
      case "size":
        return size(link, found)
      case "else":
        return otherwise(link, found, ledger)
      case "quit":
        return without(link, found)
      case "cause":
        return cause(link, found)
      case "days":
        return days(link, found, ledger)
      case "try":
        return toTry(link, found, ledger)
      case "measure":
      case "wait":
        return measure(link, found, trial)
    }
  }
  const isUntested = found.finding === null
  return [
    paragraph(isUntested && !trial.fact("days") ? untested(link) : said()),
    details(isUntested ? [] : strengthSentences(found, inWords(link.period))),
  ]
}
