import type { Material } from "#domain/briefing"
import { evidenceOf } from "#domain/ledger"
import { basisOf } from "#embedded/model/answer/basis"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Telling } from "#embedded/model/thread/telling"

/** How far an answer can be trusted, by the verdict of what was tested first. */
const certainty = ({ ledger }: Material): string => {
  const verdict = evidenceOf(ledger)[0]?.verdict ?? null
  if (verdict === "validated")
    return "Fairly sure: it stands out from chance, also after counting everything else I tried."
  if (verdict === "conditional") return "Not very: it is a hint that chance could still explain."
  if (verdict === "rejected")
    return "Sure of the numbers, not of a pattern: what I see there is no clearer than chance."
  return "As sure as the device is: these are values it recorded, not an estimate of mine."
}

/** The statistics of an answer; those of its first finding where its kind tells none apart. */
const basis = (
  paragraphs: ReadonlyArray<Paragraph>,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const own = paragraphs.filter(({ isDetail, sentences }) => isDetail && sentences.length > 0)
  return own.length > 0 ? own : [basisOf(ledger)]
}

const widgetsOf = (paragraphs: ReadonlyArray<Paragraph>) =>
  paragraphs.flatMap(({ widgets }) => widgets)

const firstSentence = (paragraphs: ReadonlyArray<Paragraph>) =>
  paragraphs.flatMap(({ sentences }) => sentences).slice(0, 1)

const isChart = ({ kind }: Paragraph["widgets"][number]): boolean => kind.endsWith("_chart")

/** Its charts with one sentence; its other widgets where there is no chart. */
const charted = (paragraphs: ReadonlyArray<Paragraph>): ReadonlyArray<Paragraph> => {
  const widgets = widgetsOf(paragraphs)
  const charts = widgets.filter(isChart)
  const shown = charts.length > 0 ? charts : widgets
  return [
    paragraph(
      shown.length > 0
        ? ["Here it is, day by day."]
        : ["There is nothing to draw there: this answer has no values over time."],
      shown,
    ),
  ]
}

/** An answer as a follow-up wants it: what it rests on, its chart, its first sentence. */
export const retold = (
  telling: Telling,
  paragraphs: ReadonlyArray<Paragraph>,
  material: Material,
): ReadonlyArray<Paragraph> => {
  switch (telling) {
    case "evidence":
      return [paragraph([certainty(material)]), ...basis(paragraphs, material)]
    case "chart":
      return charted(paragraphs)
    case "shorter":
      return [paragraph(firstSentence(paragraphs))]
    default:
      return paragraphs
  }
}
