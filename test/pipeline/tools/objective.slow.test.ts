import { expect } from "bun:test"
import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import type { Findings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { FactRole, ToolInput, ToolName } from "#domain/tool"
import type { Window } from "#domain/window"
import { runTool } from "#pipeline/toolbox"
import { people } from "#test/planted/people"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { EVERYTHING, itOverRows as it } from "#test/tools"

type Span = readonly ["last", number] | readonly ["range", number, number] | "all"

interface Spec {
  readonly op: string
  readonly metric: string
  readonly x: string
  readonly y: string
  readonly value: number
  readonly window?: Span
  readonly a?: Span
  readonly b?: Span
}

interface Question {
  readonly id: string
  readonly user: string
  readonly type: string
  readonly answer: number | string
  readonly n: number
  readonly unit: string
  readonly abs_tol: number | null
  readonly spec: Spec
}

const { questions } = (await Bun.file(
  new URL(import.meta.resolve("#fixtures/questions/objective.json")),
).json()) as { readonly questions: ReadonlyArray<Question> }

interface Call<Name extends ToolName = ToolName> {
  readonly tool: Name
  readonly input: ToolInput<Name>
  /** The fact that answers. */
  readonly role: FactRole
}

const call = <Name extends ToolName>(tool: Name, role: FactRole, input: ToolInput<Name>): Call => ({
  tool,
  role,
  input,
})

/** What a question asks of which tool; `all` is the whole file, which ends today. */
const callOf = (spec: Spec, all: Window): Call => {
  const today = all.to
  const windowOf = (span: Span = "all"): Window => {
    if (span === "all") return all
    const [first, end] = span[0] === "last" ? [-span[1], 0] : [span[1], span[2]]
    return { from: addDays(today, first + 1), to: addDays(today, end) }
  }
  const { metric, op, x, y, value } = spec
  const window = windowOf(spec.window)
  const over = { metric, window }
  switch (op) {
    case "mean":
    case "median":
    case "max":
    case "sd":
      return call("describe", op, over)
    case "argmin_date":
      return call("extremes", "date", { ...over, end: "lowest", count: 1 })
    case "count_gt":
      return call("count", "count", { ...over, limit: { is: "above", value } })
    case "count_missing":
      return call("count", "missing", over)
    case "longest_run_ge":
      return call("streak", "longest", { ...over, limit: { is: "at_least", value } })
    case "robust_z_last":
      return call("baseline", "z", { metric, date: today, days: 90 })
    case "spearman":
      return call("correlate", "rho", { feature: x, target: y, lag: 0, window })
    case "mean_where_gt":
      return call("conditional", "mean_where", {
        feature: x,
        target: y,
        limit: { is: "above", value },
        lag: 0,
        window,
      })
    case "pct_change":
      return call("compare", "percent", { metric, a: windowOf(spec.a), b: windowOf(spec.b) })
    case "mean_diff":
      return spec.a
        ? call("compare", "difference", { metric, a: windowOf(spec.a), b: windowOf(spec.b) })
        : call("split", "difference", { ...over, by: "weekend" })
    default:
      throw new Error(`no tool answers ${op}`)
  }
}

const answeredBy = ({ facts }: Findings, role: FactRole) =>
  facts.find((fact) => fact.role === role)?.item

const isRight = ({ answer, abs_tol, n }: Question, found: ReturnType<typeof answeredBy>) =>
  found?.n === n &&
  (typeof answer === "number"
    ? Math.abs(Number(found.value) - answer) <= (abs_tol ?? 0) + 1e-9
    : found.value === answer)

for (const person of people) {
  const asked = questions.filter(({ user }) => user === person.user)
  if (asked.length === 0) continue
  it(`answers the ${asked.length} questions of ${person.user} exactly`, () =>
    Effect.gen(function* () {
      const user: UserId = `user_${person.user}`
      yield* store(rowsOf(user, person))
      const all = { from: person.start, to: addDays(person.start, person.n_days - 1) }
      const wrong: Array<unknown> = []
      for (const question of asked) {
        const { tool, role, input } = callOf(question.spec, all)
        const found = answeredBy(yield* runTool(user, EVERYTHING, tool, input), role)
        if (!isRight(question, found))
          wrong.push([question.id, question.type, question.answer, question.n, found])
      }
      expect(wrong).toEqual([])
    }))
}
