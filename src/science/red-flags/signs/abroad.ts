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
    /\bbrustschmerz\w*|\bschmerz\w* in (?:der|meiner) brust|\bbrust (?:tut|schmerzt)|\b(?:druck|engegefuhl|enge|stechen) (?:auf|in) (?:der|meiner) brust|\bherzinfarkt\b|\bherzanfall\b|\bschlaganfall\b|\b(?:bekomm|krieg|hab|ha)(?:e|t)? (?:\w+ )?(?:keine|kaum) luft|\bkann (?:\w+ )?(?:nicht|kaum) (?:mehr |richtig )?atmen|\batemnot\b|\bohnmachtig\b|\bbewusstlos\w*|\b(?:mundwinkel|gesicht) hangt|\buberdosis\b|\bzu viele (?:tabletten|pillen)|\bblutet? (?:\w+ )?(?:stark|heftig)/,
  crisis:
    /\b(?:will|mochte) (?:\w+ )*?(?:nicht mehr (?:leben|da sein|aufwachen)|sterben|tot sein|umbringen|das leben nehmen)|\bbringe? mich um\b|\bmich (?:umbringen|umzubringen)|\bselbstmord\w*|\bsuizid\w*|\bmir (?:etwas|was) antun|\blebensmude\b|\bmich (?:ritzen|selbst verletzen)\b/,
}

const french: Language = {
  denies: /\b(?:pas de|sans|jamais|aucune?|l'an dernier|l'annee derniere)\b[^,.]{0,20}$/,
  emergency:
    /\bdouleurs? (?:\w+ )?(?:a la|dans la|de) poitrine|\bdouleurs? thoraciques?|\bmal (?:a|dans) la poitrine|\bpoitrine (?:me |qui )?serre|\boppression (?:dans|de|a) la poitrine|\bcrise cardiaque|\binfarctus\b|\bun avc\b|\b(?:peux|arrive) (?:plus|pas) (?:a )?respirer|\b[jm]'etouffe|\bperdu connaissance|\bevanoui\w*|\binconsciente?\b|\b(?:visage|bouche) (?:\w+ )?(?:tombe|paralyse\w*)|\bsurdose\b|\bsaigne (?:\w+ )?(?:beaucoup|abondamment)|\bhemorragie\b|\bchoc anaphylactique/,
  crisis:
    /\b(?:veux|voudrais|envie de) (?:\w+ )?mourir|\bme (?:suicider|tuer)\b|\bveux plus (?:vivre|etre la)|\ben finir avec (?:la|ma) vie|\bveux en finir\b|\bplus envie de vivre|\bme (?:faire du mal|mutiler)\b/,
}

const spanish: Language = {
  denies: /\b(?:no tengo|no siento|sin|nunca|el ano pasado|hace (?:\w+ )?anos)\b[^,.]{0,20}$/,
  emergency:
    /\bdolor (?:\w+ )?(?:en|de) (?:el |mi )?pecho|\bduele (?:mucho )?el pecho|\bo?presion en (?:el|mi) pecho|\binfarto\b|\bataque (?:al corazon|cardiaco)|\bderrame cerebral|\bictus\b|\bno puedo respirar|\bme (?:estoy )?(?:ahogo|ahogando|asfixi\w+)|\bme (?:falta|cuesta) (?:el aire|respirar)|\bme (?:he )?desmay\w+|\besta inconsciente\b|\bcara (?:caida|paralizada)|\bsobredosis\b|\bsangr\w+ mucho|\bhemorragia\b|\banafila\w+/,
  crisis:
    /\b(?:quiero|quisiera|ganas de) (?:morir(?:me)?|matarme|suicidarme|no despertar)|\bno quiero (?:vivir|seguir viviendo|estar aqui)|\b(?:matarme|suicidarme|suicidio|quitarme la vida|acabar con mi vida|hacerme dano|cortarme las venas)\b/,
}

const italian: Language = {
  denies: /\b(?:nessun\w*|senza|non ho|mai|l'anno scorso|anni fa)\b[^,.]{0,20}$/,
  emergency:
    /\bdolor[ei] (?:\w+ )?(?:al|nel) petto|\bmale al petto|\bpeso sul petto|\boppressione (?:al|nel) petto|\binfarto\b|\battacco (?:di cuore|cardiaco)|\bictus\b|\bnon (?:riesco a|posso) respirare|\bmi manca il (?:respiro|fiato)|\bsto soffocando|\bsvenut[oa]\b|\bsto svenendo|\bincosciente\b|\b(?:bocca|faccia) (?:\w+ )?storta|\bsanguin\w+ (?:molto|tanto)|\bemorragia\b|\banafila\w+/,
  crisis:
    /\bvoglio (?:morire|uccidermi|farla finita|ammazzarmi|suicidarmi)|\bnon voglio (?:piu )?vivere|\b(?:uccidermi|ammazzarmi|suicidarmi|suicidio|togliermi la vita|farmi del male)\b/,
}

const dutch: Language = {
  denies: /\b(?:geen|zonder|nooit|vorig jaar|jaar geleden)\b[^,.]{0,20}$/,
  emergency:
    /\bpijn (?:op|in|aan) (?:de|mijn|m'n) borst|\bborstpijn|\bdruk op (?:de|mijn|m'n) borst|\bhartaanval|\bhartinfarct|\bberoerte\b|\bherseninfarct|\bkan (?:\w+ )?niet (?:meer |goed )?ademen|\bkrijg (?:\w+ )?geen (?:lucht|adem)|\bflauwgevallen|\bbewusteloos|\b(?:scheve|hangende) mond|\bmond hangt|\boverdosis\b|\bte veel pillen|\bbloed(?:t|en)? (?:\w+ )?(?:hevig|erg)|\banafyla\w+/,
  crisis:
    /\b(?:wil|ga) (?:\w+ )?(?:dood|sterven|niet meer leven|er niet meer zijn|mezelf (?:doden|ombrengen|iets aandoen))|\bzelfmoord\w*|\been einde (?:aan mijn leven|eraan)|\bmezelf (?:snijden|van kant maken|pijn doen)/,
}

const portuguese: Language = {
  denies: /\b(?:nao tenho|nao sinto|sem|nunca|ano passado|anos atras)\b[^,.]{0,20}$/,
  emergency:
    /\bdor(?:es)? (?:\w+ )?no (?:meu )?peito|\b(?:aperto|pressao) no (?:meu )?peito|\bpeito (?:doi|esta doendo|a doer)|\binfarto\b|\benfarte\b|\bataque cardiaco|\bderrame cerebral|\bum avc\b|\bnao consigo respirar|\bfalta de ar\b|\bdesmai(?:ei|ou|ando)\b|\besta inconsciente\b|\b(?:boca|rosto) (?:\w+ )?tort[oa]|\bsobredose\b|\bsangr\w+ muito|\bhemorragia\b|\banafila\w+/,
  crisis:
    /\bquero (?:morrer|me matar|matar-me|suicidar-me|acabar com (?:tudo|a minha vida))|\bnao quero (?:mais )?viver|\b(?:me matar|matar-me|suicidar|suicidio|tirar a minha vida|acabar com a minha vida)\b/,
}

const languages = [german, french, spanish, italian, dutch, portuguese]

const unaccented = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss")

const says = (sentence: string, words: RegExp, denies: RegExp): boolean => {
  const match = words.exec(sentence)
  return match !== null && !denies.test(sentence.slice(0, match.index))
}

/** What sentences say in German, French, Spanish, Italian, Dutch or Portuguese. */
export const foundAbroad = (
  sentences: ReadonlyArray<string>,
): ReadonlyArray<"suicidal" | "emergency"> =>
  sentences
    .map(unaccented)
    .flatMap((sentence) =>
      languages.flatMap(({ denies, emergency, crisis }) => [
        ...(crisis.test(sentence) ? (["suicidal"] as const) : []),
        ...(says(sentence, emergency, denies) ? (["emergency"] as const) : []),
      ]),
    )
