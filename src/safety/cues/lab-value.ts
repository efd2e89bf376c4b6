/** What stands beside a typed lab value. */
export const labValueCues = {
  /** Lactate of training, not of illness. */
  sport: `
    lactate (threshold|test|step)
    threshold
    (during|after|in) [the|my|a|an] ...1 (run|workout|race|interval/s|ride|sprint/s)
  `,
  eaten: "(supplement*|intake|diet|drank|ate|tablet/s|pill/s)",
  /** The words of taking a supplement. */
  taken: `
    (supplement*|intake|diet|take|takes|taking|tablet/s|pill/s|dose|iu|daily)
    (a|per) day
  `,
  fever: `
    (fever*|febrile|chills|rigors|shivering|infection|sepsis|flu)
    (temperature|temp|t) [is|of] (#38-42|#100-107)
    (#38-42|#100-106) (degrees|celsius|fahrenheit|c|f)
  `,
  noFever: "no ...1 fever",
  neutropenia: "(neutropenia|neutropenic)",
  /** "Confused about what it means" is no symptom. */
  puzzled: "confused (about|by|what|why|how|whether|if)",
  troponin: `
    (tni|tnt|ctni|ctnt|hstnt|hstni|hstroponin/s|troponin/s|trop)
    (tni|tnt|ctni|ctnt|troponin/s|trop) (i|t)
    (tni|tnt|ctni|ctnt|troponin/s|trop) hs
    (tni|tnt|ctni|ctnt|troponin/s|trop) (i|t) hs
    (hs|high sensitivity) (tni|tnt|ctni|ctnt|troponin/s|trop)
  `,
  troponinHigh: `
    troponin ...6(is|was|were|came|comes|back|result|results|level|levels|test|flagged|marked|shows|reads|as|again|very|
      slightly|a|bit|too) (high|elevated|positive|raised|abnormal|critical|above [the|its] (range|limit|reference)|
      out of range)
  `,
} as const
