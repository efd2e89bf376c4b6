import { Effect } from "effect"
import type { Material } from "#domain/briefing"
import { NOTHING_DOUBTED } from "#domain/check"
import type { Struck } from "#domain/strike"
import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/**
 * The material of an answer after the validator has looked at its claims, behind the gates of code: notes that the
 * evidence does not carry are gone, findings in doubt are marked. A look that fails changes nothing.
 */
export const secondLook = Effect.fnUntraced(function* (
  { journal }: RunningTurn,
  material: Material,
) {
  const { struck, doubted } = yield* journal
    .once(
      "validation_gates",
      Model.use((model) => model.check(material)),
      { part: "validator" },
    )
    .pipe(Effect.catch(() => Effect.succeed(NOTHING_DOUBTED)))
  let at = 0
  const reports = material.reports.map(({ agent, notes }) => ({
    agent,
    notes: notes.filter(() => !struck.includes(at++)),
  }))
  const notes = material.reports.flatMap((report) => report.notes)
  const struck_notes = struck.flatMap((note): ReadonlyArray<Struck> => {
    const sentence = notes[note]
    return sentence === undefined ? [] : [{ class: "contradiction", sentence }]
  })
  return { ...material, reports, doubted, struck_notes } satisfies Material
})
