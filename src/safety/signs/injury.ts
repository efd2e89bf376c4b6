import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const KNOCK =
  "(?:hit|bumped|banged|knocked|smacked|struck|hurt) (?:my|his|her|their|the) head|(?:fell|landed) (?:\\w+ ){0,2}on (?:my|his|her) head|head injury|concussion|concussed"
/** Signs of bleeding within the skull, and what makes it likely. National Institute for Health and Care Excellence, NG232. */
const DANGER =
  "vomit\\w*|throw\\w* up|threw up|confus\\w+|drows\\w+|very sleepy|blood thinners?|warfarin|eliquis|xarelto|\\w+xaban|anticoagulants?|memory|remember|double vision|seizure|getting worse|clear fluid|slurr\\w*|wobbly"

/** A blow to the head that may bleed inside, a stiff neck with fever, a fall or wound that cannot wait. */
export const injurySigns: ReadonlyArray<Sign> = [
  {
    rule: "head_injury",
    shows: [near(KNOCK, DANGER, 16), followed(KNOCK, "faint\\w*|passed out|blacked out", 8)],
    unless: /\blast (?:year|season)\b|\bremember to\b/,
  },
  {
    rule: "meningism",
    shows: [
      near(
        "fever|temperature|head ?ache|light hurts|rash",
        "stiff neck|neck (?:is |feels )?(?:very |so )?stiff",
        14,
      ),
      phrase(
        "rash (?:that |which )?(?:does not|will not|is not|not) (?:fad(?:e|ing)|blanch\\w*|disappear\\w*)",
      ),
    ],
  },
  {
    rule: "fall",
    shows: [
      near(
        "(?:had|took) a (?:bad |nasty |terrible )?fall|fell|fallen|been on the floor",
        "cannot (?:get up|stand(?: up)?|move|walk|put (?:any )?weight)",
        10,
      ),
    ],
  },
  {
    rule: "wound",
    shows: [
      phrase(
        "(?:bone (?:is )?(?:sticking|poking|coming) out|(?:stabbed|shot) (?:me|him|her|in the (?!arm by))|been (?:stabbed|shot|electrocuted)|(?:was|got|just got) electrocuted)",
      ),
    ],
    unless: /\bin the back by\b|\bvaccin\w*|\bflu shot\b|\bmovie|\bgame\b/,
  },
]
