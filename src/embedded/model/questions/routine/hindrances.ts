import { type PhraseTable, phrases } from "#language/phrases"

/** What a person may not be able or willing to do, and the steps that take it. */
const HINDRANCES: ReadonlyArray<readonly [said: PhraseTable, step: PhraseTable]> = [
  [
    phrases`morning/s | early bird | get up early | getting up early`,
    phrases`morning | get up | getting up | waking | alarm`,
  ],
  [
    phrases`
      evening/s
      (work|working|works|finish|shift/s|home) ...1 (late|night/s)
      late shift/s
      night shift/s
    `,
    phrases`evening | bed | earlier | winding down | wind down | screens | steady times | end work | hours of sleep`,
  ],
  [phrases`walk/s/ing | on foot`, phrases`walk/s/ing | steps | stairs`],
  [phrases`run/s/ning | jog/ging`, phrases`run/s/ning | fast | hard | endurance`],
  [phrases`coffee | caffeine | espresso | tea`, phrases`coffee | caffeine | tea`],
  [
    phrases`gym | exercise | exercising | sport/s | training | workout/s`,
    phrases`
    exercise | session | train/ing | strength | hard | fast | endurance | move`,
  ],
  [phrases`nap/s/ping`, phrases`nap`],
  [phrases`meditat* | breath* | mindful*`, phrases`meditat* | breath* | breaths`],
  [phrases`phone | screen/s | tv`, phrases`phone | screen/s`],
  [phrases`weekend/s | sleep in | lie in | lie ins`, phrases`weekend/s | same time`],
  [phrases`outdoors | outside | garden | daylight`, phrases`outdoors | daylight | light`],
  [phrases`alcohol | wine | beer`, phrases`alcohol | drink`],
  [phrases`cook/ing | vegetables | meat | fish`, phrases`cook | vegetables | meat | fish`],
]

/** Whether somebody who says so cannot take a step. */
export const isHindered = (said: string, step: string): boolean =>
  HINDRANCES.some(([words, steps]) => words.test(said) && steps.test(step.toLowerCase()))

/** Whether a text names something that steps may take. */
export const namesHindrance = (said: string): boolean =>
  HINDRANCES.some(([words]) => words.test(said))
