import type { Sign } from "#safety/sign"

/** Wanting to die, said around it: goodbyes, means at hand, being better gone. */
export const crisisIndirectSigns: ReadonlyArray<Sign> = [
  {
    rule: "suicidal",
    level: "immediate",
    includesQuestions: true,
    patterns: `
      ((want/s|going|might|will|should|ima) [to]|^) kms $
      ((want/s|going|might|will|should|ima) [to]|^) kms (tonight|now|today|rn|soon|idc|fr|lol)
      [what] if i [just|simply] (never|did not|do not) wake up !(at|so|before|early|to|late|#|for|when|in|on|
        until|refreshed)
      (happier|easier|relieved|fine|better [off]) without me !(in|at|on|there|running|around the)
      (stopped|past|beyond|no longer) (care|caring) (if|whether|about whether) i (live|die|am alive|wake up)
      (easier|better|simpler|happier|nicer|best) if i (was|were|am) [just] (dead|gone|not (alive|here|around|
        born))
      (nobody|noone|no one) (needs|wants|loves) me $
      (nobody|noone|no one) (needs|wants|loves) me any more
      (nobody|noone|no one) (needs|wants|loves) me anymore
      (given|giving|gave) (my|all my) ...2 away
      (written|wrote|writing) ...1 letters to (everyone|everybody|my (family|kids|children|parents|friends))
      if i [just] (died|die|was dead|were dead) ...5 [it|that|i] would (be|not) (ok|okay|fine|better|good|
        easier|matter|mind|care|a relief)
      would (be (ok|okay|fine|better)|not (mind|care)) if i [just] (died|was dead|were dead|did not exist)
      (said|say/ing) [all] my [last|final] goodbyes
      time for me to (go|leave) $
      time for me to (go|leave) forever
      time for me to (go|leave) for good
      (pills|tablets|gun|rope|noose|razor|blade|knife) ...1 (next to me|in front of me|beside me|in my hand)
      (might|could|thinking (of|about)|want to|going to|tempted to|plan to) [just] (take|taking|
        swallow/ing) (them all|all of (them|these|those)|all [of] (my|the|these|those) (pills|tablets|meds|
        medication|insulin))
      not (think|expect|believe|sure) [if|that] i (will|would) [still] be (alive|around !(at|to|the|for the)|
        here (next|anymore|by|any more|much longer))
      saying [my] [last|final] goodbye (tonight|forever|for good)
      saying [my] (goodbye/s) to (everyone|everybody|people|all|my family)
      better [off] (dead|without me|if i (was|were) (dead|gone|not))
      world [is|would be] ...1 [better] without me
      (noone|nobody|no one) (would|will) ...1 (miss me|notice if i|care if i (died|disappeared|die|was gone|
        am gone))
      burden (to|on) (everyone|everybody|all|others|my family|you all)
      (no|any|without|what|not any|[cannot|not|do not|did not] see) ...1 (reason|point) [is there] ...1 (to|in|
        of|for) (live|living|exist/ing|going on|keep going !(to|at|in)|being alive|(stay/ing) alive|
        continuing to live|waking up|being here)
      nothing [left] to live for
      life is [just] not worth (it|living)
      not worth (living|being alive)
      (point|use) (of|in) (living|life|being alive|going on)
      (tired|sick|done|exhausted) (of|with) (life|existing|living !(in|on|at|here|alone|out of)|being alive|
        this life)
      cannot go on (anymore|any more|any longer|like this|with this) !(diet|plan|program|schedule)
      cannot live (anymore|any more|any longer|like this|with this) !(diet)
      cannot keep living (anymore|any more|any longer|like this|with this) !(diet)
      cannot keep going (anymore|any more|any longer|like this|with this) !(diet)
      cannot do life (anymore|any more|any longer|like this|with this) !(diet)
      cannot keep doing this life (anymore|any more|any longer|like this|with this) !(diet)
      cannot go on $
      (see|is|there is|feel like there is) no (way out|other way out|future for me|hope left|hope for me)
      give up on life
      (giving|gave|given) up on (life|living)
      out of (this|my) life $
      (fall|go to|went to) (sleep|asleep) (and|to) (never|not) wak* [up]
      never wake up again
      (just|could|want to|wish i could|let me|like to) (sleep|rest|go to sleep|fall asleep) forever !(in|on|
        with|like)
      not (be|going to be) (here|around|alive) (anymore|tomorrow|much longer|any more|by (then|christmas))
      if i (will not be|am not|am no longer) (here|around|alive)
      i will not be (around|here|alive) $
      will not be (here|around|alive) (tomorrow|anymore|much longer|any more|next (week|month|year)|by (then|
        christmas))
      (jump/ing) (off|from|in front of) [a|the] (bridge|roof|building|train|cliff|balcony|window)
      (goodbye|suicide|farewell|good bye) (note/s|letter/s)
      slit (my|his|her) (wrist/s|throat)
      (thought/s|thinking|think|dream/ing|fantasi*) ...2 (of|about) [just|simply|maybe] (dying|death|ending (it|
        things|everything|my life)|not being (here|alive)|being dead)
      (pills|tablets) ...2 (lined|laid) (up|out)
      (picked|set|chosen) (the|a) date ...8 (told|tell) (nobody|no one|anyone)
    `,
    exclusions: `
      keep going with unless (with (this|life))
    `,
    heard: [
      "will kms",
      "kms tonight idc anymore",
      "what if i just didn't wake up tomorrow, would my ring even notice lol",
      "Everyone would be fine without me. What's my stress level?",
      "I've stopped caring whether I live or die.",
      "Everything would be easier if I weren't alive.",
      "no one loves me",
      "no one needs me any more",
      "nobody wants me anymore",
      "gave my away",
      "wrote letters to everyone",
      "If I died in my sleep it would be okay.",
      "would be fine if i died",
      "said my goodbyes",
      "time for me to go",
      "time for me to go forever",
      "time for me to leave for good",
      "razor beside me",
      "tempted to just swallowing all of my tablets",
      "I don't think I'll be around next month, so what's the point of a sleep plan?",
      "I won't need my data much longer, I'm saying goodbye tonight.",
      "my gf keeps saying goodbye to everyone and i'm scared she's gonna do something",
      "better off dead",
      "world without me",
      "nobody will miss me",
      "im a burden to everyone",
      "see point for waking up",
      "nothing left to live for",
      "life is not worth it",
      "not worth living",
      "use in going on",
      "I'm done with life",
      "I can't go on like this anymore",
      "I can't live like this anymore",
      "i cant keep living like this",
      "cannot keep going with this",
      "cannot do life with this",
      "cannot keep doing this life anymore",
      "My sister sent me a text that she can't go on.",
      "I don't see a way out, there is no way out for me",
      "give up on life",
      "I gave up on life",
      "out of my life",
      "I just want to go to sleep and never wake up",
      "never wake up again",
      "it hurts so much i just want to go to sleep forever",
      "not be alive tomorrow",
      "if i am not here",
      "i will not be around",
      "will not be around next year",
      "thinking of jumping off a bridge",
      "I wrote a goodbye letter",
      "slit my throat",
      "thinking about ending things",
      "tablets laid out",
      "set the date tell anyone",
    ],
    notHeard: ["Any reason to keep going with keto according to my data?"],
  },
  {
    rule: "suicidal",
    level: "immediate",
    includesQuestions: true,
    includesFiction: true,
    patterns: `
      how (many|much) ...4 (would|will|does|do|to) [it|i|you] [take|need] [to] (die|not wake up|never wake up|
        sleep forever|kill (me|myself|someone|a person)|be (lethal|fatal)|end it)
      lethal dose
      how (to|do you|can you|does one|do people|do i|can i) ...1 (kill|hang|drown) (yourself|oneself|themselves|
        myself)
      (painless/ly) [way] [to] (die|death)
      (die|dying|kill (myself|yourself)) (painless/ly)
      (way/s|method/s) (to|of) (die|dying|suicide|(kill/ing) (myself|yourself))
      (easiest|best|quickest|fastest|painless|least painful) way to (die|kill|go|end (it|things|
        my life)) !(time|it at)
    `,
    heard: [
      "Tell me how much insulin would kill me.",
      "lethal dose",
      "how do you hang oneself",
      "painlessly die",
      "kill myself painlessly",
      "methods to dying",
      "is there a painless way to go",
    ],
  },
  {
    rule: "suicidal",
    level: "immediate",
    patterns: `
      (hopeless|worthless|depress*|desperate|alone|empty inside|give up) ~10 (a|my|the|loaded) (gun|pistol|
        noose|rope|razor|blade)
    `,
    heard: ["I feel hopeless and have a gun at home."],
  },
  {
    rule: "suicidal",
    level: "immediate",
    patterns: `
      (life|everything) ~3 (hopeless|pointless|meaningless|unbearable)
    `,
    heard: ["Life is pointless and I want out"],
  },
]
