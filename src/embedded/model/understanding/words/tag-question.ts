/** A remark with a question behind it, and the question that it asks: "I'm sleeping less lately, aren't I?" */
const tags: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(?:so |and |but )?i'?m (.{3,120}?),? (?:aren'?t i|am i not|right|no|or not)\s*\?*$/i,
    "am i $1",
  ],
  [
    /^(?:so |and |but )?i am (.{3,120}?),? (?:aren'?t i|am i not|right|no|or not)\s*\?*$/i,
    "am i $1",
  ],
  [
    /^(?:so |and |but )?i(?:'?ve| have) (.{3,120}?),? (?:haven'?t i|have i not|right|no)\s*\?*$/i,
    "have i $1",
  ],
  [
    /^(?:so |and |but )?(my [\w ]{2,40}?)(?:'s| is) (.{2,120}?),? (?:isn'?t (?:it|that)|is it not|right|no)\s*\?*$/i,
    "is $1 $2",
  ],
  [
    /^(?:so |and |but )?(my [\w ]{2,40}?) are (.{2,120}?),? (?:aren'?t they|right|no)\s*\?*$/i,
    "are $1 $2",
  ],
  [
    /^(?:so |and |but )?(my [\w ]{2,40}?) has (.{2,120}?),? (?:hasn'?t it|right|no)\s*\?*$/i,
    "has $1 $2",
  ],
  [
    /^(?:so |and |but )?(my [\w ]{2,40}?) have (.{2,120}?),? (?:haven'?t they|right|no)\s*\?*$/i,
    "have $1 $2",
  ],
]

/** A question without its tag: "am I sleeping less lately"; any other text as it is. */
export const untagged = (text: string): string => {
  for (const [pattern, question] of tags)
    if (pattern.test(text)) return text.replace(pattern, question)
  return text
}
