import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"

/** Whether a metric has any value of the person. */
const isMissing =
  ({ briefing }: ParsedQuestion) =>
  ({ key }: Metric): boolean =>
    briefing.metrics.every(({ metric }) => metric !== key)

/** The subject that a question names, where some of its metrics have no value to answer it; else null. */
export const generalSubject = (
  parsed: ParsedQuestion,
  metrics: ReadonlyArray<Metric>,
): KnowledgeEntry["id"] | null =>
  metrics.some(isMissing(parsed)) ? (findSubjects(parsed.whole)[0]?.entry.id ?? null) : null
