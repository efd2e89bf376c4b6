import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const injuryFragments = {
  DANGER: `
    (vomit*|confus*|drows*|warfarin|eliquis|xarelto|*xaban|anticoagulant/s|memory|remember|seizure|slurr*|
      wobbly)
    throw* up
    threw up
    very sleepy
    blood (thinner/s)
    double vision
    getting worse
    clear fluid
  `,
  KNOCK: `
    (concussion|concussed)
    (hit|bumped|banged|knocked|smacked|struck|hurt) (my|his|her|their|the) head
    (fell|landed) ...2 on (my|his|her) head
    head injury
  `,
}

/** A blow to the head that may bleed inside, a stiff neck with fever, a fall or wound that cannot wait. */
export const injurySigns: ReadonlyArray<Sign> = [
  {
    rule: "head_injury",
    level: "immediate",
    patterns: `
      {KNOCK} ~16 {DANGER}
      {KNOCK} ...8 (faint*|passed out|blacked out)
    `,
    heard: ["I hit my head, I take warfarin and now I keep vomiting.", "head injury faint"],
  },
  {
    rule: "meningism",
    level: "immediate",
    patterns: `
      (fever|temperature|headache|rash|head ache|light hurts) ~14 (stiff neck|neck [is|feels] [very|so] stiff)
      rash [that|which] (not|does not|will not|is not) (fade|fading|blanch*|disappear*)
    `,
    heard: ["worst headache ever, sudden, stiff neck", "rash not fading"],
  },
  {
    rule: "fall",
    level: "immediate",
    patterns: `
      (fell|fallen|(had|took) a [bad|nasty|terrible] fall|been on the floor) ~10 cannot (move|walk|get up|
        stand [up]|put [any] weight)
    `,
    heard: ["I had a fall and cannot get up, and my hip hurts terribly."],
  },
  {
    rule: "wound",
    level: "immediate",
    patterns: `
      bone [is] (sticking|poking|coming) out
      (stabbed|shot) (me|him|her|in the !(arm by))
      been (stabbed|shot|electrocuted)
      (was|got|just got) electrocuted
    `,
    exclusions: `
      in the back by
    `,
    heard: [
      "bone sticking out",
      "shot him",
      "been stabbed",
      "I was electrocuted and now my heart skips",
    ],
    notHeard: ["Got stabbed in the back by a colleague, stress?"],
  },
]
