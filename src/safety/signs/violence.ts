import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const violenceFragments = {
  OTHER_PERSON: `
    (he|she|partner|husband|wife|boyfriend|girlfriend|ex|dad|father|stepdad|mum|mom|mother|brother|uncle|boss|
      coach|someone|somebody)
  `,
}

/** Violence at home, and force against the body or the throat. */
export const violenceSigns: ReadonlyArray<Sign> = [
  {
    rule: "violence",
    level: "immediate",
    patterns: `
      {OTHER_PERSON} ...2 (choked|strangled|strangling|choking|throttled) me
      hands (round|around|on) my (neck|throat)
      {OTHER_PERSON} ...3 (pulled|held|pointed|has|grabbed) (a|the|his|her) (knife|gun) ...3 (me|us)
      {OTHER_PERSON} ...4 (going to|will|threaten*) ...2 kill (me|us|him|her)
    `,
    exclusions: `
      (game|rpg|sparring|jiu jitsu|bjj|judo|wrestling)
      kill me if
    `,
    heard: [
      "my boyfriend choked me yesterday",
      "he put his hands round my neck last night",
      "my ex pulled a knife on me",
      "my husband says he is going to kill me",
    ],
    notHeard: [
      "my coach choked me in sparring, what was my heart rate",
      "my boss is going to kill me if I miss the deadline",
    ],
  },
  {
    rule: "violence",
    level: "urgent_same_day",
    patterns: `
      {OTHER_PERSON} ...2 (hit/s|hitting|beat/s|punch/es/ed|kick/s/ed|slap/s/ped|push/es/ed|shove/s/d|hurt/s|
        threw) me !(with|at|up|to|in the (race|game|final|match)|on the leaderboard)
      {OTHER_PERSON} ...2 (pushed|threw|dragged) me (down|against|into|to)
      (was|been|got) (raped|molested)
      (sexually|been) (assaulted|abused)
      {OTHER_PERSON} ...2 (raped|assaulted|molested) me
      (forced|forces|made|makes) me to have sex
      (afraid|scared|terrified) (of|to go home to) (him|my (husband|wife|partner|boyfriend|girlfriend|dad|
        father|ex))
    `,
    exclusions: `
      (steps|leaderboard|race|record|chess|tennis|game|score)
    `,
    heard: [
      "my husband hits me when he drinks, i cant sleep",
      "my partner pushed me down the stairs",
      "i was raped on saturday",
      "i was sexually assaulted at a party",
      "my uncle molested me",
      "my boyfriend forced me to have sex",
      "i am scared of my husband",
      "coach dragged me to",
    ],
    notHeard: ["my brother beats me in steps every week"],
  },
]
