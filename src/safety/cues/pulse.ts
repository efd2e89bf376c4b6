/** A typed heart rate, and what the body did then. */
export const pulseCues = {
  names: `
    (heartrate|heartbeat|heart|pulse|hr|bpm|rhr)
    heart (rate|beat)
    resting (heartrate|heartbeat|heart|pulse|hr|bpm)
    resting heart (rate|beat)
  `,
  rest: `
    (rest|resting|rhr|sitting|seated|lying|laying|couch|sofa|desk|asleep|woke|waking|sleeping)
    in bed
    doing nothing
    at my desk
    while (reading|watching)
    standing still
    not moving
    just sat
  `,
  effort: `
    (workout/s|run/s|running|ran|exercis*|train*|interval/s|zone/s|max|maximum|peak|cycling|bike|ride|climb*|race|raced|
      sprint*|gym|hiit|swim*|walk*|hik*|marathon|stairs|cardio|spin|effort|treadmill|peloton|football|soccer|tennis|
      squat/s|rowing|jog*|dance*|dancing|sex)
    during activity
  `,
  /** Says that the effort is over, or that there was none. */
  noEffort: `
    (still|sitting|lying|couch|sofa)
    in bed
    after resting
    (hour/s) after
    doing nothing
    no exercise
    not [even] (exercis*|work*|runn*|train*)
    without [any] exercis*
  `,
  /** A night's lowest beat, which is lower than a resting heart rate. */
  lowest: `
    (lowest|min|minimum|overnight|dip|dipp*)
    while [i] (sleep|asleep)
    during sleep
    sleeping (heartrate|heart rate|hr|pulse)
  `,
  namedResting: `
    resting (heartrate|heart|pulse|hr)
    rhr
  `,
} as const
