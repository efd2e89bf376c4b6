import { POUND_KG } from "#catalogue/metrics/source"
import type { Stated } from "#domain/profile-change"
import { verbose } from "#embedded/model/understanding/words/table"
import { HEIGHT, heightOf } from "#language/body-height"

const STONE_LB = 14

const MALE = /^(?:male|man|guy|boy)$/i

/** One wording of a statement: what follows it at the place where it was found, and what it states. */
export interface Form {
  readonly pattern: RegExp
  readonly states: (groups: Readonly<Record<string, string | undefined>>) => Stated
  /** True for what somebody who reads US units would mean otherwise: 180 are centimetres, or pounds. */
  readonly isMetric?: true
}

const SEX = "(?:male|female|man|woman|guy|girl|lady|boy)"
const YEARS = "(?:[ -]?(?:years?[ -]olds?|y\\/?o|yrs?(?:[ -]olds?)?|years?))"
/** What may follow an age without a unit: the end of the clause, a sex, or a further statement. */
const ENDS = `(?= *(?:$|[.,;!)](?!\\d)|yesterday\\b|last\\b|and\\b|but\\b|so\\b|now\\b|today\\b))`
const I_AM = "(?:i am|i'm|im)"
/** The subject of a further statement: "I weigh 80 kg and am 1.82 m". */
const ALSO = "(?:(?:,| and| &) *(?:i am|i'm|am|i)?)"
const BODY = `(?:${I_AM}|my height(?: is|:)|height:?)`
const UNIT_NAME = verbose`
  (?:miles|pounds|lbs?|fahrenheit|feet|inches|imperial|us(?: customary)?(?= units|$)|american|metric|kilomet(?:re|er)s|
  kilos?|kilograms?|kgs?|km|celsius)
`

const genderOf = (sex: string | undefined): Stated =>
  sex === undefined ? {} : { gender: MALE.test(sex) ? "male" : "female" }

const centimetres = (value: number): Stated => ({ height_cm: Math.round(value * 10) / 10 })

const kilograms = (value: number): Stated => ({ weight_kg: Math.round(value * 10) / 10 })

/** To ten grams, so that the pounds that were said are read again. */
const pounds = (value: number): Stated => ({
  weight_kg: Math.round(value * POUND_KG * 100) / 100,
})

/** "81.4", "81,4" */
const number = (text: string | undefined): number => Number((text ?? "0").replace(",", "."))

const form = (pattern: string, states: Form["states"]): Form => ({
  pattern: new RegExp(pattern, "gi"),
  states,
})

/** The wordings of statements about oneself; a person's own, never a question, a wish or the past. */
export const forms: ReadonlyArray<Form> = [
  form(
    verbose`
      (?:\b${I_AM}(?: an?| now| just turned| turning)?|\bi(?: just)? turned|\bmy age is|\bage:) (?<age>\d{1,3})
      (?:(?:${YEARS}(?:,| and)?|,| and)? (?:an? |i am |i'm |am )?(?:an? )?(?<sex>${SEX})\b|${YEARS}\b|${ENDS})
    `,
    ({ age, sex }) => ({ age: Number(age), ...genderOf(sex) }),
  ),
  form(
    verbose`
      \b(?:${I_AM}(?: an?)?|my (?:sex|gender) is|(?:sex|gender):)(?: biologically)? (?<sex>${SEX})\b
      (?:(?:,| and)? (?:i am |i'm |am |aged? )?(?<age>\d{1,3})(?:${YEARS}\b|${ENDS}))?
    `,
    ({ age, sex }) => ({ ...(age === undefined ? {} : { age: Number(age) }), ...genderOf(sex) }),
  ),
  form(`^(?<age>\\d{1,3})(?:${YEARS})?(?:,| and)? (?:an? )?(?<sex>${SEX})\\b`, ({ age, sex }) => ({
    age: Number(age),
    ...genderOf(sex),
  })),
  form(`^(?<sex>${SEX}),? (?<age>\\d{1,3})(?:${YEARS}|${ENDS})`, ({ age, sex }) => ({
    age: Number(age),
    ...genderOf(sex),
  })),
  form(
    `(?:\\b${BODY}|${ALSO}) (?:about |exactly |like )?${HEIGHT}(?! ?(?:kgs?|kilos?|lbs?|pounds?|km|k)\\b)`,
    (groups) => centimetres(heightOf(groups) ?? 0),
  ),
  form(`^(?:about |exactly )?${HEIGHT}(?: tall)?[.!]?$`, (groups) =>
    centimetres(heightOf(groups) ?? 0),
  ),
  form(`\\b(?:my height(?: is|:)|height:?) (?<m>[12][.,]\\d)${ENDS}`, (groups) =>
    centimetres(heightOf(groups) ?? 0),
  ),
  {
    ...form(
      `(?:\\b${BODY}|${ALSO}) (?:about |exactly )?(?<cm>1[3-9]\\d|2[01]\\d)(?: tall\\b|${ENDS})`,
      (groups) => centimetres(heightOf(groups) ?? 0),
    ),
    isMetric: true,
  },
  {
    ...form(
      `\\bi (?:currently |now )?weigh (?<kg>\\d{2,3}(?:[.,]\\d)?)(?=${ALSO} (?:[12][.,]\\d|1[3-9]\\d\\b|2[01]\\d\\b))`,
      ({ kg }) => kilograms(number(kg)),
    ),
    isMetric: true,
  },
  form(
    verbose`
      (?:\b(?:i (?:currently |now )?weigh|my (?:body ?)?weight is|weight:|${I_AM})|${ALSO}(?: weigh)?)\s
      (?:about |around |currently |now )?(?<kg>\d{2,3}(?:[.,]\d)?) ?(?:kgs?|kilos?|kilograms?)\b
    `,
    ({ kg }) => kilograms(number(kg)),
  ),
  form(
    verbose`
      (?:\b(?:i (?:currently |now )?weigh|my (?:body ?)?weight is|weight:|${I_AM})|${ALSO}(?: weigh)?)\s
      (?:about |around |currently |now )?(?<lb>\d{2,3}(?:[.,]\d)?) ?(?:lbs?|pounds?)\b
    `,
    ({ lb }) => pounds(number(lb)),
  ),
  form(
    verbose`
      \b(?:i (?:currently |now )?weigh|my (?:body ?)?weight is) (?:about |around )?(?<st>\d{1,2}) ?(?:st|stone)
      (?: (?<lb>\d{1,2})(?: ?(?:lbs?|pounds?))?)?\b
    `,
    ({ st, lb }) => pounds(number(st) * STONE_LB + number(lb)),
  ),
  form(
    verbose`
      (?:^|\b(?:please|i|and|always|just)\s)(?:use|want(?=\s\w+(?:[.!]?$| not | instead| and \w+[.!]?$))|prefer|
      switch(?: over)? to|change to|go with|think in|
      change (?:the |my )?units? to|switch (?:the |my )?units? to|want (?:it|everything|my weight|distances?) in|
      (?:show|give|tell) me(?: everything| all| it| my data)?(?: in)?|(?:my )?units?(?: are|:)?|set (?:my )?units? to)\s
      (?:the )?(?<units>${UNIT_NAME})(?: (?:units?|system))?(?:(?:,| and|,? or|,? not) ${UNIT_NAME})*\b
      (?! (?:did|do|have|per|a|i|this|last|on|in|since|walked|ran))
    `,
    ({ units = "" }) => ({ units: /^(?:metric|k|celsius)/i.test(units) ? "metric" : "us" }),
  ),
]
