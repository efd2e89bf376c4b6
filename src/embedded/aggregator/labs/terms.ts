/**
 * The words that laboratory reports print around their results, by language: lower case, one meaning each. A
 * reader of another language adds its words here.
 */

/** What a column is headed with. */
export const COLUMN_TERMS = {
  name: [
    ..."test tests analyte analysis parameter component examination name".split(" "),
    ..."untersuchung analyse parameter messgröße bezeichnung".split(" "),
    ..."examen analyses paramètre dosage".split(" "),
    ..."prueba determinación análisis parámetro examen".split(" "),
  ],
  value: [
    ..."result results value values observed current".split(" "),
    ..."ergebnis wert messwert resultat befund".split(" "),
    ..."résultat résultats valeur".split(" "),
    ..."resultado resultados valor".split(" "),
  ],
  flag: [..."flag flags abnormal".split(" "), "hinweis", "markierung", "bewertung"],
  unit: [
    ..."unit units".split(" "),
    "einheit",
    "einheiten",
    "unité",
    "unités",
    "unidad",
    "unidades",
  ],
  range: [
    ..."reference range ranges interval normal".split(" "),
    ..."referenzbereich referenz normbereich normalwert normalwerte sollwert".split(" "),
    ..."référence références normales".split(" "),
    ..."referencia intervalo".split(" "),
  ],
  previous: [
    ..."previous prior last historical".split(" "),
    ..."vorwert vorwerte vorbefund".split(" "),
    ..."antérieur antérieurs antériorité précédent".split(" "),
    ..."anterior previo".split(" "),
  ],
} as const
export type ColumnTerm = keyof typeof COLUMN_TERMS

/** What stands before the day on which blood was taken. */
export const COLLECTED = [
  ..."collected,collection,date collected,collection date,drawn,date drawn,specimen date".split(
    ",",
  ),
  ..."sample date,date of collection,sampling date,sample collected,taken".split(","),
  ..."entnahme,entnahmedatum,abnahme,abnahmedatum,probenentnahme,blutentnahme,entnommen".split(","),
  ..."prélèvement,prélevé le,date de prélèvement,date du prélèvement,prélevé".split(","),
  ..."extracción,fecha de extracción,fecha de toma,toma de muestra,fecha de la muestra".split(","),
]

/** What stands before another day: that one is never when blood was taken. */
export const OTHER_DAYS = [
  ..."dob,date of birth,birth,born,birthdate,d.o.b".split(","),
  ..."geb,geboren,geburtsdatum".split(","),
  ..."né le,née le,né,née,date de naissance,naissance".split(","),
  ..."nacimiento,fecha de nacimiento".split(","),
]

/** What stands before a day that will do where no other is printed. */
export const REPORTED = [
  ..."reported,date reported,report date,received,date received,printed,date,issued".split(","),
  ..."eingang,ausgang,befunddatum,datum,druckdatum".split(","),
  ..."édité le,reçu le,date,validé le".split(","),
  ..."fecha,informe,recepción,fecha de informe".split(","),
]

/** Words of a report that writes the day before the month. */
export const DAY_FIRST = [
  ..."entnahme abnahme ergebnis referenzbereich einheit labor befund".split(" "),
  ..."prélèvement prélevé résultat résultats laboratoire".split(" "),
  ..."extracción resultado resultados fecha laboratorio".split(" "),
  ..."haemoglobin haematology glycated oestradiol nhs".split(" "),
]

/** A mark beside a value that lies outside of its range. */
export const FLAGS = [
  ..."h l hh ll a high low abnormal critical hi lo".split(" "),
  ..."+ - ++ -- +++ --- * ** ! ↑ ↓ ▲ ▼".split(" "),
  ..."hoch niedrig erhöht erniedrigt".split(" "),
  ..."élevé bas haut".split(" "),
  ..."alto bajo elevado".split(" "),
]

/** A result in words. */
export const WORDED = [
  ..."negative,positive,non-reactive,nonreactive,reactive,not detected,detected,normal".split(","),
  ..."trace,none seen,absent,present,clear,yellow,indeterminate,equivocal".split(","),
  ..."negativ,positiv,nicht nachweisbar,nachweisbar,unauffällig".split(","),
  ..."négatif,positif,non détecté,négative,positive,absence,présence".split(","),
  ..."negativo,positivo,no detectado,no reactivo,reactivo,ausente".split(","),
]

/** "up to 5.0": the upper end of a range. */
export const UP_TO = [
  "up to",
  "bis",
  "jusqu'à",
  "hasta",
  "inférieur à",
  "kleiner",
  "unter",
  "below",
  "less than",
  "menor de",
]

/** "from 30": its lower end. */
export const FROM = [
  "from",
  "ab",
  "à partir de",
  "desde",
  "supérieur à",
  "größer",
  "über",
  "above",
  "more than",
  "mayor de",
]
