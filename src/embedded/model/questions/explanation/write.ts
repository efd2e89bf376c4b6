import type { Material } from "#domain/briefing"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import { writeDay } from "#embedded/model/questions/explanation/day"
import type { Explanation } from "#embedded/model/questions/explanation/intent"
import { writeShiftExplanation } from "#embedded/model/questions/explanation/shift"

/** Why a night, a day or a change was as it was: what fits it, never its cause. */
export const writeExplanation = (
  intent: Explanation,
  material: Material,
): ReadonlyArray<Paragraph> =>
  intent.of === "day" ? writeDay(intent, material) : writeShiftExplanation(intent, material)
