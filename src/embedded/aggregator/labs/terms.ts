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
    ..."biomarker investigation procedure description esame esami bepaling analyt analys".split(
      " ",
    ),
    ..."exame exames undersøgelse badanie".split(" "),
  ],
  value: [
    ..."result results value values observed current".split(" "),
    ..."ergebnis wert messwert resultat befund".split(" "),
    ..."résultat résultats valeur".split(" "),
    ..."resultado resultados valor".split(" "),
    ..."risultato risultati uitslag resultaat resultaten ergebnisse messergebnis résultats svar wynik".split(
      " ",
    ),
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
    ..."eenheid enhet unidade misura um uom jednostka".split(" "),
  ],
  range: [
    ..."reference range ranges interval normal".split(" "),
    ..."referenzbereich referenz normbereich normalwert normalwerte sollwert".split(" "),
    ..."référence références normales".split(" "),
    ..."referencia intervalo".split(" "),
    ..."ref reference limits cutoff normwert normwerte riferimento referentiewaarden".split(" "),
    ..."referentie referensintervall referência referans zakres".split(" "),
  ],
  previous: [
    ..."previous prior last historical".split(" "),
    ..."vorwert vorwerte vorbefund".split(" "),
    ..."antérieur antérieurs antériorité précédent".split(" "),
    ..."anterior previo antériorités precedente vorig vorige tidligare".split(" "),
  ],
  /** What says how or where it was measured, or something about it. */
  other: [
    ..."technology method methodology lab specimen methode verfahren material méthode".split(" "),
    ..."técnica método metodo kit sample".split(" "),
    ..."comment comments remark remarks kommentar bemerkung anmerkung".split(" "),
    ..."commentaire commentaires remarque comentario comentarios commento opmerking".split(" "),
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
  ..."prelievo,data del prelievo,raccolta,afname,afnamedatum,afgenomen".split(","),
  ..."coleta,colheita,data da coleta,provtagning,provtagningsdatum,prøvetagning,prøvetaking".split(
    ",",
  ),
  ..."fecha toma,f. toma,toma,date of test,test date,specimen collected,pobrania,pobranie".split(
    ",",
  ),
]

/** What stands before another day: that one is never when blood was taken. */
export const OTHER_DAYS = [
  ..."dob,date of birth,birth,born,birthdate,d.o.b".split(","),
  ..."geb,geboren,geburtsdatum".split(","),
  ..."né le,née le,né,née,date de naissance,naissance".split(","),
  ..."nacimiento,fecha de nacimiento".split(","),
  ..."nato il,nata il,data di nascita,geboortedatum,geboren,geb.datum".split(","),
  ..."nasc,nascimento,personnummer,född,født,urodz".split(","),
]

/** What stands before a day that will do where no other is printed. */
export const REPORTED = [
  ..."reported,date reported,report date,received,date received,printed,date,issued".split(","),
  ..."eingang,ausgang,befunddatum,datum,druckdatum".split(","),
  ..."édité le,reçu le,date,validé le".split(","),
  ..."fecha,informe,recepción,fecha de informe,impresión".split(","),
  ..."resulted,released,authorised,approved,result date".split(","),
  ..."referto,stampa,accettazione,rapportdatum,uitslagdatum".split(","),
  ..."berichtsdatum,eingangsdatum,ausdruck,imprimé le,enregistré le,liberação,impresso".split(","),
  ..."svarsdatum,svardatum,svardato".split(","),
]

/** The beginnings of the names of months, January first. */
export const MONTHS = [
  "jan gen ene sty".split(" "),
  "feb fév fev lut".split(" "),
  "mar mär mrz mrt".split(" "),
  "apr avr abr kwi".split(" "),
  "may mai maj mag mei".split(" "),
  "jun juin giu cze".split(" "),
  "jul juil lug lip".split(" "),
  "aug aoû aou ago sie".split(" "),
  "sep set wrz".split(" "),
  "oct okt ott out paź".split(" "),
  "nov lis".split(" "),
  "dec dez déc dic gru".split(" "),
]

/** Words of a report that writes the day before the month. */
export const DAY_FIRST = [
  ..."entnahme abnahme ergebnis referenzbereich einheit labor befund".split(" "),
  ..."prélèvement prélevé résultat résultats laboratoire".split(" "),
  ..."extracción resultado resultados fecha laboratorio".split(" "),
  ..."haemoglobin haematology glycated oestradiol nhs pathology biological".split(" "),
  ..."referto prelievo esame uitslag eenheid coleta exame laudo enhet".split(" "),
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
  ..."negative,positive,nonreactive,reactive,not detected,detected,normal,abnormal".split(","),
  ..."trace,none seen,none,absent,present,clear,yellow,indeterminate,equivocal,borderline".split(
    ",",
  ),
  ..."non reactive,not reactive,nil,neg,pos,immune,not immune,few,moderate,many,rare".split(","),
  ..."negativ,positiv,nicht nachweisbar,nachweisbar,unauffällig,grenzwertig".split(","),
  ..."reaktiv,nicht reaktiv,immun,schwach positiv,spur,traces,tracce,spor,sporen".split(","),
  ..."négatif,positif,non détecté,négative,positive,absence,présence,douteux".split(","),
  ..."negativo,positivo,negativa,positiva,no detectado,no reactivo,reactivo,ausente".split(","),
  ..."non reattivo,reattivo,assente,presente,assenti,não reagente,reagente,dudoso".split(","),
  ..."negatief,positief,niet aantoonbaar".split(","),
]

/** What stands before a range that is printed below its result. */
export const RANGE_LABELS = [
  ..."reference range,normal range,standard range,reference interval,ref. range,ref range".split(
    ",",
  ),
  ..."bio. ref. interval,biological reference interval,reference value,range".split(","),
  ..."referenzbereich,normbereich,valeurs de référence,valores de referencia".split(","),
  ..."valori di riferimento,referentiewaarden,valores de referência,intervalo de referencia".split(
    ",",
  ),
]

/** What stands before a value that is printed below its name. */
export const VALUE_LABELS = [
  ..."value,your value,result,your result,ergebnis,wert,résultat,resultado,risultato,uitslag".split(
    ",",
  ),
]

/** What begins a line with the result before it in another unit. */
export const SAME_AGAIN = [..."soit,or,oder,entspricht,ou,equivale,ovvero".split(",")]

/** The labels that stand before the name of the laboratory. */
export const LABORATORY_LABELS = [
  ..."laboratory,lab,performing laboratory,performing lab,performed at,performed by".split(","),
  ..."testing performed at,laboratory name,lab name,tested at,testing laboratory".split(","),
  ..."labor,durchführendes labor,laboratoire,laboratorio,laboratorium,laboratório".split(","),
]

/** The beginnings of words by which a laboratory is named at the margin of its report. */
export const LABORATORY = [
  ..."laborator laboratoir labor labs diagnostic diagnostik diagnóstic patholog".split(" "),
  ..."patolog mvz klinik clinic clínic hospital hôpital krankenhaus ospedale analisi".split(" "),
  ..."análises ziekenhuis sykehus".split(" "),
]

/** Words that head a report, and are of no laboratory's name. */
export const REPORT_TITLES = [
  ..."final report reports result results blood panel test tests summary portal".split(" "),
  ..."befund befunde laborbefund laborbericht laborwerte bericht blutbild werte".split(" "),
  ..."compte rendu résultats rapport bilan informe resultados analítica referto".split(" "),
  ..."risultati esami uitslag uitslagen laudo resultaten".split(" "),
]

/** Words of a line about a person, a sample or a page: its numbers are no results. */
export const ADMINISTRATIVE = [
  ..."patient dob birth born age phone tel telephone fax order accession requisition page".split(
    " ",
  ),
  ..."id mrn acct account specimen lab street suite order ordered collected received nhs".split(
    " ",
  ),
  ..."geb auftrag auftr seite fallnummer patientenid plz adresse vsnr".split(" "),
  ..."dossier né née téléphone nhc paciente edad nacimiento página hosp hospital".split(" "),
  ..."referto nato pagina paziente bsn naam crm labcode rue calle via address institut".split(" "),
  ..."laboratory laboratories laboratorium labor clinic client services ref".split(" "),
]

/** Words of a sentence. */
export const PROSE = [
  ..."is are was of the for should may your below than defined guideline values ranges by".split(
    " ",
  ),
  ..."ist sind bei unter über wert mangel kontrolle werte der die um nach".split(" "),
  ..."est sont chez valeurs carence inférieure inferior según los las entre".split(" "),
  ..."range target desirable suggest recommended risk patients indicates indicate".split(" "),
]

/** What heads the part of a report that speaks of results in general: no row below it without a range is a result. */
export const GUIDE_TITLES = [
  ..."interpretation interpretive guide guidelines target targets goal goals legend explanation".split(
    " ",
  ),
  ..."comment comments note notes remark remarks cutoffs conversion dosage".split(" "),
  ..."zielwert zielwerte beurteilung befundkommentar kommentar hinweis hinweise legende".split(" "),
  ..."interpretationshilfe erläuterung erläuterungen bemerkung bemerkungen anmerkung".split(" "),
  ..."interprétation objectif objectifs commentaire commentaires remarque remarques".split(" "),
  ..."interpretación objetivo objetivos comentario comentarios nota notas observaciones".split(" "),
  ..."interpretazione obiettivi commento commenti opmerking opmerkingen toelichting".split(" "),
]
