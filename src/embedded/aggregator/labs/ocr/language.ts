/** The languages that pictures are read in. */
export type Language = "eng" | "deu" | "fra" | "spa"

/** Words of a report that English does not have, nor another of these, in letters without accents. */
const WORDS: Readonly<Record<Exclude<Language, "eng">, ReadonlySet<string>>> = {
  deu: new Set(
    (
      "ergebnis ergebnisse einheit einheiten referenzbereich normbereich untersuchung befund labor geb geboren " +
      "entnahme entnahmedatum abnahme eingang ausgang und der die das mit herr frau nuchtern blutbild leukozyten " +
      "erythrozyten thrombozyten hamoglobin kreatinin cholesterin glukose harnsaure eisen natrium kalium"
    ).split(" "),
  ),
  fra: new Set(
    (
      "resultat resultats unite unites valeurs laboratoire prelevement preleve nee naissance le la " +
      "les du des et medecin monsieur madame hemoglobine leucocytes hematies plaquettes glycemie " +
      "fer jeun hemogramme biologie medicale ferritine"
    ).split(" "),
  ),
  spa: new Set(
    (
      "resultado resultados unidad unidades valores laboratorio fecha paciente prueba determinacion extraccion " +
      "nacimiento el los las del y hemoglobina leucocitos hematies plaquetas glucosa creatinina colesterol hierro " +
      "trigliceridos ferritina bioquimica hematologia suero"
    ).split(" "),
  ),
}

/** English has to be less likely by so many words. */
const MIN_LEAD = 2

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "")

/** The language of a report by words that were read as if it were English. */
export const languageOf = (words: ReadonlyArray<string>): Language => {
  const said = new Set(words.map(plain))
  const counted = (Object.keys(WORDS) as Array<keyof typeof WORDS>).map((language) => ({
    language,
    count: WORDS[language].intersection(said).size,
  }))
  const [first] = counted.sort((a, b) => b.count - a.count)
  return first && first.count >= MIN_LEAD ? first.language : "eng"
}
