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
    exclusions: `
      while (run*|lift*|cook*|shav*|chop*|train*|play*|work*|climb*|ski*|cycl*|bik*|garden*)
      by accident
      my back
      knife while
      on [a|some|the] (paper|glass|knife)
      cut myself (off|down|a|some|loose|short|out)
      too (hard|much)
      by (running|training|exercis*|lift*|overtrain*|sitting|working)
      over exert*
      (without|avoid|not) (hurting|injuring|harming) myself
      (shav*|cook*|running|lift*|gym|training|playing|chopp*|accidental*|slack|knee|ankle|shoulder|hamstring|
        workout|deadlift*|squat*|kitchen|football|soccer|climb*|fell|skiing|bike|cycling|race|marathon|
        overtrain*|overexert*)
    `,
    heard: [],
  },
]
