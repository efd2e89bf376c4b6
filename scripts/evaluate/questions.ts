import { Effect, Layer, Stream } from "effect"
import type { Briefing, SynthesisPart } from "#domain/briefing"
import type { UserId } from "#domain/ids"
import { evidenceOf, factsOf, type Ledger, type Receipt } from "#domain/ledger"
import { withoutMarks } from "#domain/outside-text"
import { addDays } from "#domain/time"
import { EmbeddedModel } from "#embedded/model/layer"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { makeToolbox, metricCoverage } from "#pipeline/toolbox"
import type { Evaluation } from "#scripts/evaluate"
import type { PlantedPerson } from "#test/planted/person"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { toolServices } from "#test/tool-services"
import { Model } from "#upstream/model"

/** A question with its known answer. */
export interface Question {
  readonly id: string
  readonly user: string
  readonly type: string
  readonly question: string
  readonly answer: number | string
  /** How many values it rests on. */
  readonly n: number
  readonly unit: string
  /** Null for an answer that is no number. */
  readonly abs_tol: number | null
}

/** What an answer leads with, and whether that is right. */
export interface Answered {
  readonly id: string
  readonly value: number | string | null
  readonly unit: string | null
  readonly n: number | null
  readonly ok: boolean
}

/** The embedded engine with its tools over one fresh database in memory. */
export const engine = Layer.merge(toolServices, EmbeddedModel)

const PLACEHOLDER = /\{\{([^}]+)\}\}/

/**
 * The number, word or date that the first placeholder of a text stands for. A `.size` prints without
 * its sign what a sentence says the way of; the value has it.
 */
const headlineOf = (text: string, ledger: Ledger) => {
  const [name = "", field = ""] = PLACEHOLDER.exec(text)?.[1]?.split(".") ?? []
  const fact = factsOf(ledger).find(({ item }) => item.key === name)?.item
  if (fact) return { value: fact.value, unit: fact.unit ?? null, n: fact.n ?? null }
  const item = evidenceOf(ledger).find((finding) => finding.item.id === name)?.item
  const value = item?.[field as "effect"]
  return value === undefined ? null : { value, unit: item?.unit ?? null, n: item?.n ?? null }
}

const textOf = (parts: ReadonlyArray<SynthesisPart>) =>
  parts.map((part) => ("composed" in part ? withoutMarks(part.composed) : "")).join("")

/** The embedded engine's answer to a question, its numbers still references, its parts and its ledger. */
export const answerTo = Effect.fnUntraced(function* (user: UserId, briefing: Briefing) {
  const model = yield* Model
  const { classification, assignments } = (yield* model.judge(briefing)).value
  const receipts: Array<Receipt> = []
  const turn = { user_id: user, include_biomarkers: true, include_memory: true }
  const reports = yield* Effect.forEach(assignments, (assignment) =>
    Effect.flatMap(
      makeToolbox(turn, assignment.agent, (receipt) => receipts.push(receipt)),
      (toolbox) =>
        Effect.map(
          model.work(briefing, assignment, { receipts }, toolbox, "run_main_agent"),
          ({ value }) => value,
        ),
    ),
  )
  const ledger = withVerdicts({ receipts })
  const material = { briefing, classification, reports, ledger, suggest_deep_research: false }
  const parts = [...(yield* Stream.runCollect(model.synthesise(material)))]
  return { text: textOf(parts), parts, ledger }
})

const isRight = ({ answer, n, abs_tol }: Question, found: ReturnType<typeof headlineOf>) =>
  found !== null &&
  found.n === n &&
  (typeof answer === "number"
    ? Math.abs(Number(found.value) - answer) <= (abs_tol ?? 0) + 1e-9
    : found.value === answer)

/** Answers questions about one person, whose last day is today and over. */
export const answersOf = Effect.fn("answersOf")(function* (
  person: PlantedPerson,
  questions: ReadonlyArray<Question>,
) {
  const user: UserId = `user_${person.user}`
  yield* store(rowsOf(user, person))
  const metrics = yield* metricCoverage(user)
  return yield* Effect.forEach(questions, (asked) =>
    Effect.map(
      answerTo(user, {
        question: asked.question,
        messages: [{ role: "user", content: asked.question }],
        today: addDays(person.start, person.n_days - 1),
        ongoing: false,
        metrics,
        biomarkers: [],
        memory: [],
        profile: null,
        deep_research: null,
      }),
      ({ text, ledger }): Answered => {
        const found = headlineOf(text, ledger)
        const { value = null, unit = null, n = null } = found ?? {}
        return { id: asked.id, value, unit, n, ok: isRight(asked, found) }
      },
    ),
  )
})

/** How many of each type are right. */
const accuracyOf = (questions: ReadonlyArray<Question>, answers: ReadonlyArray<Answered>) => {
  const right = new Set(answers.filter(({ ok }) => ok).map(({ id }) => id))
  return Object.fromEntries(
    [...Map.groupBy(questions, ({ type }) => type)].map(([type, asked]) => [
      type,
      asked.filter(({ id }) => right.has(id)).length / asked.length,
    ]),
  )
}

/** Every question of a file through the embedded engine: one JSON line each, then the accuracy per type. */
export const evaluate: Evaluation = async ([gold, folder]) => {
  if (gold === undefined || folder === undefined) {
    console.error("Usage: npm run evaluate -- questions GOLD.json USERS_DIR")
    return 2
  }
  const { questions } = (await Bun.file(gold).json()) as {
    readonly questions: ReadonlyArray<Question>
  }
  const answers: Array<Answered> = []
  for (const [user, asked] of Map.groupBy(questions, (question) => question.user)) {
    const person: PlantedPerson = await Bun.file(`${folder}/${user}.json`).json()
    for (const answer of await Effect.runPromise(
      Effect.provide(Effect.scoped(answersOf(person, asked)), engine),
    )) {
      console.log(JSON.stringify(answer))
      answers.push(answer)
    }
  }
  const right = answers.filter(({ ok }) => ok).length
  console.log(
    JSON.stringify({ accuracy: right / answers.length, ...accuracyOf(questions, answers) }),
  )
  return 0
}
