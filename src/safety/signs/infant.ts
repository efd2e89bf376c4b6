import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const infantFragments = {
  INFANT: `
    (newborn|neonate)
    (#1-12|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (week/s|wk|wks|day/s) old
    (#1-2|one|two) (month/s|mo) old
    (#1-12|one|two|three|four|five|six|seven|eight) week old
  `,
}

/** A baby or child who is ill, hurt or has swallowed something. */
export const infantSigns: ReadonlyArray<Sign> = [
  {
    rule: "infant_fever",
    level: "immediate",
    patterns: `
      {INFANT} ~12 (fever*|feverish|temperature|temp|burning up|hot|#38-42|#100-106)
      {INFANT} ~12 (limp|floppy|grunting|will not feed|not feeding|not breathing|blue|hard to wake)
    `,
    exclusions: `
      (puppy|kitten|car|phone|watch|laptop|whisky)
    `,
    heard: [
      "my 2 month old is burning up",
      "6 week old has 38.4",
      "my newborn will not feed and is floppy",
    ],
    notHeard: ["my two week old watch gets hot on my wrist"],
  },
]
