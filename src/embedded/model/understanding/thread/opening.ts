import { phrases } from "#language/phrases"

/** Words before what a message asks: "ok", "no, I mean", "thanks, and". */
const OPENING = phrases`
  ${phrases`
    ok
    okay
    k
    oh
    ah
    hm
    hmm
    ugh
    wow
    well
    alright
    fine
    great
    cool
    nice
    good
    so
    and
    but
    or
    no
    nope
    yes
    yeah
    yep
    sure
    wait
    sorry
    actually
    please
    thank/s
    thank you
    thanks a lot
    got it
    i see
    i (mean|meant)
    hey
    lol
    haha
    hehe
    lmao
    omg
    damn
    all right
    perfect
    interesting
    also
  `}
`
const SIGNS = /^[\s,.!?;:–—-]+/

/** More of them are looked at in no message: each costs a search. */
const MAX_OPENINGS = 24

/** Where a message begins behind its opening words and the signs after them. */
export const openingEnd = (text: string): number => {
  let at = SIGNS.exec(text)?.[0].length ?? 0
  for (let count = 0; count < MAX_OPENINGS; count++) {
    const said = OPENING.beginsAt(text, at) ? OPENING.spanFrom(text, at) : null
    if (said === null || said.end <= at) return at
    const end = said.end + (SIGNS.exec(text.slice(said.end))?.[0].length ?? 0)
    if (end >= text.length) return at
    at = end
  }
  return at
}
