import { type PhraseTable, phrases } from "#language/phrases"

/** Words that narrow a question down in a way that no row tells apart. */
export interface Qualifier {
  /** The kind of narrowing. */
  readonly of: string
  readonly words: PhraseTable
  /** What is said of it, given the words in quotation marks. */
  readonly says: (quoted: string) => string
  /** A question that has such words. */
  readonly example: string
}

/** The table of qualifiers; the first one that has a word explains it. */
export const qualifiers: ReadonlyArray<Qualifier> = [
  {
    of: "time of day",
    words: phrases`
      (late/r/st | early | earlier | morning/s | evening/s | afternoon/s | noon | lunchtime | midday | bedtime | dawn)
      overnight
    `,
    says: (quoted) =>
      `I cannot tell the hour here, so this covers every time of day, not only “${quoted}”.`,
    example: "does late caffeine mess with my sleep",
  },
  {
    of: "effort",
    words: phrases`
      (hard/er/est | easy | easier | intense | intensity | strenuous | gentle | vigorous | moderate | heavy | brisk)
    `,
    says: (quoted) =>
      `I cannot pick the “${quoted}” ones out here, so this takes easy and hard together.`,
    example: "was my hrv lower in intense weeks",
  },
  {
    of: "sport",
    words: phrases`
      (run/s | running | ran | jog/s/ging | ride/s | riding)
      (cycling | bike/s | biking | swim/s/ming | swam | hike/s | hiking)
      (yoga | pilates | crossfit | tennis | football | soccer)
      (basketball | golf | climbing | rowing | ski/ing | padel)
      (gym | lift/s/ed/ing | weights | strength | parkrun | marathon)
      (race/s | boxing | dance | dancing | hiit | spinning)
    `,
    says: (quoted) =>
      `I did not single out “${quoted}” here, so this takes all days and sports together.`,
    example: "what is my average hrv in yoga weeks",
  },
  {
    of: "weather",
    words: phrases`
      (weather | hot/ter | warm/er | cold/er | humid | humidity)
      (rain/y/ing | snow | sunny | sun | heat | heatwave | storm)
      (air quality | pollen | full moon | moon)
    `,
    says: (quoted) => `The weather is not on record, so “${quoted}” is left out of this.`,
    example: "did I sleep worse in the rain",
  },
  {
    of: "illness",
    words: phrases`
      (sick | ill | illness | flu | covid | virus)
      (fever | headache/s | migraine/s | cold | injured | injury | hungover)
      (hangover | symptom/s | pain | allergy | allergies)
    `,
    says: (quoted) =>
      `Days of “${quoted}” are not marked in your data: name the days, and I can compare them.`,
    example: "how was my hrv when I was ill",
  },
  {
    of: "cycle",
    words: phrases`
      (luteal | follicular | ovulation | ovulating | ovulate | pms | menstruation | menopause) [phase]
      phase/s
    `,
    says: (quoted) =>
      `I cannot tell the phases of your cycle apart here, so “${quoted}” is left out and this is every day.`,
    example: "my deep sleep in the luteal phase",
  },
  {
    of: "what is taken",
    words: phrases`
      (magnesium | melatonin | ashwagandha | creatine | vitamin/s)
      (zinc | iron | omega | supplement/s | cbd | valerian)
      (medicine/s | medication/s | meds | pill/s | tablet/s)
      (ibuprofen | statin/s | antidepressant/s | ssri | ozempic)
      (painkiller/s | antibiotic/s | beta blocker/s)
    `,
    says: (quoted) =>
      `When you took “${quoted}” is not on record: tell me the day you began, and I compare before and after.`,
    example: "how did I sleep with ashwagandha",
  },
  {
    of: "food",
    words: phrases`
      (spicy | salty | sweet | greasy | fried | fatty | sugary) [(food | meal/s | dinner/s | snack/s)]
      (food | meal/s | dinner/s | breakfast/s | lunch/es | snack/s/ing)
      (meat | fish | dairy | cheese | chocolate | pizza)
      (gluten | bread | pasta | vegetable/s | fruit | vegan | vegetarian | keto | fasting | diet | curry | burger/s)
      (wine | beer/s | spirits | whisky | cocktail/s | espresso | tea | decaf | energy drink/s | soda | cola)
    `,
    says: (quoted) =>
      `I have totals of what you log, not single foods, so “${quoted}” is left out of this.`,
    example: "how do I sleep after spicy food",
  },
  {
    of: "place",
    words: phrases`
      (home | hotel/s | abroad | travel/s/ling | trip/s)
      (holiday/s | vacation/s | office | house | beach | mountain/s)
      (spain | italy | france | germany | greece | london)
      (paris | tokyo | japan | usa | america | thailand | altitude)
      (flight/s | flying | plane | airport | camping | tent | wife's | parents | couch)
    `,
    says: (quoted) =>
      `Where you were is not on record: tell me the dates of “${quoted}”, and I look at those days.`,
    example: "how was my sleep in the hotel",
  },
  {
    of: "work",
    words: phrases`
      (work/ed/ing | shift/s | job | meeting/s | deadline/s) [night/s | day/s]
      (exam/s | school | college | commute | overtime) [night/s | day/s]
    `,
    says: (quoted) =>
      `Your working days are not on record, so “${quoted}” is left out: name the days, and I can compare them.`,
    example: "is my stress higher on days with meetings",
  },
  {
    of: "event",
    words: phrases`
      (mattress | bed | pillow | dog | cat | puppy | baby)
      (newborn | child | kid/s | wedding | divorce | operation | surgery)
      (birth | diagnosis | vaccine | vaccination | christmas | birthday)
      (party | breakup | funeral | pregnant | dad | mum | mom)
    `,
    says: (quoted) =>
      `I do not know the day of “${quoted}”: name it, and I set the time before beside the time after.`,
    example: "my sleep with the new mattress",
  },
  {
    of: "feeling",
    words: phrases`
      (tired | exhausted | anxious | anxiety | stressed | sad)
      (happy | angry | hungry | thirsty | sore | bored | fresh)
    `,
    says: (quoted) => `How you felt (“${quoted}”) is not among the rows I looked at for this.`,
    example: "my steps on days I was sad",
  },
]

const TIME_OF_DAY = qualifiers.find(({ of }) => of === "time of day")!
const HOUR = /^\p{L}[\p{L} ]* \d/u

/** The qualifier that explains words left out of a question, of which a number is an hour; null where none does. */
export const qualifierOf = (words: string): Qualifier | null =>
  HOUR.test(words)
    ? TIME_OF_DAY
    : (qualifiers.find((qualifier) => qualifier.words.test(words)) ?? null)
