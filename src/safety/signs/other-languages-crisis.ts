import type { Sign } from "#safety/sign"

/** Wanting to die in other languages, and whether to stop a medicine. */
export const otherLanguagesCrisisSigns: ReadonlyArray<Sign> = [
  {
    rule: "suicidal",
    level: "immediate",
    includesQuestions: true,
    includesFiction: true,
    patterns: `
      (will|mochte) ...12 (sterben|umbringen|nicht mehr (leben|aufwachen|da sein)|tot sein|das leben nehmen)
      (bring/e) mich um
      mich (umbringen|umzubringen)
      selbstmord*
      suizid*
      mir (etwas|was) antun
      lebensmude
      mich (ritzen|selbst verletzen)
      (veux|voudrais|envie de) ...1 mourir
      me (suicider|tuer)
      veux plus (vivre|etre la)
      en finir avec (la|ma) vie
      veux en finir
      plus envie de vivre
      me (mutiler|faire du mal)
      (quiero|quisiera|ganas de) (morir/me|matarme|suicidarme|no despertar)
      no quiero (vivir|seguir viviendo|estar aqui)
      matarme
      suicidarme
      suicidio
      quitarme la vida
      acabar con mi vida
      hacerme dano
      cortarme las venas
      voglio (morire|uccidermi|ammazzarmi|suicidarmi|farla finita)
      non voglio [piu] vivere
      uccidermi
      ammazzarmi
      suicidarmi
      togliermi la vita
      farmi del male
      (wil|ga) ...1 (dood|sterven|niet meer leven|er niet meer zijn|mezelf (doden|ombrengen|iets aandoen))
      zelfmoord*
      een einde (eraan|aan mijn leven)
      mezelf (snijden|van kant maken|pijn doen)
      quero (morrer|me matar|matar me|suicidar me|acabar com (tudo|a minha vida))
      nao quero [mais] viver
      me matar
      matar me
      tirar a minha vida
      acabar com a minha vida
      chce ...1 (umrzec|sie zabic)
      nie chce [mi sie] ...1 zyc
      zabic sie
      samoboj*
    `,
    heard: [
      "ich möchte sterben",
      "Ich bringe mich um",
      "mich umbringen",
      "selbstmord",
      "suizid",
      "mir etwas antun",
      "lebensmude",
      "mich ritzen",
      "je veux mourir",
      "me tuer",
      "veux plus etre la",
      "en finir avec la vie",
      "veux en finir",
      "plus envie de vivre",
      "me mutiler",
      "quiero morir",
      "ya no quiero vivir",
      "matarme",
      "suicidarme",
      "suicidio",
      "quitarme la vida",
      "acabar con mi vida",
      "hacerme dano",
      "cortarme las venas",
      "voglio farla finita",
      "non voglio più vivere",
      "uccidermi",
      "ammazzarmi",
      "suicidarmi",
      "togliermi la vita",
      "farmi del male",
      "ik wil niet meer leven",
      "ik wil zelfmoord plegen",
      "een einde eraan",
      "mezelf snijden",
      "quero acabar com tudo",
      "não quero mais viver",
      "vou me matar",
      "matar me",
      "tirar a minha vida",
      "acabar com a minha vida",
      "chce sie zabic",
      "nie chce mi sie zyc",
      "zabic sie",
      "samoboj",
    ],
  },
  {
    rule: "medication",
    level: "prompt_clinician",
    includesQuestions: true,
    patterns: `
      (soll|kann|darf|muss|will|mochte) ich ...8 (absetzen|weglassen|aufhoren)
      (puedo|debo|deberia|quiero) [dejar de tomar|dejar|suspender|parar] ...2 (pastilla/s|antidepresivo/s|
        sertralina|metformina|losartan|medicamento/s)
      (peux|puis|dois|devrais|veux) ...2 arreter ...4 (medicament/s|antidepresseur/s|traitement|pilule/s|
        metformine)
      posso (smettere|sospendere|interrompere) ...4 (prendere|pillola|farmaco|farmaci|medicina|antidepressivo)
      posso (parar|deixar|suspender) ...4 (tomar|remedio|antidepressivo|medicamento|comprimidos)
    `,
    heard: [
      "soll ich mein metoprolol absetzen",
      "puedo dejar de tomar las pastillas",
      "je peux arreter mon antidepresseur ?",
      "posso smettere di prendere la pillola per la pressione",
      "posso parar o antidepressivo?",
      "puedo pastilla",
    ],
  },
]
