/** Whether somebody is pregnant, and what is an emergency then. */
export const pregnancyCues = {
  isPregnant: `
    (i am|we are|being|currently|as a|while|now|newly|# (week/s|month/s|wk/s)) ...3 pregnant
    pregnant (with|and|here|now|so)
    pregnant woman here
    ^ pregnant !(pause|women|woman and)
    my [current] pregnancy
    (in|during) [my|the] (first|second|third|1st|2nd|3rd) trimester
    #1-99 (week/s|wk/s|w) ...1 (pregnant|along|gestation|preg|preggo|preggers)
    i am expecting [a|our|my] (baby|child|twins)
    i am expecting $ *
    ^ i am expecting $
    (preggo|preggers)
  `,
  /** With a word of pregnancy anywhere in what was said. */
  weeksAlong: "i am #1-99 weeks",
  isNotPregnant: `
    (not|never been|no longer|am i|was|get|getting|got) ...3 pregnant
    if i (am|were|become) ...3 pregnant
    trying to become ...3 pregnant
    (try|trying) for ...3 pregnant
    want to be ...3 pregnant
    (could|might) i be ...3 pregnant
    (wife|sister|friend|girlfriend|daughter) is ...3 pregnant
    pregnant with (ideas|meaning|possibilit*|emotion)
    pregnancy (ended|was|went|test)
    (before|after|since|last|previous|first|second|past|my wife's|her) [my|the] [last|first|second|previous] pregnancy
  `,
  pregnancy: "(pregnant|pregnancy|trimester|preggo|preggers)",
  pregnan: "pregnan*",
  somebodyElse: "pregnant (wife|girlfriend|partner|sister|friend|daughter|colleague)",
  /** Signs of danger in pregnancy. */
  danger: `
    bleed*
    spotting blood
    (severe|bad|terrible|worst|splitting|pounding) (headache/s|(head ache/s)|migraine)
    (blurr*|spots|flashing|lights|double) ...3 (vision|eyes)
    blurry
    (baby|fetus|he|she|it) [is|has|has been] not ...1 mov*
    (baby|fetus|he|she|it) [is|has|has been] stopped (moving|kicking)
    (no|not|less|reduced|fewer|decreased) ...2 (fetal movement/s|kick/s|movement/s)
    not felt [the|my] baby
    (water/s) (broke|breaking)
    severe (belly|stomach|abdominal) (pain|cramps)
  `,
  /** Signs of danger beside a raised blood pressure in pregnancy. */
  dangerWithPressure: `
    (vision|blurr*|spots|flash*|lights|stars|swell*|swollen)
    under (my|the) ribs
    upper (belly|abdom*)
    (belly|stomach) pain
  `,
} as const
