/** The clearest words of an emergency in another language, as people type them. */
interface Language {
  /** Ends the text before words that are not so: "keine", "pas de". */
  readonly denies: RegExp
  readonly emergency: RegExp
  readonly crisis: RegExp
}

const german: Language = {
  denies: /\b(?:keine?[nrm]?|ohne|nie|letztes jahr|vor (?:\w+ )?jahren)\b[^,.]{0,20}$/,
  emergency:
    /\bbrustschmerz\w*|\bschmerz\w* in (?:der|meiner) brust|\bbrust (?:tut|schmerzt)|\b(?:druck|engegefuhl|enge|stechen) (?:auf|in) (?:der|meiner) brust|\bherzinfarkt\b|\bherzanfall\b|\bschlaganfall\b|\b(?:bekomm|krieg|hab|ha)(?:e|t)? (?:\w+ )?(?:keine|kaum) luft|\bkann (?:\w+ )?(?:nicht|kaum) (?:mehr |richtig )?atmen|\batemnot\b|\bohnmachtig\b|\bbewusstlos\w*|\b(?:mundwinkel|gesicht) hangt|\buberdosis\b|\b(?:zu viele|\d{2,}) (?:\w*tabletten|pillen)|\b(?:reagiert|antwortet) nicht mehr\b|\bnicht ansprechbar\b|\bkrampfanfall\b|\bblutet? (?:\w+ )?(?:stark|heftig)/,
  crisis:
    /\b(?:will|mochte) (?:\w+ )*?(?:nicht mehr (?:leben|da sein|aufwachen)|sterben|tot sein|umbringen|das leben nehmen)|\bbringe? mich um\b|\bmich (?:umbringen|umzubringen)|\bselbstmord\w*|\bsuizid\w*|\bmir (?:etwas|was) antun|\blebensmude\b|\bmich (?:ritzen|selbst verletzen)\b/,
}

const french: Language = {
  denies: /\b(?:pas de|sans|jamais|aucune?|l'an dernier|l'annee derniere)\b[^,.]{0,20}$/,
  emergency:
    /\bdouleurs? (?:\w+ )?(?:a la|dans la|de) poitrine|\bdouleurs? thoraciques?|\bmal (?:a|dans) la poitrine|\bpoitrine (?:me |qui )?serre|\boppression (?:dans|de|a) la poitrine|\bcrise cardiaque|\binfarctus\b|\bun avc\b|\b(?:peux|arrive) (?:plus|pas) (?:a )?respirer|\b[jm]'etouffe|\bperdu connaissance|\bevanoui\w*|\binconsciente?\b|\b(?:visage|bouche) (?:\w+ )?(?:tombe|paralyse\w*)|\bsurdose\b|\b\d{2,} (?:comprimes|cachets|pilules)|\b(?:il|elle|pere|mere|mari|femme|fils|fille) ne (?:repond|reagit|se reveille) (?:pas|plus)|\bsaigne (?:\w+ )?(?:beaucoup|abondamment)|\bhemorragie\b|\bchoc anaphylactique/,
  crisis:
    /\b(?:veux|voudrais|envie de) (?:\w+ )?mourir|\bme (?:suicider|tuer)\b|\bveux plus (?:vivre|etre la)|\ben finir avec (?:la|ma) vie|\bveux en finir\b|\bplus envie de vivre|\bme (?:faire du mal|mutiler)\b/,
}

const spanish: Language = {
  denies: /\b(?:no tengo|no siento|sin|nunca|el ano pasado|hace (?:\w+ )?anos)\b[^,.]{0,20}$/,
  emergency:
    /\bdolor (?:\w+ )?(?:en|de) (?:el |mi )?pecho|\bduele (?:mucho )?el pecho|\bo?presion en (?:el|mi) pecho|\binfarto\b|\bataque (?:al corazon|cardiaco)|\bderrame cerebral|\bictus\b|\bno puedo respirar|\bme (?:estoy )?(?:ahogo|ahogando|asfixi\w+)|\bme (?:falta|cuesta) (?:el aire|respirar)|\bme (?:he )?desmay\w+|\besta inconsciente\b|\b(?:padre|madre|hij[oa]|espos[oa]|marido|mujer|abuel[oa]|el|ella) no (?:responde|reacciona|despierta)|\b\d{2,} (?:pastillas|comprimidos|pildoras)|\bcara (?:caida|paralizada)|\bsobredosis\b|\bsangr\w+ mucho|\bhemorragia\b|\banafila\w+/,
  crisis:
    /\b(?:quiero|quisiera|ganas de) (?:morir(?:me)?|matarme|suicidarme|no despertar)|\bno quiero (?:vivir|seguir viviendo|estar aqui)|\b(?:matarme|suicidarme|suicidio|quitarme la vida|acabar con mi vida|hacerme dano|cortarme las venas)\b/,
}

const italian: Language = {
  denies: /\b(?:nessun\w*|senza|non ho|mai|l'anno scorso|anni fa)\b[^,.]{0,20}$/,
  emergency:
    /\bdolor[ei] (?:\w+ )?(?:al|nel) petto|\bmale al petto|\bpeso sul petto|\boppressione (?:al|nel) petto|\binfarto\b|\battacco (?:di cuore|cardiaco)|\bictus\b|\bnon (?:riesco a|posso) respirare|\bmi manca il (?:respiro|fiato)|\bsto soffocando|\b\d{2,} (?:pastiglie|pillole|compresse)|\bsvenut[oa]\b|\bsto svenendo|\bincosciente\b|\b(?:bocca|faccia) (?:\w+ )?storta|\bsanguin\w+ (?:molto|tanto)|\bemorragia\b|\banafila\w+/,
  crisis:
    /\bvoglio (?:morire|uccidermi|farla finita|ammazzarmi|suicidarmi)|\bnon voglio (?:piu )?vivere|\b(?:uccidermi|ammazzarmi|suicidarmi|suicidio|togliermi la vita|farmi del male)\b/,
}

const dutch: Language = {
  denies: /\b(?:geen|zonder|nooit|vorig jaar|jaar geleden)\b[^,.]{0,20}$/,
  emergency:
    /\bpijn (?:op|in|aan) (?:de|mijn|m'n) borst|\bborstpijn|\bdruk op (?:de|mijn|m'n) borst|\bhartaanval|\bhartinfarct|\bberoerte\b|\bherseninfarct|\bkan (?:\w+ )?niet (?:meer |goed )?ademen|\bkrijg (?:\w+ )?geen (?:lucht|adem)|\bflauwgevallen|\bbewusteloos|\b(?:scheve|hangende) mond|\bmond hangt|\boverdosis\b|\b(?:te veel|\d{2,}) (?:pillen|tabletten)|\breageert niet\b|\bbloed(?:t|en)? (?:\w+ )?(?:hevig|erg)|\banafyla\w+/,
  crisis:
    /\b(?:wil|ga) (?:\w+ )?(?:dood|sterven|niet meer leven|er niet meer zijn|mezelf (?:doden|ombrengen|iets aandoen))|\bzelfmoord\w*|\been einde (?:aan mijn leven|eraan)|\bmezelf (?:snijden|van kant maken|pijn doen)/,
}

const portuguese: Language = {
  denies: /\b(?:nao tenho|nao sinto|sem|nunca|ano passado|anos atras)\b[^,.]{0,20}$/,
  emergency:
    /\bdor(?:es)? (?:\w+ )?no (?:meu )?peito|\b(?:aperto|pressao) no (?:meu )?peito|\bpeito (?:doi|esta doendo|a doer)|\binfarto\b|\benfarte\b|\bataque cardiaco|\bderrame cerebral|\bum avc\b|\bnao consigo respirar|\bfalta de ar\b|\bdesmai(?:ei|ou|ando)\b|\besta inconsciente\b|\b(?:boca|rosto) (?:\w+ )?tort[oa]|\bsobredose\b|\b\d{2,} comprimidos|\bsangr\w+ muito|\bhemorragia\b|\banafila\w+/,
  crisis:
    /\bquero (?:morrer|me matar|matar-me|suicidar-me|acabar com (?:tudo|a minha vida))|\bnao quero (?:mais )?viver|\b(?:me matar|matar-me|suicidar|suicidio|tirar a minha vida|acabar com a minha vida)\b/,
}

const polish: Language = {
  denies: /\b(?:nie mam|bez|nigdy|w zeszlym roku)\b[^,.]{0,20}$/,
  emergency:
    /\bbol(?:e|i)? (?:\w+ )?w (?:klatce|piersi)\w*|\bklatka (?:\w+ )?boli|\bzawal\b|\budar mozgu|\bnie moge (?:\w+ )?oddychac|\bbrak(?:uje)? (?:mi )?(?:tchu|powietrza)|\bzemdla\w*|\bstracil\w* przytomnosc|\bnieprzytomn\w+|\bprzedawkowa\w*/,
  crisis:
    /\bchce (?:\w+ )?(?:umrzec|sie zabic)|\bnie chce (?:mi sie )?(?:\w+ )?zyc|\bzabic sie\b|\bsamoboj\w+/,
}

/** Scripts without capitals or spaces have no edges of words to look for. */
const russian: Language = {
  denies: /(?:нет|без|никогда|не было)[^,.]{0,20}$/,
  emergency:
    /бол[ьи]\p{L}* (?:\p{L}+ )?в груди|груд\p{L}+ болит|болит (?:в )?груд|инфаркт|инсульт|не могу (?:\p{L}+ )?дышать|задыхаюсь|нечем дышать|потерял\p{L}* сознание|без сознания|передозировк/u,
  crisis: /хочу умереть|не хочу (?:больше )?жить|покончить с собо|убить себя|самоубийств/u,
}

const chinese: Language = {
  denies: /(?:没有|没|不|无)$/,
  emergency:
    /胸口?(?:很|好|非常)?(?:痛|疼|闷)|胸部疼痛|心脏病发作|中风|喘不(?:过|上)气|(?:不能|无法|没法)呼吸|呼吸困难|昏倒|晕倒|失去意识|昏迷|服药过量|大出血/,
  crisis: /不想活|想死|自杀|结束(?:我的)?生命|活不下去/,
}

const japanese: Language = {
  denies: /(?:ない|なし)$/,
  emergency:
    /胸(?:が|の)?(?:痛|苦し|締め付け)|心臓発作|脳卒中|息(?:が)?(?:できな|苦し)|呼吸(?:が)?できな|気を失|失神|意識(?:が)?な|過剰摂取|大量出血/,
  crisis: /死にたい|自殺|消えたい|生きていたくな/,
}

const languages = [german, french, spanish, italian, dutch, portuguese, polish]
const scripts = [russian, chinese, japanese]

const unaccented = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ł", "l")

const says = (sentence: string, words: RegExp, denies: RegExp): boolean => {
  const match = words.exec(sentence)
  return match !== null && !denies.test(sentence.slice(0, match.index))
}

const foundBy =
  (sentence: string) =>
  ({ denies, emergency, crisis }: Language): ReadonlyArray<"suicidal" | "emergency"> => [
    ...(crisis.test(sentence) ? (["suicidal"] as const) : []),
    ...(says(sentence, emergency, denies) ? (["emergency"] as const) : []),
  ]

/** What sentences say in German, French, Spanish, Italian, Dutch, Portuguese, Polish, Russian, Chinese or Japanese. */
export const foundAbroad = (
  sentences: ReadonlyArray<string>,
): ReadonlyArray<"suicidal" | "emergency"> =>
  sentences.flatMap((sentence) => [
    ...languages.flatMap(foundBy(unaccented(sentence))),
    ...(/[^\p{Script=Latin}\p{Script=Common}]/u.test(sentence)
      ? scripts.flatMap(foundBy(sentence))
      : []),
  ])
