import type { SynthesisPart } from "#domain/briefing"
import type { WidgetSpec } from "#domain/widget"

/** One paragraph of an answer with the widgets that belong after it. */
export interface Paragraph {
  readonly sentences: ReadonlyArray<string>
  readonly widgets: ReadonlyArray<WidgetSpec>
  /** True for statistics, which are said only when they are asked for; widgets are shown anyway. */
  readonly isDetail?: true
}

/** A paragraph without the sentences and widgets that are null. */
export const paragraph = (
  sentences: ReadonlyArray<string | null>,
  widgets: ReadonlyArray<WidgetSpec | null> = [],
): Paragraph => ({
  sentences: sentences.filter((sentence) => sentence !== null),
  widgets: widgets.filter((widget) => widget !== null),
})

/** A paragraph of statistics: intervals, p-values, numbers of days, methods. */
export const details = (
  sentences: ReadonlyArray<string | null>,
  widgets: ReadonlyArray<WidgetSpec | null> = [],
): Paragraph => ({ ...paragraph(sentences, widgets), isDetail: true })

/** The paragraphs without their statistics; a widget stays behind the paragraph before it. */
export const withoutDetails = (paragraphs: ReadonlyArray<Paragraph>): ReadonlyArray<Paragraph> =>
  paragraphs.map((each) => (each.isDetail ? { ...each, sentences: [] } : each))

const BREAK = "\n\n"

/** A sentence, or the lines of a list: what is refused takes no line with it. */
const linesOf = (sentence: string): ReadonlyArray<string> => sentence.split(/(?<=[^\n])(?=\n)/)

/** The answer as it is written: a blank line between paragraphs, widgets right behind their own. */
export const partsOf = (paragraphs: ReadonlyArray<Paragraph>): ReadonlyArray<SynthesisPart> => {
  const first = paragraphs.findIndex(({ sentences }) => sentences.length > 0)
  return paragraphs.flatMap(({ sentences, widgets }, index) => [
    ...(sentences.length === 0
      ? []
      : linesOf((index === first ? "" : BREAK) + sentences[0]!)
          .concat(sentences.slice(1).flatMap((each) => linesOf(` ${each}`)))
          .map((composed) => ({ composed }))),
    ...widgets.map((widget) => ({ widget })),
  ])
}
