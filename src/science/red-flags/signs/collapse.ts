import { followed, phrase } from "#science/red-flags/phrase"
import type { Sign } from "#science/red-flags/sign"

const SLEPT =
  /\b(?:passed|passing|pass|blacked|black) out (?:on|in|at|early|asleep|cold|by|as soon|right|before|around|like|watching|reading|with|again at|drunk|the (?:flyers|papers|forms|windows?|room|curtains|bedroom|screen)|my (?:windows?|room|bedroom|curtains|screen))\b(?!.*\b(?:floor|street|shower|bathroom|work|store|kitchen|gym|stairs)\b)|\bblack ?out curtains?\b|\b(?:passed|passing) out\b.{0,20}\b(?:asleep|nap|pillow|couch|sofa|netflix)\b|\bfaint (?:line|signal|memory|glow|hope|idea|pulse|light|praise|hearted)\b|\bunconscious(?:ly)? (?:bias|mind|habit|eating|choice|grip\w*|competence)|\bunconsciously\b|\bcollaps\w+ (?:in|into|onto|on) (?:to )?(?:my |the |a )?(?:bed|sofa|couch|chair|laughter|laughing)\b|\b(?:score|hrv|data|market|app|battery|power|server|signal|routine|deal|heart rate|schedule)\b[^.]{0,20}\b(?:collaps\w+|blacked out|passed out)|\bat the sight of\b|\bcollapsed lung\b.*\bago\b|\bdead ?lifts?\b.*\balmost\b/

/** Consciousness that is lost, or about to be. */
export const collapseSigns: ReadonlyArray<Sign> = [
  {
    rule: "fainting",
    shows: [
      phrase(
        "(?:passed|passing|blacked|blacking) out|(?:black|pass) out|faint(?:ed|ing|s)|faint(?= and\\b)|lost consciousness|losing consciousness|loss of consciousness|lose consciousness|unconscious|unresponsive|not responding|syncope",
      ),
      /^collapsed (?:at|in|on|while|during|today|this|yesterday|again|suddenly)\b/gu,
      followed(
        "(?:i|he|she|they|we|husband|wife|mom|mum|dad|mother|father|friend|partner|who|someone|somebody|man|woman|colleague|has|just|i have)",
        "collaps(?:ed|ing|es)",
        3,
      ),
      phrase(
        "(?:will|does|did|would) not wake(?: up)?|cannot (?:be woken|wake (?:him|her|them|my \\w+)(?: up)?)|(?:cannot|could not) be roused",
      ),
      phrase(
        "(?:about|going|feel like i (?:am going|will)|feels? like i(?: am)?|might|will) (?:to )?(?:faint|pass out|black out|collapse|passing out|fainting)",
      ),
    ],
    unless: new RegExp(
      `${SLEPT.source}|\\b(?:almost|nearly|close to) (?:fainted|passed out|blacked out|fainting|passing out|collapsed|collapsing)\\b|\\b(?:app|watch|ring|phone|sensor|server|device|strap|website|garmin|whoop|oura|tracker) (?:is |was )?(?:unresponsive|not responding)`,
    ),
  },
  {
    rule: "near_fainting",
    shows: [
      phrase(
        "(?:almost|nearly|close to) (?:fainted|passed out|blacked out|fainting|passing out|collapsed|collapsing)",
      ),
    ],
    unless: new RegExp(`${SLEPT.source}|\\b(?:when i saw|laugh\\w*|bill|price|news)\\b`),
  },
]
