import { folded } from "#language/numbers/fold"

/** The words of broken numbers of a language. */
export interface Decimals {
  /** Before the digits of a fraction: "point", "Komma". */
  readonly points: ReadonlyArray<ReadonlyArray<string>>
  /** Before a number of tenths: "целых". */
  readonly wholes: ReadonlyArray<ReadonlyArray<string>>
  /** The names of tenths and hundredths. */
  readonly tenths: ReadonlyMap<string, number>
  /** Behind a number and a half: "and a half", "y media". */
  readonly halves: ReadonlyArray<ReadonlyArray<string>>
  /** What a word before a number adds to it: "साढ़े". */
  readonly before: ReadonlyMap<string, number>
}

/** A line: the language, what its words are, the words; "|" between several. */
const TABLE = `
en points point
en halves and a half|and one half
de points komma|punkt
de halves und ein halb|und eine halbe
es points coma|punto
es halves y media|y medio
fr points virgule
fr halves et demie|et demi
pt points virgula|ponto
pt halves e meia|e meio
it points virgola
it halves e mezza|e mezzo
nl points komma
nl halves en een half|en een halve
pl points przecinek
pl wholes i|cala i|cale i|calych i
pl tenths dziesiata=10|dziesiate=10|dziesiatych=10|setna=100|setne=100|setnych=100
pl halves i pol
tr points virgul|nokta
tr halves bucuk
ru points запятая
ru wholes и|целых|целая|целые|целых и|целая и
ru tenths десятая=10|десятых=10|десятые=10|сотая=100|сотых=100|сотые=100
ru halves с половинои
uk points кома
uk wholes і|цілих|ціла|цілі|цілих і|ціла і
uk tenths десята=10|десятих=10|десяті=10|сота=100|сотих=100|соті=100
uk halves з половиною
ko points 점
ar points فاصل|فاصله
ar halves ونصف|و نصف
hi points दशमलव
hi before साढ़े=0.5
`

const phrases = (text = "") =>
  text === "" ? [] : text.split("|").map((phrase) => phrase.split(" "))
const valued = (text = "") =>
  new Map(
    phrases(text).map(([entry = ""]) => {
      const [word = "", value] = entry.split("=")
      return [word, Number(value)] as const
    }),
  )

const rows = folded(TABLE)
  .trim()
  .split("\n")
  .map((line) => line.split(" "))

/** The words of broken numbers by language, as `folded` writes them. */
export const DECIMALS: ReadonlyMap<string, Decimals> = new Map(
  [...new Set(rows.map(([language = ""]) => language))].map((language) => {
    const of = (kind: string) =>
      rows
        .find((row) => row[0] === language && row[1] === kind)
        ?.slice(2)
        .join(" ")
    return [
      language,
      {
        points: phrases(of("points")),
        wholes: phrases(of("wholes")).toSorted((a, b) => b.length - a.length),
        tenths: valued(of("tenths")),
        halves: phrases(of("halves")),
        before: valued(of("before")),
      },
    ]
  }),
)
