import { expect, test } from "bun:test"
import baseline from "#fixtures/planted/baseline.json"
import { findingsOf } from "#scripts/evaluate/scan"
import { people } from "#test/planted/people"

interface Reference {
  readonly kind: string
  readonly feature?: string
  readonly target: string
  readonly lag?: number
  readonly ci: ReadonlyArray<number | null>
}

const references: Readonly<Record<string, ReadonlyArray<Reference>>> = baseline.findings

const nameOf = ({ kind, feature, target, lag }: Reference) => ({ kind, feature, target, lag })

/** Beside the names and the interval, what both have and is a number. */
const numbersOf = (finding: object, names: ReadonlyArray<string>) =>
  names.map((name) => finding[name as keyof typeof finding] as number)

const isClose = (a: number | null, b: number | null, tolerance: number) =>
  a === null || b === null
    ? !Number.isFinite(a ?? Number.NaN) && !Number.isFinite(b ?? Number.NaN)
    : Math.abs(a - b) <= tolerance * Math.abs(b)

for (const person of people)
  test(`finds in ${person.user} what the reference finds, number by number`, () => {
    const expected = references[person.user]!
    const { findings } = findingsOf(person)
    expect(findings.map(nameOf)).toEqual(expected.map(nameOf))
    findings.forEach((finding, at) => {
      const reference = expected[at]!
      const names = Object.keys(finding).filter(
        (name) => name in reference && typeof finding[name as keyof typeof finding] === "number",
      )
      expect(names.length).toBeGreaterThanOrEqual(3)
      const ours = numbersOf(finding, names)
      const theirs = numbersOf(reference, names)
      names.forEach((name, at) => {
        expect([name, isClose(ours[at]!, theirs[at]!, 1e-9)]).toEqual([name, true])
      })
      finding.ci.forEach((end, at) => {
        expect(isClose(end, reference.ci[at]!, 1e-8)).toBe(true)
      })
    })
  })
