import { anyOf } from "#embedded/model/understanding/words/table"

/** Words for one concept each, as sources of patterns: a reader of questions adds what only it looks for. */

/** Verbs for an influence of one thing on another. */
export const INFLUENCE = anyOf`
  affect*
  boost*
  caus*
  chang(e|es|ing)
  contribut*
  control*
  damag*
  destroy*
  determin*
  disturb*
  driv(e|es|ing|en)
  explain*
  harm*
  help*
  hinder*
  hurt*
  impact*
  improv*
  increas*
  influenc*
  lengthen*
  lower*
  mak(e|es|ing)
  matter*
  mess*
  predict*
  prevent*
  push*
  rais*
  reduc*
  ruin*
  shap*
  shorten*
  spoil*
  upset*
  worsen*
  wreck*
`

/** That two things go together, in neither direction. */
export const RELATION = anyOf`
  associat*
  connect*
  correlat*
  coupled
  go(es)? (along|together|hand|with)
  link*
  relat*
  tied
`

/** Words for a change of a value over time. */
export const CHANGE = anyOf`
  chang*
  (go|goes|going|gone|went|come|comes|coming|came) (up|down)
  declin*
  (in|de)creas*
  drop*
  fall(s|en|ing)?(?! asleep)
  fell(?! asleep)
  improv*
  ris(e|en|es|ing)
  rose
  trend*
  worsen*
`

/** That one thing is set against another. */
export const COMPARISON = anyOf`
  against
  compar*
  differ*
  than
  versus
  vs
`

/** Which of two is larger, or the better one. */
export const COMPARATIVE = anyOf`
  better
  earlier
  fewer
  higher
  later
  less
  longer
  lower
  more
  shorter
  worse
`
