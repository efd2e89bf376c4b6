import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const collapseFragments = {
  MACHINE: `
    (app/s|watch/s|ring/s|phone/s|sensor/s|server/s|device/s|strap/s|website/s|garmin/s|whoop/s|oura/s|
      tracker/s|screen/s|touchscreen/s|site/s|button/s|battery/s|data/s)
    touch screen
  `,
}

/** Consciousness that is lost, or about to be. */
export const collapseSigns: ReadonlyArray<Sign> = [
  {
    rule: "fainting",
    level: "immediate",
    patterns: `
      (fainted|fainting|faints)
      faint and
      (i|he|she|they) ...1 faint (when|every|each|again|after|if|today|often|and)
      (i|he|she|they) ...1 faint a lot
      (lost|losing|lose|loss of) consciousness
      unconscious
      unresponsive
      not responding
      syncope
      (had|having|have|another) [a|an|*] black (out/s) !(curtain/s|date/s|period)
      (had|having|have|another) [a|an|*] (blackout/s) !(curtain/s|date/s|period)
      (will|does|did|would) not wake [up] !(up|early|before|at|in|on|so|until|refreshed)
      cannot (be woken|wake (him|her|them|my *) [up])
      (cannot|could not) be roused
      (hard|difficult|impossible) to (wake|rouse|arouse) [up] $
      (hard|difficult|impossible) to (wake|rouse|arouse) [up] (him|her|them|my|after|from|and)
      obtunded
      comatose
      (woke|woke up|came to|came round|came around|coming to|found myself) [lying] on the ...1 (floor|ground|
        pavement|street|tiles)
      (came|come|coming|went) over [all] (faint|dizzy|funny)
      (fall/s/en|fell|collapsed|slumped|(on|to) the (floor|ground)) ...5 (do|does|did|is|will|
        would) not (answer/ing|respond/ing|react/ing|move|moving|talk/ing|speak/ing)
      did (faint|collapse|pass out|black out)
      (about|going|might|will|feel like i (will|am going)|(feel/s) like i [am]) [to] (faint/ing|collapse|
        pass out|black out|passing out)
    `,
    exclusions: `
      (almost|nearly|close to) (fainted|fainting)
      faint* (with|from) (joy|happiness|laughter|relief|pride)
      (unconscious/ly) (bias|mind|habit|eating|choice|grip*|competence)
      {MACHINE} [is|was|are] (unresponsive|not responding)
      (unresponsive|not responding) [to] ...1 (training|email/s|{MACHINE})
    `,
    heard: [
      "fainted 2x",
      "feel really faint and my chest is fluttering",
      "i faint when standing up, 3 times today",
      "she faint a lot",
      "lost conciousness",
      "he's unconscious",
      "my brother is unresponsive",
      "she is not responding",
      "syncope today during exercise",
      "have black outs",
      "I had a blackout at the wheel",
      "I wish I wouldn't wake up",
      "Blood glucose 40 and he can't be woken.",
      "cannot be roused",
      "impossible to wake up",
      "GCS seems off, my mom is hard to arouse after her oxycodone",
      "FSBG 31, pt obtunded",
      "comatose",
      "I woke up on the bathroom floor and don't remember falling. What was my heart rate at 3 am?",
      "coming over dizzy",
      "My father fall down and don't answer",
      "potassium 7.1 and my heart is skipping, I nearly collapsed... actually I did pass out",
      "I'm going to pass out",
    ],
    notHeard: [
      "I fainted with joy when I saw my PR",
      "almost fainted when I stood up",
      "unconscious competence",
      "my app is not responding",
      "unresponsive touch screen",
    ],
  },
  {
    rule: "fainting",
    level: "immediate",
    patterns: `
      (passed|passing|blacked|blacking) out
      ^ collapsed (at|in|on|while|during|today|this|yesterday|again|suddenly)
      (i|he|she|they|we|husband|wife|mom|mum|dad|mother|father|friend|partner|who|someone|somebody|man|woman|
        colleague|has|just|i have) ...3 (collapsed|collapsing|collapses)
    `,
    exclusions: `
      (passed|passing|pass|blacked|black) out ...1 (flyers|leaflets|candy|snacks|water|medals|forms)
      (passed|passing|pass|blacked|black) out (on|in|at|early|asleep|cold|by|right|before|around|like|watching|
        reading|with|drunk|as soon|again at|the (flyers|papers|forms|window/s|room|curtains|bedroom|screen|
        date/s|days|calendar|name/s|face/s|text|sun)|my (window/s|room|bedroom|curtains|screen)) unless (floor|
        street|shower|bathroom|work|store|kitchen|gym|stairs|heat|heet|sauna|pool|school|class|church|office|track)
      collaps* (in|into|onto|on) [to] [my|the|a] (bed|sofa|couch|chair|laughter|laughing)
      (score|hrv|data|market|app|battery|power|server|signal|routine|deal|schedule|heart rate) ...3 (collaps*|
        blacked out|passed out)
      collaps* (the|this|that|a|my) (chart|graph|menu|panel|section|list|tent|box|card|tab/le|sidebar)
      (almost|nearly|close to) (collapsed|collapsing|passed out|blacked out|passing out)
    `,
    heard: [
      "i passed out",
      "collapsed at the supermarket this morning",
      "my mother just collapsed",
      "my colleague passed out in the heat",
    ],
    notHeard: [
      "passed out flyers all day, steps?",
      "he passed out drunk and I can't wake him",
      "collapsed on the sofa after work",
      "Resting heart rate 32 and I passed out.",
      "I collapsed the chart, how do I open it?",
      "nearly passed out in the shower",
    ],
  },
  {
    rule: "near_fainting",
    level: "urgent_same_day",
    patterns: `
      (almost|nearly|close to) (fainted|fainting|collapsed|collapsing|passed out|blacked out|passing out)
      (feel/ing/s|felt) ...1 faint
    `,
    heard: ["almost fainted when I stood up", "my resting pulse is 39 and I feel faint"],
  },
]
