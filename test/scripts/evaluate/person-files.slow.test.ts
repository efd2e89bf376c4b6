import { expect, test } from "bun:test"
import { Result } from "effect"
import { findingsOf } from "#scripts/evaluate/scan"
import { people } from "#test/planted/people"
import { readPerson } from "#test/planted/person-file"

const person = people.find(({ n_days }) => n_days === 60)!
const { metrics } = person
const steps = metrics.steps!
const withSteps = (values: unknown) => ({ ...person, metrics: { ...metrics, steps: values } })

/** What is wrong with a file; undefined when nothing is. */
const problemOf = (file: unknown) => {
  const read = readPerson(typeof file === "string" ? file : JSON.stringify(file))
  return Result.isFailure(read) ? read.failure : undefined
}

for (const [what, file, problem] of [
  ["nothing", "", "no JSON"],
  ["half a file", '{"user": ', "no JSON"],
  ["a NaN", '{"n_days": NaN}', "no JSON"],
  ["a list", [], "the file"],
  ["null", "null", "the file"],
  ["no metrics", { ...person, metrics: undefined }, "metrics"],
  ["metrics in a list", { ...person, metrics: [[1, 2]] }, "metrics"],
  ["a metric that is none", withSteps(null), "metrics/steps"],
  ["a metric of text", withSteps("many"), "metrics/steps"],
  ["a value of text", withSteps(["12", ...steps.slice(1)]), "metrics/steps/0"],
  ["too few values", withSteps(steps.slice(1)), "steps has 59 values for 60 days"],
  ["too many values", withSteps([...steps, 1]), "steps has 61 values for 60 days"],
  ["no start", { ...person, start: undefined }, "start"],
  ["a start that is no day", { ...person, start: "2025-13-45" }, "start is no date"],
  ["days below zero", { ...person, n_days: -5 }, "n_days"],
  ["a part of a day", { ...person, n_days: 59.5 }, "n_days"],
  ["days in words", { ...person, n_days: "60" }, "n_days"],
  ["more days than a life has", { ...person, n_days: 1e9 }, "n_days"],
  ["no user", { ...person, user: undefined }, "user"],
] as const)
  test(`says what is wrong with a person's file that has ${what}`, () => {
    expect(problemOf(file)).toContain(problem)
  })

test("takes a person's file as it is meant", () => {
  expect(problemOf(person)).toBeUndefined()
})

const days = person.n_days
const scanned = (others: typeof metrics) => findingsOf({ ...person, metrics: others }).findings

test("a value that no sensor sends is a missing one", () => {
  const huge = Array.from({ length: days }, (_, at) => (at % 2 === 0 ? 1e308 : -1e308))
  const missing = huge.map(() => null)
  expect(scanned({ ...metrics, mood: huge })).toEqual(scanned({ ...metrics, mood: missing }))
})

test("metrics nobody has heard of are scanned as well", () => {
  const odd = Object.fromEntries(["__proto__", "constructor", "a b"].map((key) => [key, steps]))
  const targets = scanned(odd).map(({ target }) => target)
  expect(targets).toContain("a b")
})

test("the order of the metrics in a file says nothing", () => {
  for (const other of people) {
    const turned = Object.fromEntries(Object.entries(other.metrics).reverse())
    expect(findingsOf({ ...other, metrics: turned })).toEqual(findingsOf(other))
  }
})
