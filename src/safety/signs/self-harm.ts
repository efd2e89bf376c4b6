import type { Sign } from "#safety/sign"

/** Harming oneself, or being about to. */
export const selfHarmSigns: ReadonlyArray<Sign> = [
  {
    rule: "self_harm",
    level: "immediate",
    patterns: `
      self (harm*|injur*)
      (selfharm*|selfinjur*)
      (cutting|cut|burning|burn|slashing|slash) my (arm/s|wrist/s|thigh/s|skin|body) (again|when|to (cope|feel|
        punish)|on purpose)
      (cutting|cut|burning|burn|slashing|slash) my (arm/s|wrist/s|thigh/s|skin|body) $
      (scratch*|cut/ting|burn*|carv*|bit/e/ing|pick*) [into|at] my ...1 (arm/s|wrist/s|thigh/s|skin|leg/s|body|
        hand/s|face) ...5 (until|till|bleed/s|lighter|razor|blade|cigarette|on purpose|to (cope|feel|punish))
      cutting [really|always] (helps|calms|makes me feel)
      (cut|burned|hurt) myself ...4 (because|when|since) (i|of) ...3 (sad|upset|depress*|anxi*|angry|stress*|
        overwhelm*|numb|alone|lonely|bad|hate|feel|felt)
      (cut|burn|hurt|hit) myself to (cope|feel|punish|calm|numb)
      (start*|been|keep|still|am|stop) cutting (myself|again)
      (start*|been|keep|still|am|stop) cutting $
      (want/s/ing|going|urge/s|thinking|thought/s|need|keep/s|started|planning|might|tempted|threaten*|will|
        trying|feel like|feeling like|afraid i will|about to) ...3 (hurt/ing|harm/ing|cut/ting|burn/ing|injure|
        punish|starve) {SELF}
      (hurting|harming|cutting|burning) {SELF} [again|on purpose]
      (hurt|cut|burned|harmed) {SELF} (again|intentionally|deliberately|on purpose)
      (deliberately|intentionally|on purpose) ~3 (hurt|cut|burn*|harm*) {SELF}
    `,
    heard: [
      "self harming again",
      "selfharm",
      "I've been cutting my arms again",
      "cutting my thighs",
      "i relapsed and burned my arm w a lighter again",
      "cutting helps me cope",
      "i cut myself last night because i was sad",
      "I burn myself to cope",
      "I've started cutting again",
      "start cutting",
      "urge to hurt myself",
      "hurting my self",
      "i cut myself again last night dont tell anyone",
      "burn themselves intentionally",
    ],
  },
]
