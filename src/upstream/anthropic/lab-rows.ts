import { Effect, Layer } from "effect"
import { Type } from "typebox"
import type { ClaimedRow } from "#domain/lab-task"
import { type ModelAccount, modelsOf } from "#upstream/anthropic/account"
import { makeJudge } from "#upstream/anthropic/judgement"
import { LAB_ROWS } from "#upstream/anthropic/lab-prompt"
import { messagesOf } from "#upstream/anthropic/provider"
import { quoted } from "#upstream/anthropic/quotation"
import { LabModel } from "#upstream/lab-model"

/** Lines of one request: their rows fit into one answer. */
const LINES_AT_ONCE = 100
const MAX_ROWS = 2 * LINES_AT_ONCE

const printed = (maxLength: number) => Type.String({ maxLength })

const Rows = Type.Object({
  rows: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1, description: "The number before the line." }),
      name: printed(200),
      value: printed(60),
      unit: printed(40),
      range: printed(100),
    }),
    { maxItems: MAX_ROWS },
  ),
})

/** A model provider as a reader of reports: a part of the text after the other, all or nothing. */
export const anthropicLabModel = (account: ModelAccount): Layer.Layer<LabModel> =>
  Layer.effect(
    LabModel,
    Effect.map(messagesOf(account), (messages) => {
      const { model } = modelsOf(account)
      // No step of a turn asks.
      const purpose = null
      const judge = makeJudge({ messages, model, prompt: LAB_ROWS, shape: Rows, purpose })
      return LabModel.of({
        rows: Effect.fnUntraced(function* (lines) {
          const found: Array<ClaimedRow> = []
          let spent = 0
          for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
            const part = lines.slice(from, from + LINES_AT_ONCE)
            const numbered = part.map((line, at) => `${from + at + 1}: ${line}`)
            const { value, cost_usd } = yield* judge(quoted("report", numbered))
            spent += cost_usd
            if (value === null) return { value: null, cost_usd: spent }
            found.push(...value.rows)
          }
          return { value: found, cost_usd: spent }
        }),
      })
    }),
  )
