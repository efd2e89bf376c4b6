/** Phrases that mean something only together: in one sentence the thing, in another what is done with it. */
export const medicineCues = {
  medicine: "{MEDICINE}",
  /** "Should I stop it?" */
  changesIt: `
    (can|should|may|could) i [just|now] (stop|quit|skip|double up|come off) [taking] $
    (should|can|could|may|must|do) i ...2 (stop|start|skip|double|quit|take|taking|change|halve|increase|reduce|
      lower|raise|taper|switch|split|crush|restart|need|come off|go off|get off|keep taking|continue) [taking] {IT}
    (rather|prefer|decided|want) [to] not [to] take (it|them)
    do not want to take (it|them)
    if i (take|took|try|tried|stop|stopped|skip|skipped) [taking] (it|some|one|them|that|those)
    i (will|might|want to|would like to|am going to|plan to|am thinking of) [just|simply|now] {QUIT} [taking] {IT}
    i think i (will|might|want to) [just|simply|now] {QUIT} [taking] {IT}
    let me [just|simply|now] {QUIT} [taking] {IT}
    (is|are) (it|they|that) (safe|ok|okay|fine|dangerous|bad) (with|together|to (combine|mix|take))
    (safe|ok|okay|fine) to (stop|start|skip|double|quit|take|change|halve|increase|reduce) {IT}
  `,
  /** Much of a medicine. */
  amount: `
    {MANY} [of] ...2 {DRUG}
    #5-99 (g|gram/s) [of] ...2 {DRUG}
  `,
  tookIt: `
    i ...3(have|just|already|really) (took|taken|swallowed|drank) (it|them|that|those|all of (it|them))
  `,
  took: "(took|taken|swallowed) ...3 {DRUG}",
  howMany: `
    ^ ...3 {MANY} (pills|tablets)
    ^ ...3 {MANY} of (them|these|those)
  `,
  /** A question about measurements beside a medicine. */
  asksForData: `
    ^ (how|did|has|have|does|do|is|was|were|what) [has|have|did|is|was|were] (my|the) ...4 (chang*|different|look*|
      improv*|affect*|respond*|drop*|differ|before|go|trend*|since|like)
    (affect*|effect|impact*|correlat*|relat*|compare*|differ*)
    (change|changed) (since|after|when)
    how many (days|nights|times)
    (since|before|after|when|while|the (day/s)) [and after] i ...1 (started|stopped|began|quit|switched|took|take|
      go on|went)
  `,
  mayI: `
    (should|can|could|shall|may) i
    (safe|ok|okay|allowed) [for me] to
  `,
  asksForDose: `
    (what|which|right|correct|best|max*|safe|recommended|how (much|many)|higher|bigger|smaller|
      my next) ...20 {DOSE}
    {DOSE} ...20 (right|safe|enough|too)
  `,
} as const

export const medicineCueFragments = {
  DOSE: "(dose/s|dosage/s)",
  IT: "(it|them|that|this|those)",
  QUIT: "(stop|quit|skip|drop|halve|double|stopping|quitting|come off)",
} as const
