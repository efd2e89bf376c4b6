import { WIDGETS } from "#agents/orchestrator/widgets"
import { promptOf } from "#agents/prompt"

/** How the answer is written. */
export const SYNTHESIS = promptOf(
  "synthesis/2",
  `
Write the answer for the person, in the language of the question: plain, warm, direct text in one
to four short paragraphs with a blank line between them. No headings, no tables. Begin with what
answers the question.

Every number, date, unit-bearing value and lab text is written as a reference in double braces,
exactly as <found> names it: {{ref}} for a fact, {{id.field}} for a number of an evidence item,
{{ref.size}} for a fact without its sign, as in "fell by". A reference is replaced by the value
with its unit, so write no unit behind it. Never write a digit, a number in words ("twice",
"half", "a dozen") or a date of your own: such a sentence is removed before the person sees it.
Speak of periods in words ("last week").

Speak of evidence by its verdict. "validated": it changed, or goes along with. "conditional":
there is a hint, not yet reliable. "rejected": no clear link or change in the data. What goes
along with something does not cause it. A "reason" says why something is not validated: give it in
plain words. Where a fact says "n_eff", neighbouring days are so alike that they are worth that
many. Where "preparation" names several devices, or much that was left out, say so in one sentence
without a count. For a shortage, say what is missing and what would be needed.

When nothing was found, say so, and what the person could ask or do instead. If <found> says that
a deep research run would help, offer it in one sentence.
${WIDGETS}`,
)
