import { phrases } from "#language/phrases"

/** Words for one concept each, as tables of phrases: a reader of questions adds what only it looks for. */

/** Verbs for an influence of one thing on another. */
export const INFLUENCE = phrases`
  affect*
  boost*
  caus*
  chang/e/es/ing
  contribut*
  control*
  damag*
  destroy*
  determin*
  disturb*
  driv/e/es/ing/en
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
  mak/e/es/ing
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
export const RELATION = phrases`
  associat*
  connect*
  correlat*
  coupled
  go/es (along|together|hand|with)
  link*
  relat*
  tied
`

/** Words for a change of a value over time. */
export const CHANGE = phrases`
  chang*
  (go|goes|going|gone|went|come|comes|coming|came) (up|down)
  declin*
  increas*
  decreas*
  drop*
  fall/s/en/ing !(asleep)
  fell !(asleep)
  improv*
  ris/e/en/es/ing
  rose
  trend*
  worsen*
`

/** That one thing is set against another. */
export const COMPARISON = phrases`
  against
  compar*
  differ*
  than
  versus
  vs
`

/** Which of two is larger, or the better one. */
export const COMPARATIVE = phrases`
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

/** A share of a hundred. */
export const PERCENT = phrases`
  percent*
  per cent
  pct
  %
`

/** What somebody calls a value that they are content with. */
export const WELL = phrases`
  alright
  decent
  excellent
  fine
  good
  great
  healthy
  ok
  okay
`

/** What somebody calls a value that they fear. */
export const AMISS = phrases`
  bad
  concerning
  dangerous
  poor
  too (high|low)
  unhealthy
  worr*
`

/** That a question is for a reason. */
export const WHY = phrases`
  why
  reason/s
  what [is|are|s] (keeping|holding|dragging|pulling) (my|the)
  what [is|was|has] [*] (cause/s/d|causing|behind|the matter|led to|leading to)
  (is|be|lie/s|are) behind
  explain*
  how come
  what made !(you)
  to blame
  due to what
  because of what
`

/** How much of something to eat or drink one should have: known in general. */
export const HOW_MUCH_TO_HAVE = phrases`
  (how|what) (much|many) ...3 (should|can|may|must|do) (i|one|people|you|we) [really|actually] (drink|eat|have|take)
  (how|what) (much|many) ...3 (should|do) (i|one|people|you|we) [really|actually] need
`
