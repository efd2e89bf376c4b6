import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Found } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { rowName } from "#embedded/model/prose/row-name"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { counted, extent } from "#embedded/model/questions/workouts/sums"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

/** A sport, week or month with what was done in it. */
interface Group {
  readonly name: Fact
  readonly count: Fact
  readonly minutes: Fact | null
  readonly distance: Fact | null
}

/** The groups of a call one by one: the facts of each begin with its name. */
const groupsOf = ({ facts }: Found): ReadonlyArray<Group> => {
  const starts = facts.flatMap(({ role }, at) => (role === "group" ? [at] : []))
  return starts.flatMap((start, index) => {
    const own = facts.slice(start, starts[index + 1] ?? facts.length)
    const fact = (wanted: Fact["role"]) => own.find(({ role }) => role === wanted) ?? null
    const count = fact("group_count")
    return count
      ? [
          {
            name: own[0]!,
            count,
            minutes: fact("group_minutes"),
            distance: fact("group_distance"),
          },
        ]
      : []
  })
}

const amountOf = (asks: Workouts["asks"], group: Group): Fact | null => {
  if (asks === "count") return group.count
  return asks === "distance" ? group.distance : group.minutes
}

/** The amount that was asked for first, then the others. */
const amounts = (intent: Workouts, group: Group): string => {
  const { asks, by, sport } = intent
  const { count, distance, minutes } = group
  const many = counted(count, by === "sport" ? null : sport)
  if (valueOf(count) === 0) return "none"
  if (asks === "count") return `${many}, ${extent(distance, minutes)}`
  const [first, second] = asks === "distance" ? [distance, minutes] : [minutes, distance]
  const said = [first, second].flatMap((each) => (each ? [placeholder(each)] : []))
  return [said[0], many, ...said.slice(1)].join(", ")
}

const MAX_ROWS = 13

/** "Running takes most of your time: …", "You ran most in the week from 6 April: …". */
const rankSentence = (intent: Workouts, groups: ReadonlyArray<Group>, nameOf: NameOf): string => {
  const sizes = (group: Group) => valueOf(amountOf(intent.asks, group)) ?? 0
  const done = groups.filter(({ count }) => (valueOf(count) ?? 0) > 0)
  const order = done.toSorted((one, other) => sizes(other) - sizes(one))
  const found = (intent.rank === "least" ? order.at(-1) : order[0])!
  return `${capital(nameOf(found))}: ${amounts(intent, found)}, the ${intent.rank} ${inWords(intent.period)}.`
}

type NameOf = (group: Group) => string

/** Workouts for each sport, week or month; or the one with most or least of them. */
export const writeGroups = (
  intent: Workouts,
  found: Found,
  today: string,
): ReadonlyArray<Paragraph> | null => {
  const { by, period, rank } = intent
  const groups = groupsOf(found)
  if (!by || groups.length === 0) return null
  const nameOf: NameOf = ({ name }) =>
    by === "sport" ? placeholder(name) : rowName(name, by, today, true)
  const tiles = statTiles(
    "workouts",
    `Workouts by ${by}, ${inWords(period)}`,
    groups.slice(-MAX_ROWS).map((group) => ({
      label: by === "sport" ? String(group.name.item.value) : rowName(group.name, by, today, false),
      fact: amountOf(intent.asks, group),
    })),
  )
  if (rank) return [paragraph([rankSentence(intent, groups, nameOf)], [tiles])]
  const rows = groups
    .slice(-MAX_ROWS)
    .map((group) => `- ${nameOf(group)}: ${amounts(intent, group)}`)
  return [paragraph([`${capital(inWords(period))}, by ${by}:\n${rows.join("\n")}`], [tiles])]
}
