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
    live !(at|near|next|alone|off|on|abroad|downtown|there|upstairs|so far|in (the|a|an|my|our|#)|
      in this (apartment|house|flat|room|place|city|town|area|country))
    be alive
    be here
    wake up !(at|so|before|early|to|tired|late|#|for|when|in)
    keep living
    go on living
    be in this world
  `,
  TO_GO_ON: `
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|
      continu* [living]|being here|(wake|waking) up) $
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|
      continu* [living]|being here|(wake|waking) up) any more
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|
      continu* [living]|being here|(wake|waking) up) anymore
    (live|living|alive|exist/ing|(go|going) on|(keep/ing) (going|living)|(stay/ing) (alive|here)|
      continu* [living]|being here|(wake|waking) up) and
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
      (suicide/s) (run/s|sprint/s|drill/s|squad|squeeze|mission|grip|pace|prevention|awareness|rate/s|
        statistics|research|bomb*)
      (run|race|pace|pacing|workout|pr|hill|schedule|deadline|strategy) ...3 (is|was|be|felt like) suicide
      (did|do|doing|ran|run|of|10|five|ten) suicides
      (exam/s|test/s|quiz|paper|essay|homework|maths|math|physics|menu|commute|meeting|shift|match|game|level) ...3 (is|
        was|were|be|felt like) suicide
      (career|social|political|financial|commercial) suicide
    `,
    heard: ["sucidal", "unalive"],
    notHeard: [
      "suicide squad movie night",
      "my PR attempt was suicide",
      "ran suicides at basketball practice",
      "that exam was suicide lol",
      "told my boss his step count looks fake, career suicide",
    ],
  },
  {
    rule: "suicidal",
    level: "immediate",
    includesQuestions: true,
    patterns: `
      (kill/ing|murder|hang/ing|shoot/ing|drown/ing|unalive|off|poison) {SELF}
      killed myself
      (want/s/ed|wish|hope|hoping|prefer|rather|like|love|ready|plan*|pray*|okay with|fine with|
        not mind) ...3 {NOT_TO_BE}
      (no|not|cannot|without|what|what's|lost|hardly|any|never) ...5 (reason|point|purpose|use|sense|
        will) ...3 {TO_GO_ON}
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
        in|for)|disappear forever|never wake up|not wake up|stop existing|vanish !(from|for|into|to)|
        cease to exist|be gone forever)
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
      (happier|easier|relieved|better) [off] (when|if|once|without) (i am gone|i die|i am dead|i (was|
        were) (gone|dead))
      i am [just|only] a burden $
      wish (it|this|everything) would ...4(all|just) (stop|end|be over)
      why am i ...4(even|still) (alive|here) $
      see myself (living|being here|being alive)
      (hope|wish|pray) [that] i [would] [just] die
      (tonight|today|this) (is|will be) my last (night|day|message|goodbye) !(of|in|at|on|before|with|as)
      ^ this is goodbye $
      (do|doing) something [bad|stupid|terrible] to (myself|hurt)
      bought [a|the|some] (rope|gun|pills) ...5 (ready|end|die|tonight|go|goodbye)
      (wish/ed) [that] i (was|were|had) (dead|gone|never [been] born|not (here|alive))
      wish [that] i [would|could] [just] (disappear|die)
      i (should|deserve to|need to) [just] die
      ((do|does|did|would) not|no longer|never again) [really|even] (want|wish|care|feel like|see (a|
        any) (point|reason)) ...1 [to] {LIVE} [anymore|any more]
      do not (care|mind) if i (live|die|wake up|live or die|never wake up|do not wake up)
      do not (want|plan|expect) to (be around|see (tomorrow|next (week|month|year)))
      (easier|better|simpler|nicer|peaceful|a relief) (to [just] (die|be dead|be gone|not be here|
        not exist !(without|in|for)|not wake up)|if i [just] (died|was dead|were dead|did not (exist|wake up)))
      cannot (take|stand|bear|handle|do) (it|this|life|living|the pain|any of (it|this)) (anymore|any more|
        any longer) $
      cannot (take|stand|bear|handle|do) (it|this|life|living|the pain|any of (it|this)) (anymore|any more|
        any longer) and
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
    `,
    exclusions: `
      (embarrass*|mortif*) ...3 (wanted to|could have) die
      rather die than unless (liv*|exist*|continu*|suffer*|this|(go|going) on|keep going|be (here|alive|
        a burden)|like this)
      (kill/ing/ed) (myself|himself|herself) (at|in|with|over|on|trying|working|training|doing) [the|my|this|
        a] (gym|work/out/outs|training|treadmill|exercise|bike|run*|job|diet|hiit|interval/s|squats|to (hit|
        reach|get|lose|finish|do|make))
      (lol|haha*|lmao|rofl) ~20 (workout|gym|run|leg day|burpees|hill/s)
    `,
    heard: [
      "kill myslef",
      "what if I just killed myself",
      "Honestly I'd prefer not to wake up tomorrow. What was my HRV?",
      "I can't see a reason to keep living, does my data look depressed?",
      "contemplat suicide",
      "want to end my life",
      "end it all",
      "tonight I'm going to end it",
      "should I just end it",
      "I want it all to end",
      "make it all stop",
      "end my pain forever",
      "want 2 die",
      "would anyone care if I was gone",
      "I don't deserve to live",
      "My life has no meaning and I'd rather not be here.",
      "i want to disappear and never come back",
      "the only way out is death",
      "death is the only",
      "I can't see a future for myself.",
      "not sure I want to be alive",
      "honestly I'd be happier dead",
      "everyone will be happier when I'm gone",
      "I'm a burden",
      "I just wish it would all stop, forever",
      "why am I even alive",
      "I can't see myself living much longer",
      "I hope I die in my sleep",
      "tonight is my last night",
      "this is goodbye",
      "I might do something to hurt myself",
      "I bought rope and I'm ready to go",
      "wish i was dead",
      "wish i disappear",
      "i should die",
      "i dont wanna be here",
      "do not care if i wake up",
      "do not plan to see next month",
      "Some days I think it would be easier to be dead.",
      "cannot stand this any more",
      "cannot bear this any more and",
      "need all the suffering to be over forever",
      "I keep thinking about driving into a tree.",
      "step out into the traffics",
      "given away my belongings",
      "I bought a rope and wrote my note.",
      "leaving my notes to everyone",
      "written my notes and",
      "i feel empty and i keep thinking what if i just stopped existing",
      "going to be with my late friend",
      "hoard pills",
      "hoard pills to",
      "I am thinking to finish with my life",
      "engine running garage",
      "garage engine on",
      "I've been thinking my family would be better off with my life insurance.",
      "ready to end things",
      "I've decided to end things this weekend. How was my sleep this month?",
      "ready to end everything for good",
      "I don't think I can keep living like this. My recovery is at 20 %.",
    ],
    notHeard: [
      "I was so embarrassed I wanted to die. HR at 7 pm?",
      "I'd rather die than do burpees again, what did they do to my heart rate?",
      "killing myself at the gym, is my HRV down?",
      "I wanted to die during the burpees lol",
    ],
  },
]
