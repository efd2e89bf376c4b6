/** Whether a message asks about the body of a child. */
export const childCues = {
  youngAge: `
    (#0-99|{TWO_TO_NINE}) (month/s|mo|week/s|wk|day/s) [old/s]
    (#0-17|{TWO_TO_NINE}) (year/s|yr/s|yo|y o) [old/s]
    (age|aged|who is|{RELATIVE} is) #0-17 {AFTER_AGE}
    (age|aged|who is|{RELATIVE} is) #0-17 $
  `,
  grownAge: `
    #18-99 (year/s|yr/s|yo|y o) [old/s]
    (age|aged|who is|{RELATIVE} is) #18-99 {AFTER_AGE}
    (age|aged|who is|{RELATIVE} is) #18-99 $
  `,
  /** "My son's pulse", "the heart rate of a newborn": counts without a comma in it. */
  bodyOfChild: `
    (my|our|her|his|the|a) ...5 {CHILD} ...5 {BODY}
    ^ {CHILD} ...5 {BODY}
    {BODY} ...5 (of|for|in) (my|our|a|the) ...4 {CHILD}
  `,
  /** "Daughter (8) has a resting HR of 100". */
  childWithAge: "{CHILD} #0-17 !(km|k|miles|am|pm|times) ...4 {BODY}",
  /** "A six-year-old", "7 yo", "my cousin". */
  childOrAge: `
    (year/s|yr/s|month/s|mo|mos|week/s|wk/s|day/s) (old/s)
    #0-99 (yo|y o)
    {CHILD}
    (sister|brother|cousin)
  `,
  body: "{BODY}",
  pet: `
    baby (steps|shower|blues|oil)
    (dog|puppy|cat|kitten|horse|pet|hamster|rabbit|parrot)
  `,
  thing: `
    (year/s|month/s|week/s) (old/s) ...1 (whisk*|scotch|bourbon|rum|car|laptop|watch|phone|wine|mattress|account|
      house|tradition)
    (car|laptop|watch|phone|mattress|account|house|tradition) is ...1 #
  `,
  /** A child that is mentioned for what it did to the one who asks. */
  bystander: `
    (woke|wake/s|waking|kept|keep/s|keeping|gave|give/s|scare/s/d) (me|us)
    my ...2(resting|average|own|last|first|deep|total|daily|nightly|overnight|morning|evening|usual|whole|entire|poor|
      bad|already|personal) (sleep|hrv|heart rate|steps|recovery|stress)
  `,
} as const

export const childFragments = {
  CHILD: `
    (son/s|daughter/s|child|kid/s|toddler/s|baby|newborn/s|infant/s|teenager/s|teen/s|preschooler/s|grandson/s|
      granddaughter/s|grandchild|nephew/s|niece/s|boy/s|girl/s|kiddo/s|stepson/s|stepdaughter/s|children|twins)
    little one
  `,
  TWO_TO_NINE: "(two|three|four|five|six|seven|eight|nine)",
  RELATIVE: "(son|daughter|child|kid|boy|girl|sister|brother|cousin|he|she)",
  AFTER_AGE: "(and|years|yo|now|[resting|her|his] (hr|heart|bp|sleep|spo2|hrv))",
  BODY: `
    (resting|heart|heartrate|hr|pulse|temp/s|sleep*|spo2|oxygen|blood|glucose|sugar|hrv|temperature|fever|weight|bmi|
      hemoglobin|iron|ferritin|vitamin|lab/s|hba1c|a1c|ldl|hdl|tsh|crp|potassium|sodium|calcium|creatinine|platelets|
      wbc|inr|result/s|steps|breath*|respiratory|bp|pressure|cholesterol|dose/s|dosage|mg|ecg|ekg|numbers|values|
      range|data)
  `,
} as const
