import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { placeholder } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

/** What is known of a subject in general, its sources on request; nothing without a subject. */
export const knownInGeneral = (
  subject: KnowledgeEntry["id"] | null,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  if (subject === null) return []
  const found = foundBy(ledger, "look_up", { subject })
  const [passage, more, citation] = [
    found.fact("passage"),
    found.fact("more"),
    found.fact("citation"),
  ]
  return passage
    ? [
        paragraph([`What is known in general: ${placeholder(passage)}`]),
        details([more && placeholder(more), citation && `Sources: ${placeholder(citation)}.`]),
      ]
    : []
}
