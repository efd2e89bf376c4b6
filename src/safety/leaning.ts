/** Whole sentences about the answer before: in a thread that is about nothing else they are no sign. */
export const LEANING = `
  ^ ...3{LEADING} (is|was) (it|that|this) ...2(really|so|too|very|a) (bad|dangerous|unhealthy|wrong|worrying) $
  ^ ...3{LEADING} (can|may|should|could) i (stop|quit|pause|end|continue) $
  ^ ...3{LEADING} (can|may|should|could) i (stop|quit|pause|end|continue) ...2(with|it|that) (it|that|this|now|early) $
  ^ ...3{LEADING} i (feel|am feeling) ...2(so|really|quite|a|bit) (terrible|awful|bad|rough|lousy|rubbish|meh) $
  ^ ...3{LEADING} i (feel|am feeling) ...2(so|really|quite|a|bit) (terrible|awful|bad|rough) (today|now) $
`

export const leaningFragments = { LEADING: "(and|so|but|ok|okay|then|hm|hmm|well|today)" } as const
