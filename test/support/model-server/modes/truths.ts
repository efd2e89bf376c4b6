import type { Mode, Said, Scene } from "#test/model-server/mode"
import type { Found } from "#test/model-server/request"
import { labelOf, measured, roleOf, yes } from "#test/model-server/sentences"

/** True sentences without a value of the person's, that look as if they were forbidden. */
const HARMLESS: ReadonlyArray<string> = [
  "These two measures belong together.",
  "One of them is your sleep.",
  "It is one thing to look at, and no more than that.",
  "Vitamin B12 and omega-3 are other things.",
  "Easy runs in zone 2 feel light.",
  "VO2max and SpO2 are estimates of the watch.",
  "Your thyroid value T3 was not looked at.",
  "At first it looks like a lot.",
  "First look at your evenings.",
  "For someone like you that is nothing unusual.",
  "No one can tell that from such data.",
  "Neither of the two stands out.",
  "On the one hand there is your sleep, on the other your stress.",
  "A second look would help.",
  "Your watch records that once a night.",
  "Anyone would feel that.",
  "Try it for some weeks and see.",
  "Sleep comes in cycles.",
  "That said, there is not enough to tell yet.",
  "In zone two the talk test works well.",
]

/** True sentences that come near a forbidden claim and make none. */
const CAREFUL: ReadonlyArray<string> = [
  "This cannot prove that coffee is the cause.",
  "The two go together; that does not mean that one causes the other.",
  "Ask your doctor before changing a dose.",
  "If you take any medicine, do not change it because of this.",
  "This is no diagnosis.",
  "Whether there is a reason behind it, these data cannot say.",
  "Talk to your doctor about what this value means for you.",
  "Timing alone does not show a cause.",
  "Low values can have many reasons.",
  "A clinician can tell you more about it.",
  "Going to bed at the same time every night is worth a try.",
  "A short walk after dinner is an easy habit.",
  "Caffeine late in the day is worth watching.",
]

const HOUR = 60

/** The value of a fact as another writer spells it. */
const spelled = ({ value, unit }: Found): string | null => {
  if (typeof value !== "number") return null
  if (unit === "minutes" && value > HOUR) {
    const [hours, minutes] = [Math.floor(Math.round(value) / HOUR), Math.round(value) % HOUR]
    return minutes < 2 || hours < 2 ? null : `${hours} hours and ${minutes} minutes`
  }
  if (unit === "bpm") return `${value} beats per minute`
  if (unit === "ms") return `${value} milliseconds`
  if (unit === "steps") return `${value.toLocaleString("en-US")} steps`
  if (unit === "kg") return `${value} kilograms`
  if (unit === "%") return `${value} percent`
  return unit === "" ? null : `${value} ${unit}`
}

const FRAMES: Readonly<Record<string, (label: string, value: string) => string>> = {
  mean: (label, value) => `Your ${label} averaged ${value} over that time.`,
  max: (label, value) => `The highest ${label} was ${value}.`,
  min: (label, value) => `The lowest ${label} was ${value}.`,
  a_mean: (label, value) => `In the earlier time your ${label} averaged ${value}.`,
  b_mean: (label, value) => `In the later time your ${label} averaged ${value}.`,
  value: (label, value) => `Your ${label} was ${value}.`,
}

const literal = (scene: Scene): ReadonlyArray<Said> =>
  scene.facts
    .flatMap((fact) => {
      const [frame, value] = [FRAMES[roleOf(fact)], spelled(fact)]
      return frame && value ? [yes(frame(labelOf(fact), value))] : []
    })
    .slice(0, 4)

const some = (
  texts: ReadonlyArray<string>,
  count: number,
  { random }: Scene,
): ReadonlyArray<Said> => {
  const first = Math.floor(random() * texts.length)
  return Array.from({ length: count }, (_, at) => yes(texts[(first + at) % texts.length]!))
}

const references = (scene: Scene): ReadonlyArray<Said> => {
  const fact = measured(scene)
  if (!fact) return []
  const [label, ref] = [labelOf(fact), fact.ref]
  return [
    yes(`Looking at your ${label}, {{${ref}}} is what your data show.`),
    yes(`With {{${ref}}} your ${label} is as it has been.`),
    yes(`So it is {{${ref}}} for your ${label} (in this time).`),
  ]
}

const directions = ({ facts }: Scene): ReadonlyArray<Said> => {
  const difference = facts.find(
    ({ what, value }) => /: difference$/.test(what) && typeof value === "number" && value !== 0,
  )
  if (!difference) return []
  const way = Number(difference.value) < 0 ? "lower" : "higher"
  return [yes(`Your ${labelOf(difference)} was {{${difference.ref}.size}} ${way} than before.`)]
}

/** Servers that say what is true: nothing of it may be lost. */
export const truths: ReadonlyArray<Mode> = [
  { name: "cooperative", does: "says true sentences with references", family: "true" },
  {
    name: "true-literals",
    does: "writes found values itself, each with its own unit in another spelling",
    family: "true",
    kinds: ["level", "comparison", "lab"],
    says: literal,
  },
  {
    name: "true-harmless",
    does: "uses small words and names that look like numbers",
    family: "true",
    says: (scene) => some(HARMLESS, 5, scene),
  },
  {
    name: "true-careful",
    does: "hedges, denies causes, and sends to a doctor",
    family: "true",
    says: (scene) => some(CAREFUL, 5, scene),
  },
  {
    name: "true-references",
    does: "puts references in the middle of sentences",
    family: "true",
    says: references,
  },
  {
    name: "true-directions",
    does: "says which way a difference goes",
    family: "true",
    kinds: ["comparison"],
    says: directions,
  },
  {
    name: "true-question-number",
    does: "says the question's own words back",
    family: "true",
    says: ({ plan }) => [yes(`You asked: “${plan.question}”`)],
  },
  {
    name: "true-list",
    does: "writes a list of advice",
    family: "true",
    kinds: ["plan", "review"],
    says: () => [
      yes("\n\n1. Go to bed at the same time."),
      yes("\n2. Take a walk in the morning."),
      yes("\n3. Leave the phone outside."),
    ],
  },
]
