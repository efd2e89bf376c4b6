import { followed, near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const SELF = "myself|my self|himself|herself|themselves|themself"
const LIVE =
  "live(?! (?:in (?!this (?:world|body)|pain|fear)|at|near|next|alone|so far|off|on|abroad|downtown|there|upstairs))|be alive|be here|exist|wake up(?! (?:at|so|before|early|to|tired|late|\\d|for|when|in)\\b)|keep living|go on living|be in this world"

/** What sport, kitchen and good humour do to people, and what they say of it. */
const FIGURATIVE =
  /\b(?:embarrass\w+|mortif\w+)\b.{0,20}\b(?:wanted to|could have) die\b|\brather die than (?!(?:\w+ ){0,3}(?:liv\w+|go(?:ing)? on|exist\w*|continu\w+|keep going|suffer\w*|be (?:here|alive|a burden)|this|like this)\b)|\bsuicides? (?:runs?|sprints?|drills?|squad|squeeze|mission|grip|pace|prevention|awareness|rates?|statistics|research|bomb\w*)\b|\b(?:run|race|pace|pacing|workout|pr|hill|plan|schedule|attempt|deadline|strategy)\b.{0,15}\b(?:is|was|be|felt like) suicide\b|\b(?:did|do|doing|ran|run|of|10|five|ten) suicides\b|\b(?:career|commercial|social|political|financial) suicide\b|\bkill(?:ing|ed)? (?:myself|himself|herself) (?:at|in|with|over|on|trying|working|training|doing) (?:the |my |this |a )?(?:gym|work|training|treadmill|workouts?|exercise|bike|run\w*|job|diet|hiit|intervals?|squats|to (?:hit|reach|get|lose|finish|do|make))\b|\b(?:made|makes|making) (?:me|us) (?:want to|wish i|feel like i) (?:die|was dead|were dead|could die|was dying)\b|\b(?:lol|haha+|lmao|rofl)\b.*\b(?:workout|gym|run|leg day|burpees|hill)\b|\b(?:workout|gym|run|leg day|burpees|hills?)\b.*\b(?:lol|haha+|lmao|rofl)\b|\bwant(?:ed)? to die after (?:leg|that|this|the|those|every)\b|\b(?:risk|rate|rates|statistics|prevention|awareness|hotline|research)\b.{0,20}\bsuicid\w+\b.{0,30}\b(?:statistics|country|data|rates?|in general)\b/
const ACCIDENT =
  /\b(?:shav\w+|cook\w*|running|while (?:run|lift|cook|shav|chop|train|play|work|climb|ski|cycl|bik|garden)\w*|lift\w*|gym|training|playing|chopp\w+|accidental\w*|by accident|slack|knee|ankle|my back|shoulder|hamstring|workout|deadlift\w*|squat\w*|kitchen|knife while|football|soccer|climb\w*|on (?:a |some |the )?(?:paper|glass|knife)|cut myself (?:off|down|a|some|loose|short|out)|fell|skiing|bike|cycling|race|marathon|too (?:hard|much)|by (?:running|training|exercis\w*|lift\w*|overtrain\w*|sitting|working)|overtrain\w*|over-?exert\w*)\b/

/** What somebody who wants to die wishes for, other than an early alarm. */
const NOT_TO_BE =
  "(?:not|never) (?:to )?wake up(?! (?:at|so|before|early|to|too|late|\\d|for|when|in|on|until|tired|during)\\b)|(?:be|being) dead|(?:not|never) (?:to )?(?:be (?:alive|here any ?more)|exist(?! (?:without|in|for)\\b))|dying(?! (?:my|for|to|after|from|on|in|at|of (?:laughter|thirst|hunger|boredom)))"
const TO_GO_ON =
  "(?:liv(?:e|ing)|alive|go(?:ing)? on|keep(?:ing)? (?:going|living)|exist(?:ing)?|stay(?:ing)? (?:alive|here)|continu\\w+(?: living)?|being here|wak(?:e|ing) up)(?= *(?:[.!,;?]|any ?more\\b|and\\b|$))"

/** Wanting to die or to come to harm, said plainly or around it. */
export const crisisSigns: ReadonlyArray<Sign> = [
  { rule: "suicidal", shows: [phrase("suicid\\w+|unalive")], unless: FIGURATIVE },
  {
    rule: "suicidal",
    evenAsked: true,
    shows: [
      phrase(
        `(?:kill(?:ing)?|murder|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|unalive|off|poison) (?:${SELF})|killed myself`,
      ),
      followed(
        "want|wants|wanted|wish|hope|hoping|prefer|rather|like|love|ready|plan\\w*|pray\\w*|okay with|fine with|not mind",
        NOT_TO_BE,
        3,
      ),
      followed(
        "(?:no|not|cannot|without|what|what's|lost|hardly|any|never)(?: [\\w']+){0,5} (?:reason|point|purpose|use|sense|will)",
        TO_GO_ON,
        3,
      ),
      phrase("(?:commit|attempt|consider|contemplat)\\w* suicide"),
      phrase(
        "(?:end|ending|take|taking|took|ended) (?:my|his|her|their) (?:own )?li(?:fe|ves)|(?:end|ending) it (?:all|for good|forever|now|tonight|once and for all)|(?:going to|want to|wants to|will|ready to|might) end it(?= *[.!]*$)|just end it(?= *[?.!]*$)|want (?:it all|everything|it|all of this) to (?:end|stop|be over)|make it all (?:stop|end)|end (?:the|my|this) (?:pain|suffering|misery) (?:for good|forever|once)",
      ),
      phrase(
        "(?:want|wants|wanted|wanting|like|rather|ready|prefer|hoping|hope|planning|plan|going|trying|wish i could) (?:to )?(?:just |really )?(?:be dead|die(?! (?:laughing|hard|of (?:laughter|boredom|embarrassment|shame)))|not exist(?! (?:without|in|for)\\b)|disappear forever|never wake up|not wake up|stop existing|vanish(?! (?:from|for|into|to))|cease to exist|be gone forever|kms)",
      ),
      phrase(
        "(?:people|anyone|anybody|they|someone|everyone|he|she|who) (?:would |will |even |really |ever )*(?:miss me|notice|care)(?: \\w+)? if i (?:died|die|was|were|am|disappeared|were not|was not|did not wake up)(?: \\w+)?|(?:do|does|did) not deserve to (?:live|be alive|be here|exist)|life has no (?:meaning|point|purpose)|want to disappear(?! (?:for|from|into|to))|(?:only|one) (?:way out|option|solution|escape|answer)(?: left)? is (?:death|dying|to die|to end|suicide)|death is the only|(?:do not|cannot|no longer|not) see (?:a|any|my) future|not sure (?:if |whether |that )?i (?:still )?want to (?:be alive|live|be here|exist|keep (?:going|living))|(?:happier|easier)(?: if i (?:was|were))? dead|(?:happier|easier|relieved|better)(?: off)? (?:when|if|once|without) (?:i am gone|i die|i am dead|i (?:was|were) (?:gone|dead))|i am (?:just |only )?a burden(?= *[.!]*$)|feel like dying(?! (?:after|from|of|my hair|today after))|wish (?:it|this|everything) would (?:all |just )*(?:stop|end|be over)|why am i (?:even |still )+(?:alive|here)(?= *[.?!]*$)|see myself (?:living|being here|being alive)|(?:hope|wish|pray) (?:that )?i (?:would )?(?:just )?die|(?:tonight|today|this) (?:is|will be) my last (?:night|day|message|goodbye)(?! (?:of|in|at|on|before|with|as))|^this is goodbye(?= *[.!]*$)|do(?:ing)? something (?:bad |stupid |terrible )?to (?:myself|hurt)|bought (?:a |the |some )?(?:rope|gun|pills)(?: \\w+){0,5} (?:ready|end|die|tonight|go|goodbye)",
      ),
      phrase(
        "wish(?:ed)? (?:that )?i (?:was|were|had) (?:dead|never (?:been )?born|gone|not (?:here|alive))|wish i (?:could |would |did )?(?:just )?(?:not|never) wake up|(?:hope|hoping|wish|pray\\w*) (?:that )?i (?:do not|will not|would not|did not|never) (?:\\w+ )?wake up|wish (?:that )?i (?:would |could )?(?:just )?(?:disappear|die)|i (?:should|deserve to|need to) (?:just )?die|i (?:would be|am) better off dead",
      ),
      phrase(
        `(?:(?:do|does|did|would) not|no longer|never again) (?:really |even )?(?:want|wish|care|feel like|see (?:a|any) (?:point|reason)) (?:\\w+ )?(?:to )?(?:${LIVE})(?: any ?more)?|do not (?:care|mind) if i (?:live|die|wake up|live or die|never wake up|do not wake up)|do not (?:want|plan|expect) to (?:be around|see (?:tomorrow|next (?:week|month|year)))`,
      ),
      phrase(
        "(?:easier|better|simpler|nicer|a relief|peaceful) (?:to (?:just )?(?:be dead|be gone|die|not be here|not exist(?! (?:without|in|for)\\b)|not wake up)|if i (?:just )?(?:died|was dead|were dead|did not (?:exist|wake up)))|cannot (?:take|stand|bear|handle|do) (?:it|this|life|living|the pain|any of (?:it|this)) (?:any ?more|any longer)(?= *(?:[.!,;]|and\\b|$))|(?:want|need) (?:the|this|my|all the) (?:pain|suffering|hurt\\w*) to (?:stop|end|be over)(?: \\w+){0,2} (?:forever|for good)|(?:driv(?:e|ing)|crash\\w*|steer\\w*|swerv\\w*) (?:my car |the car |my bike )?(?:into (?:a |the |oncoming )?(?:tree|wall|river|traffic|truck|pole)|off (?:a |the )?(?:bridge|road|cliff))|(?:walk\\w*|step\\w*|run\\w*|jump\\w*) (?:out )?(?:into|in front of) (?:the |a |oncoming )?(?:traffic|train|truck|bus|car)s?|(?:giv(?:e|ing)|gave|given) (?:\\w+ )?away (?:all |most of )?(?:my|his|her) (?:things|stuff|belongings|possessions|pets?|dog|cat)|(?:wrote|written|writing|leaving|left) (?:my|a|the) (?:last )?notes?(?= *(?:[.!,;]|to (?:my|everyone)|and\\b|$))|(?:i|if i) (?:\\w+ )?(?:stop(?:ped)? existing|(?:did|do) not exist)|(?:rather|want to|going to|will|ready to|time to|like to) (?:be with|join|follow|go to) my (?:late|dead|deceased) (?:wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|partner|friend)|(?:sav(?:ed|ing)|stockpil\\w+|hoard\\w+|collect(?:ed|ing)|stash\\w+) (?:up )?(?:\\w+ ){0,3}(?:pills|tablets|meds|medications?|medicines?|insulin)(?= *(?:[.!,;]|for|to|and\\b|$))|(?:finish|terminat\\w+|quit|stop) (?:with )?(?:my|this) (?:own )?life(?= *(?:[.!,;]|$))|engine (?:running|on)(?: \\w+){0,8} garage|garage(?: \\w+){0,5} engine (?:running|on)|(?:better off|more) (?:with|if they had|from) (?:my|the) (?:life )?insurance|(?:decided|going|want|ready|plan\\w*|time|about) to end (?:things|everything)(?= *(?:[.!,;]|tonight|today|this|tomorrow|soon|now|for good|$))|not (?:think|know (?:if|how)|sure (?:if|how|that)|believe) (?:that )?i can (?:keep|go on|continue|carry on) (?:living|going|like this|with (?:this|life))|(?:(?:want|going|wants|might|will|should|ima) (?:to )?|^)kms(?= *(?:[.!,;]|tonight|now|today|rn|soon|idc|fr|lol|$))|(?:what )?if i (?:just |simply )?(?:did not|do not|never) wake up(?! (?:at|so|before|early|to|late|\\d|for|when|in|on|until|refreshed)\\b)|(?:happier|easier|relieved|fine|better(?: off)?) without me(?! (?:in|at|on|there|running|around the))|(?:stopped|past|beyond|no longer) car(?:e|ing) (?:if|whether|about whether) i (?:live|die|am alive|wake up)|(?:easier|better|simpler|happier|nicer|best) if i (?:was|were|am) (?:just )?(?:not (?:alive|here|around|born)|dead|gone)|(?:nobody|no ?one) (?:needs|wants|loves) me(?= *(?:[.!,;]|any ?more|$))|(?:given|giving|gave) (?:my|all my) (?:\\w+ ){1,2}away|(?:written|wrote|writing) (?:\\w+ )?letters to (?:everyone|everybody|my (?:family|kids|children|parents|friends))|if i (?:just )?(?:died|die|was dead|were dead)(?: \\w+){0,5} (?:it |that |i )?would (?:be|not) (?:ok|okay|fine|better|good|easier|matter|mind|care|a relief)|would (?:be (?:ok|okay|fine|better)|not (?:mind|care)) if i (?:just )?(?:died|was dead|were dead|did not exist)|(?:said|say|saying) (?:all )?my (?:last |final )?goodbyes|time for me to (?:go|leave)(?= *(?:[.!]|forever|for good|$))|(?:pills|tablets|gun|rope|noose|razor|blade|knife) (?:\\w+ )?(?:next to me|in front of me|beside me|in my hand)|(?:thinking (?:of|about)|want to|going to|might|tempted to|plan to|could) (?:just )?(?:tak(?:e|ing)|swallow(?:ing)?) (?:them all|all of (?:them|these|those)|all (?:of )?(?:my|the|these|those) (?:pills|tablets|meds|medication|insulin))|not (?:think|expect|believe|sure) (?:if |that )?i (?:will|would) (?:still )?be (?:around(?! (?:for the|at|to|the))|alive|here (?:next|any ?more|much longer|by))|saying (?:my )?(?:last |final )?goodbye (?:tonight|forever|for good)|saying (?:my )?goodbyes? to (?:everyone|everybody|people|my family|all)",
      ),
      phrase(
        "better (?:off )?(?:without me|dead|if i (?:was|were) (?:dead|gone|not))|world (?:is |would be )?(?:\\w+ )?(?:better )?without me|(?:no ?one|nobody) (?:would|will) (?:\\w+ )?(?:miss me|notice if i|care if i (?:died|was gone|disappeared|am gone|die))|burden (?:to|on) (?:everyone|everybody|my family|all|others|you all)",
      ),
      phrase(
        "(?:no|not any|any|without|what|(?:do not |cannot |not |did not )?see) (?:\\w+ )?(?:reason|point)(?: is there)?(?: \\w+)? (?:to|in|of|for) (?:liv(?:e|ing)|going on|keep going(?! (?:with (?!this|life)|to|at|in)\\b)|being alive|stay(?:ing)? alive|continuing to live|exist(?:ing)?|waking up|being here)|nothing (?:left )?to live for|life is(?: just)? not worth (?:it|living)|not worth (?:living|being alive)|(?:point|use) (?:of|in) (?:living|being alive|going on|life)",
      ),
      phrase(
        "(?:tired|sick|done|exhausted) (?:of|with) (?:living(?! (?:in|on|at|here|alone|out of))|being alive|life|existing|this life)|cannot (?:go on|live|keep living|keep going|do life|keep doing this life)(?: (?:any ?more|any longer|like this|with this))(?! diet)|cannot go on(?= *[.!]*$)|(?:see|is|there is|feel like there is) no (?:way out|other way out|future for me|hope left|hope for me)|give up on life|(?:giving|gave|given) up on (?:life|living)|out of (?:this|my) life(?= *[.!]*$)|lost (?:the|my) will to live",
      ),
      phrase(
        "(?:fall|go to|went to) (?:a?sleep) (?:and|to) (?:never|not) wak\\w+(?: up)?|never wake up again|(?:want to|wish i could|just|let me|could|like to) (?:(?:go to |fall a)?sleep|rest) forever(?! (?:in|on|with|like))|not (?:be|going to be) (?:here|around|alive) (?:much longer|any ?more|tomorrow|by (?:then|christmas))|if i (?:will not be|am not|am no longer) (?:here|around|alive)|i will not be (?:around|here|alive)(?= *[.!?]*$)|will not be (?:here|around|alive) (?:much longer|tomorrow|any ?more|next (?:week|month|year)|by (?:then|christmas))",
      ),
      phrase(
        "(?:jump|jumping) (?:off|from|in front of) (?:a |the )?(?:bridge|roof|building|train|cliff|balcony|window)|(?:good ?bye|suicide|farewell) (?:note|letter)s?|slit (?:my|his|her) (?:wrists?|throat)|(?:thoughts?|thinking|think|dream(?:ing)?|fantasi\\w+) (?:\\w+ ){0,2}(?:of|about) (?:just |simply |maybe )?(?:dying|death|ending (?:it|things|everything|my life)|not being (?:here|alive)|being dead)",
      ),
    ],
    unless: FIGURATIVE,
  },
  {
    rule: "suicidal",
    evenAsked: true,
    evenTold: true,
    shows: [
      phrase(
        "how (?:many|much)(?: \\w+){0,4} (?:would|will|does|do|to)(?: (?:it|i|you))?(?: (?:take|need))?(?: to)? (?:not wake up|never wake up|sleep forever|kill (?:me|myself|a person|someone)|die|be (?:lethal|fatal)|end it)|lethal dose|how (?:to|do you|can you|does one|do people|do i|can i) (?:\\w+ )?(?:kill|hang|drown) (?:yourself|oneself|themselves|myself)|painless(?:ly)? (?:way )?(?:to )?(?:die|death)|(?:die|dying|kill (?:my|your)self) painless(?:ly)?|(?:ways?|methods?) (?:to|of) (?:die|dying|kill(?:ing)? (?:my|your)self|suicide)|(?:easiest|best|quickest|fastest|painless|least painful) way to (?:die|end (?:it|my life|things)|kill|go)(?! (?:time|it at))",
      ),
    ],
  },
  {
    rule: "self_harm",
    shows: [
      phrase(
        "self[- ]?(?:harm|injur)\\w*|(?:cutting|cut|burning|burn|slashing|slash) my (?:arms?|wrists?|thighs?|skin|body)(?: again| to (?:cope|feel|punish)| on purpose| when|(?= *[.!]*$))|(?:scratch\\w*|cut|cutting|burn\\w*|carv\\w*|bit(?:e|ing)?|pick\\w*) (?:into |at )?my (?:\\w+ )?(?:arms?|wrists?|thighs?|skin|legs?|body|hands?|face)(?: \\w+){0,5} (?:until|till|bleeds?|lighter|razor|blade|cigarette|on purpose|to (?:cope|feel|punish))|cutting (?:really |always )?(?:helps|calms|makes me feel)|(?:cut|burned|hurt) myself (?:\\w+ ){0,4}(?:because|when|since) (?:i |of )(?:\\w+ ){0,3}(?:sad|upset|depress\\w*|anxi\\w*|angry|stress\\w*|overwhelm\\w*|numb|alone|lonely|bad|hate|feel|felt)|(?:cut|burn|hurt|hit) myself to (?:cope|feel|punish|calm|numb)|(?:start\\w*|been|keep|still|am|stop) cutting(?: myself| again|(?= *[.!]*$))",
      ),
      followed(
        "want|wants|wanting|going|urges?|thinking|thoughts?|feel like|feeling like|need|keep|keeps|started|planning|might|afraid i will|tempted|threaten\\w*|about to|will|trying",
        `(?:hurt|harm|cut|burn|injure|punish|starve|hurting|harming|cutting|burning) (?:${SELF})`,
        3,
      ),
      phrase(
        `(?:hurting|harming|cutting|burning) (?:${SELF})(?: again| on purpose)?|(?:hurt|cut|burned|harmed) (?:${SELF}) (?:on purpose|again|intentionally|deliberately)`,
      ),
      near(
        "on purpose|deliberately|intentionally",
        `(?:hurt|cut|burn\\w*|harm\\w*) (?:${SELF})`,
        3,
      ),
    ],
    unless: new RegExp(`${ACCIDENT.source}|\\b(?:without|avoid|not) (?:hurt|injur|harm)ing myself`),
  },
  {
    rule: "suicidal",
    shows: [
      near(
        "hopeless|worthless|depress\\w*|desperate|empty inside|give up|alone",
        "(?:a|my|the|loaded) (?:gun|pistol|noose|rope|razor|blade)",
        10,
      ),
    ],
  },
  {
    rule: "suicidal",
    shows: [near("life|everything", "hopeless|pointless|meaningless|unbearable", 3)],
    unless: /\bwithout (?:coffee|caffeine|chocolate|music)\b|\bbattery life\b|\bhalf[- ]life\b/,
  },
]
