const LATIN_MARKS = /[\u0300-\u036f]/g
/** Arabic vowel signs, and the stroke that stretches a word. */
const ARABIC_SIGNS = /[\u064b-\u0655\u0670\u0640]/g
const INVISIBLE = /\p{Cf}/gu

const ALIKE: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  ı: "i",
  æ: "ae",
  œ: "oe",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ى: "ي",
  ة: "ه",
  "\u0901": "\u0902",
  ё: "е",
}
const UNLIKE = /[ßłøıæœأإآىةё\u0901]/g

/**
 * A text by which words are compared: compatible signs as one, lower case, without accents, Arabic
 * vowel signs and invisible characters. Its length may differ.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(INVISIBLE, "")
    .replace(ARABIC_SIGNS, "")
    .normalize("NFD")
    .replace(LATIN_MARKS, "")
    .normalize("NFC")
    .replace(/[’ʼ`´]/g, "'")
    .replace(UNLIKE, (sign) => ALIKE[sign]!)
