import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const crisisFragments = {
  NOT_TO_BE: `
    (not|never) [to] wake up !(at|so|before|early|to|too|late|#|for|when|in|on|until|tired|during)
    (be|being) dead
    (not|never) [to] (be (alive|here any more|here anymore)|exist !(without|in|for))
    dying !(my|for|to|after|from|on|in|at|of (laughter|thirst|hunger|boredom))
  `,
  LIVE: `
    exist
    live !(at|near|next|alone|off|on|abroad|downtown|there|upstairs|so far|in (the|a|an|my|our|#)|in this
      (apartment|house|flat|room|place|city|town|area|country))
    be alive
    be here
    wake up !(at|so|before|early|to|tired|late|#|for|when|in)
    keep living
    go on living
    be in this world
  `,
  TO_GO_ON: `
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|continu*
      [living]|being here|(wake|waking) up) $
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|continu*
      [living]|being here|(wake|waking) up) any more
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|continu*
      [living]|being here|(wake|waking) up) anymore
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|continu*
      [living]|being here|(wake|waking) up) and
  `,
  SELF: `
    (myself|himself|herself|themselves|themself)
    my self
  `,
}

/** Wanting to die, said plainly or around it. */
export const crisisSigns: ReadonlyArray<Sign> = [
  {
    rule: "suicidal",
    level: "immediate",
    patterns: `
      suicid*
      unalive
    `,
    exclusions: `
      (embarrass*|mortif*) ...3 (wanted to|could have) die
      rather die than unless (liv*|exist*|continu*|suffer*|this|(go|going) on|keep going|be (here|alive|a
        burden)|like this)
      (suicide/s) (run/s|sprint/s|drill/s|squad|squeeze|mission|grip|pace|prevention|awareness|rate/s|
        statistics|research|bomb*)
      (run|race|pace|pacing|workout|pr|hill|plan|schedule|attempt|deadline|strategy) ...3 (is|was|be|felt like) suicide
      (did|do|doing|ran|run|of|10|five|ten) suicides
      (career|commercial|social|political|financial) suicide
      (kill/ing/ed) (myself|himself|herself) (at|in|with|over|on|trying|working|training|doing) [the|my|this|a] (gym|
        work/out/outs|training|treadmill|exercise|bike|run*|job|diet|hiit|interval/s|squats|to (hit|reach|get|
        lose|finish|do|make))
      (made|makes|making) (me|us) (want to|wish i|feel like i) (die|was dead|were dead|could die|was dying)
      (want/ed) to die after (leg|that|this|the|those|every)
      (risk|rate/s|statistics|prevention|awareness|hotline|research) ...3 suicid* ...5 (statistics|country|data|
        rate/s|in general)
      (lol|haha*|lmao|rofl) ~20 (workout|gym|run|leg day|burpees|hill/s)
      keep going with unless (with (this|life))
    `,
    heard: [],
  },
  {
    rule: "suicidal",
    level: "immediate",
    includesQuestions: true,
    patterns: `
      (kill/ing|murder|hang/ing|shoot/ing|drown/ing|unalive|off|poison) {SELF}
      killed myself
      (want/s/ed|wish|hope|hoping|prefer|rather|like|love|ready|plan*|pray*|okay with|fine with|not mind) ...3 {NOT_TO_BE}
      (no|not|cannot|without|what|what's|lost|hardly|any|never) ...5 (reason|point|purpose|use|sense|will) ...3 {TO_GO_ON}
      (commit*|attempt*|consider*|contemplat*) suicide
      (end/ing/ed|take|taking|took) (my|his|her|their) [own] (life|lives)
      (end/ing) it (all|forever|now|tonight|for good|once and for all)
      (will|might|going to|want to|wants to|ready to) end it $
      just end it $
      want (everything|it|it all|all of this) to (end|stop|be over)
      make it all (stop|end)
      end (the|my|this) (pain|suffering|misery) (forever|once|for good)
      (want/s/ed/ing|like|rather|ready|prefer|hoping|hope|planning|plan|going|trying|wish i could) [to] [just|
        really] (kms|be dead|die !(laughing|hard|of (laughter|boredom|embarrassment|shame))|not exist !(without|
        in|for)|disappear forever|never wake up|not wake up|stop existing|vanish !(from|for|into|to)|cease to
        exist|be gone forever)
      (people|anyone|anybody|they|someone|everyone|he|she|who) ...4(would|will|even|really|ever) (notice|care|
        miss me) ...1 if i (died|die|was|were|am|disappeared|were not|was not|did not wake up)
      (do|does|did) not deserve to (live|exist|be alive|be here)
      life has no (meaning|point|purpose)
      want to disappear !(for|from|into|to)
      (only|one) (option|solution|escape|answer|way out) [left] is (death|dying|suicide|to die|to end)
      death is the only
      (cannot|not|do not|no longer) see (a|any|my) future
      not sure [if|whether|that] i [still] want to (live|exist|be alive|be here|keep (going|living))
      (happier|easier) [if i (was|were)] dead
      (happier|easier|relieved|better) [off] (when|if|once|without) (i am gone|i die|i am dead|i (was|were)
        (gone|dead))
      i am [just|only] a burden $
      feel like dying !(after|from|of|my hair|today after)
      wish (it|this|everything) would ...4(all|just) (stop|end|be over)
      why am i ...4(even|still) (alive|here) $
      see myself (living|being here|being alive)
      (hope|wish|pray) [that] i [would] [just] die
      (tonight|today|this) (is|will be) my last (night|day|message|goodbye) !(of|in|at|on|before|with|as)
      ^ this is goodbye $
      (do|doing) something [bad|stupid|terrible] to (myself|hurt)
      bought [a|the|some] (rope|gun|pills) ...5 (ready|end|die|tonight|go|goodbye)
      (wish/ed) [that] i (was|were|had) (dead|gone|never [been] born|not (here|alive))
      wish i [could|would|did] [just] (not|never) wake up
      (hope|hoping|wish|pray*) [that] i (never|do not|will not|would not|did not) ...1 wake up
      wish [that] i [would|could] [just] (disappear|die)
      i (should|deserve to|need to) [just] die
      i (am|would be) better off dead
      ((do|does|did|would) not|no longer|never again) [really|even] (want|wish|care|feel like|see (a|any)
        (point|reason)) ...1 [to] {LIVE} [anymore|any more]
      do not (care|mind) if i (live|die|wake up|live or die|never wake up|do not wake up)
      do not (want|plan|expect) to (be around|see (tomorrow|next (week|month|year)))
      (easier|better|simpler|nicer|peaceful|a relief) (to [just] (die|be dead|be gone|not be here|not exist
        !(without|in|for)|not wake up)|if i [just] (died|was dead|were dead|did not (exist|wake up)))
      cannot (take|stand|bear|handle|do) (it|this|life|living|the pain|any of (it|this)) (anymore|any more|any
        longer) $
      cannot (take|stand|bear|handle|do) (it|this|life|living|the pain|any of (it|this)) (anymore|any more|any
        longer) and
      (want|need) (the|this|my|all the) (pain|suffering|hurt*) to (stop|end|be over) ...2 (forever|for good)
      (drive|driving|crash*|steer*|swerv*) [my car|the car|my bike] (into [a|the|oncoming] (tree|wall|river|
        traffic|truck|pole)|off [a|the] (bridge|road|cliff))
      (walk*|step*|run*|jump*) [out] (into|in front of) [the|a|oncoming] (traffic/s|train/s|truck/s|bus/s|car/s)
      (give/n|giving|gave) ...1 away [all|most of] (my|his|her) (things|stuff|belongings|possessions|pet/s|dog|
        cat)
      (wrote|written|writing|leaving|left) (my|a|the) [last] (note/s) $
      (wrote|written|writing|leaving|left) (my|a|the) [last] (note/s) to (my|everyone)
      (wrote|written|writing|leaving|left) (my|a|the) [last] (note/s) and
      (i|if i) ...1 ((stop/ped) existing|(did|do) not exist)
      (rather|will|want to|going to|ready to|time to|like to) (join|follow|be with|go to) my (late|dead|
        deceased) (wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|partner|friend)
      (saved|saving|stockpil*|hoard*|collected|collecting|stash*) [up] ...3 (pills|tablets|meds|medication/s|
        medicine/s|insulin) $
      (saved|saving|stockpil*|hoard*|collected|collecting|stash*) [up] ...3 (pills|tablets|meds|medication/s|
        medicine/s|insulin) (for|to|and)
      (finish|terminat*|quit|stop) [with] (my|this) [own] life $
      engine (running|on) ...8 garage
      garage ...5 engine (running|on)
      (more|better off) (with|from|if they had) (my|the) [life] insurance
      (decided|going|want|ready|plan*|time|about) to end (things|everything) $
      (decided|going|want|ready|plan*|time|about) to end (things|everything) (tonight|today|this|tomorrow|soon|
        now)
      (decided|going|want|ready|plan*|time|about) to end (things|everything) for good
      not (think|believe|know (if|how)|sure (if|how|that)) [that] i can (keep|continue|go on|carry on) (living|
        going|like this|with (this|life))
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
      (might|could|thinking (of|about)|want to|going to|tempted to|plan to) [just] (take|taking|swallow/ing) (them
        all|all of (them|these|those)|all [of] (my|the|these|those) (pills|tablets|meds|medication|insulin))
      not (think|expect|believe|sure) [if|that] i (will|would) [still] be (alive|around !(at|to|the|for the)|
        here (next|anymore|by|any more|much longer))
      saying [my] [last|final] goodbye (tonight|forever|for good)
      saying [my] (goodbye/s) to (everyone|everybody|people|all|my family)
      better [off] (dead|without me|if i (was|were) (dead|gone|not))
      world [is|would be] ...1 [better] without me
      (noone|nobody|no one) (would|will) ...1 (miss me|notice if i|care if i (died|disappeared|die|was gone|am
        gone))
      burden (to|on) (everyone|everybody|all|others|my family|you all)
      (no|any|without|what|not any|[cannot|not|do not|did not] see) ...1 (reason|point) [is there] ...1 (to|in|
        of|for) (live|living|exist/ing|going on|keep going !(to|at|in)|being alive|(stay/ing) alive|continuing
        to live|waking up|being here)
      nothing [left] to live for
      life is [just] not worth (it|living)
      not worth (living|being alive)
      (point|use) (of|in) (living|life|being alive|going on)
      (tired|sick|done|exhausted) (of|with) (life|existing|living !(in|on|at|here|alone|out of)|being alive|this
        life)
      cannot go on (anymore|any more|any longer|like this|with this) !(diet)
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
      lost (the|my) will to live
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
    `,
    exclusions: `
      (embarrass*|mortif*) ...3 (wanted to|could have) die
      rather die than unless (liv*|exist*|continu*|suffer*|this|(go|going) on|keep going|be (here|alive|a
        burden)|like this)
      (suicide/s) (run/s|sprint/s|drill/s|squad|squeeze|mission|grip|pace|prevention|awareness|rate/s|
        statistics|research|bomb*)
      (run|race|pace|pacing|workout|pr|hill|plan|schedule|attempt|deadline|strategy) ...3 (is|was|be|felt like) suicide
      (did|do|doing|ran|run|of|10|five|ten) suicides
      (career|commercial|social|political|financial) suicide
      (kill/ing/ed) (myself|himself|herself) (at|in|with|over|on|trying|working|training|doing) [the|my|this|a] (gym|
        work/out/outs|training|treadmill|exercise|bike|run*|job|diet|hiit|interval/s|squats|to (hit|reach|get|
        lose|finish|do|make))
      (made|makes|making) (me|us) (want to|wish i|feel like i) (die|was dead|were dead|could die|was dying)
      (want/ed) to die after (leg|that|this|the|those|every)
      (risk|rate/s|statistics|prevention|awareness|hotline|research) ...3 suicid* ...5 (statistics|country|data|
        rate/s|in general)
      (lol|haha*|lmao|rofl) ~20 (workout|gym|run|leg day|burpees|hill/s)
      keep going with unless (with (this|life))
    `,
    heard: [],
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
      (easiest|best|quickest|fastest|painless|least painful) way to (die|kill|go|end (it|things|my life)) !(time|
        it at)
    `,
    heard: [],
  },
  {
    rule: "suicidal",
    level: "immediate",
    patterns: `
      (hopeless|worthless|depress*|desperate|alone|empty inside|give up) ~10 (a|my|the|loaded) (gun|pistol|
        noose|rope|razor|blade)
    `,
    heard: [],
  },
  {
    rule: "suicidal",
    level: "immediate",
    patterns: `
      (life|everything) ~3 (hopeless|pointless|meaningless|unbearable)
    `,
    exclusions: `
      without (coffee|caffeine|chocolate|music)
      battery life
      half life
    `,
    heard: [],
  },
]
