/** What somebody feels beside a number. */
export const symptomCues = {
  any: `
    (dizz*|faint*|breathless*|chest|palpitation/s|pounding|racing|fluttering|weak|weakness|confus*|sweat*|clammy|
      nause*|vomit*|headache/s|migraine|vision|blurr*|numb*|shaky|shaking|shakes|trembl*|shiver*|unwell|awful|terrible|
      horrible|sick|drows*|letharg*|exhausted|collaps*|blue|wheez*|cough*|fever|nosebleed*|ringing|disoriented|slurr*|
      pale|tingl*|pain|hurt/s|lightheaded*)
    light headed*
    (pass|passed|passing) out
    (short|shortness) of breath
    (cannot|hard to|trouble|difficulty) breath*
    throw* up
    (head ache/s)
    cannot (see|think)
    seeing (double|stars|spots)
    nose bleed*
    not feeling (well|good|right)
    do not feel (well|good|right)
    feel (ill|bad|off|weird|strange|lousy)
  `,
  /** What takes away the means to help oneself. */
  grave: `
    (confus*|unconscious|unresponsive|obtunded|stupor*|disoriented|seizure*|fainted|fainting|collaps*|slurr*|drows*)
    cannot (swallow|stay awake|wake|stand|get up|get out of bed|move|think|speak|breath|breathe|keep ...1 down)
    (passed|passing) out
    deep breathing
    breathing (fast|hard|deeply)
    rapid breathing
    chest (pain|pressure|tightness)
    blue lips
    lips [are|look|turning] ...1 blue
    very sleepy
    (trouble|hard time|struggling to|hard to) (stay|staying) awake
    nodding off
    not making [any] sense
    talking nonsense
    blacking out
    too (weak|dizzy|shaky) to
    cannot help (myself|my self|himself|herself)
  `,
  well: `
    (no|without|not any|zero|none|any) [other|real|unusual] (symptom/s|complaints|problems|issues)
    (feel|feeling|felt|am|otherwise|totally|doing) ...1 (fine|great|good|ok|okay|normal|well|healthy)
    asymptomatic
    (symptomfree|symptom free)
  `,
  breathless: `
    (breathless*|gasping|wheezing)
    (short|shortness) of breath
    (cannot|hard to|trouble|difficulty|struggling to|out of) breath*
    blue lips
    lips ...3 blue
    (blue|bluish|blueish) ...1 (lips|fingers)
  `,
  slightlyBreathless: `
    (a bit|a little|slightly|mildly|somewhat|(kind|sort) of|a touch|mild|slight|(wake/s|woke/s) [me] up|
      waking up) [more] (gasping|out of breath|breathless*|winded|(short|shortness) of breath)
  `,
} as const
