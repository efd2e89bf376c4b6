import type { Sign } from "#safety/sign"

/** The clearest words of an emergency in other languages. */
export const otherLanguagesSigns: ReadonlyArray<Sign> = [
  {
    rule: "emergency",
    level: "immediate",
    includesQuestions: true,
    patterns: `
      brustschmerz*
      schmerz* in (der|meiner) brust
      brust (tut|schmerzt)
      (druck|engegefuhl|enge|stechen) (auf|in) (der|meiner) brust
      herzinfarkt
      herzanfall
      schlaganfall
      (bekomm/e/t|krieg/e/t|hab/e/t|ha|hae|hat) ...1 (keine|kaum) luft
      kann ...1 (nicht|kaum) [mehr|richtig] atmen
      atemnot
      ohnmachtig
      bewusstlos*
      (mundwinkel|gesicht) hangt
      uberdosis
      (#10+|zu viele) (*tabletten|pillen)
      (reagiert|antwortet) nicht mehr
      nicht ansprechbar
      krampfanfall
      (blute/t) ...1 (stark|heftig)
      (douleur/s) ...1 (de|a la|dans la) poitrine
      (douleur/s) (thoracique/s)
      mal (a|dans) la poitrine
      poitrine [me|qui] serre
      oppression (dans|de|a) la poitrine
      crise cardiaque
      infarctus
      un avc
      (peux|arrive|n'arrive|j'arrive) (plus|pas) [a] respirer
      (j'etouffe|m'etouffe)
      perdu connaissance
      evanoui*
      inconscient
      inconsciente
      (visage|bouche) ...1 (tombe|paralyse*)
      surdose
      #10+ (comprimes|cachets|pilules)
      (il|elle|pere|mere|mari|femme|fils|fille) ne (repond|reagit|se reveille) (pas|plus)
      saigne ...1 (beaucoup|abondamment)
      hemorragie
      choc anaphylactique
      dolor ...1 (en|de) [el|mi] pecho
      duele [mucho] el pecho
      (presion|opresion) en (el|mi) pecho
      infarto
      ataque (cardiaco|al corazon)
      derrame cerebral
      ictus
      no puedo respirar
      me [estoy] (ahogo|ahogando|asfixi*)
      me (falta|cuesta) (respirar|el aire)
      me [he] desmay*
      (padre|madre|hijo|hija|esposo|esposa|marido|mujer|abuelo|abuela|el|ella) no (responde|reacciona|despierta)
      #10+ (pastillas|comprimidos|pildoras)
      cara (caida|paralizada)
      sobredosis
      sangr* mucho
      hemorragia
      anafila*
      (dolore|dolori) ...1 (al|nel) petto
      male al petto
      peso sul petto
      oppressione (al|nel) petto
      attacco (cardiaco|di cuore)
      non (posso|riesco a) respirare
      mi manca il (respiro|fiato)
      sto soffocando
      #10+ (pastiglie|pillole|compresse)
      (svenuto|svenuta)
      sto svenendo
      incosciente
      (bocca|faccia) ...1 storta
      sanguin* (molto|tanto)
      emorragia
      pijn (op|in|aan) (de|mijn|m'n) borst
      borstpijn
      druk op (de|mijn|m'n) borst
      hartaanval
      hartinfarct
      beroerte
      herseninfarct
      kan ...1 niet [meer|goed] ademen
      krijg ...1 geen (lucht|adem)
      flauwgevallen
      bewusteloos
      (scheve|hangende) mond
      mond hangt
      overdosis
      (#10+|te veel) (pillen|tabletten)
      reageert niet
      (bloed/t/en) ...1 (hevig|erg)
      anafyla*
      (dor/es) ...1 no [meu] peito
      (aperto|pressao) no [meu] peito
      peito (doi|esta doendo|a doer)
      enfarte
      um avc
      nao consigo respirar
      falta de ar
      (desmaiei|desmaiou|desmaiando)
      (boca|rosto) ...1 (torto|torta)
      sobredose
      sangr* muito
      (bol/e/i) ...1 w (klatce*|piersi*)
      klatka ...1 boli
      zawal
      udar mozgu
      nie moge ...1 oddychac
      (brak/uje) [mi] (tchu|powietrza)
      zemdla*
      stracil* przytomnosc
      nieprzytomn*
      przedawkowa*
    `,
    heard: [
      "Ich habe starke Brustschmerzen",
      "schmerz in meiner brust",
      "meine Brust tut weh und der Arm ist taub",
      "Mir ist schwindlig und ich habe Druck auf der Brust",
      "Hilfe, Herzinfarkt",
      "herzanfall",
      "schlaganfall",
      "kriege keine Luft mehr",
      "kann kaum atmen",
      "atemnot",
      "Meine Frau ist ohnmächtig geworden",
      "Mein Mann ist bewusstlos",
      "gesicht hangt",
      "uberdosis",
      "zu viele metotabletten",
      "reagiert nicht mehr",
      "nicht ansprechbar",
      "krampfanfall",
      "blute heftig",
      "j'ai une douleur dans la poitrine",
      "douleur thoraciques",
      "j'ai mal à la poitrine",
      "poitrine serre",
      "oppression a la poitrine",
      "crise cardiaque",
      "infarctus",
      "mon père fait un AVC",
      "je ne peux pas respirer",
      "j'etouffe",
      "ma mère a perdu connaissance",
      "evanoui",
      "inconscient",
      "inconsciente",
      "visage tombe",
      "surdose",
      "10 pilules",
      "mari ne reagit pas",
      "saigne abondamment",
      "hemorragie",
      "choc anaphylactique",
      "tengo dolor en el pecho y el brazo izquierdo",
      "me duele mucho el pecho",
      "siento una presión en el pecho",
      "creo que tengo un infarto",
      "ataque al corazon",
      "derrame cerebral",
      "ictus",
      "no puedo respirar",
      "me ahogo",
      "me falta el aire",
      "me desmay",
      "Mi padre no responde y está en el suelo",
      "10 pildoras",
      "cara caida",
      "sobredosis",
      "sangr mucho",
      "hemorragia",
      "anafila",
      "ho dolori al petto",
      "male al petto",
      "peso sul petto",
      "oppressione al petto",
      "attacco cardiaco",
      "non riesco a respirare",
      "mi manca il fiato",
      "sto soffocando",
      "10 pillole",
      "mio marito è svenuto",
      "sto svenendo",
      "incosciente",
      "faccia storta",
      "sanguin molto",
      "emorragia",
      "heb pijn op mijn borst",
      "borstpijn",
      "druk op de borst",
      "ik heb een hartaanval",
      "hartinfarct",
      "beroerte",
      "herseninfarct",
      "ik kan niet ademen",
      "krijg geen lucht",
      "flauwgevallen",
      "bewusteloos",
      "hangende mond",
      "mond hangt",
      "overdosis",
      "Ich habe 40 Tabletten genommen",
      "reageert niet",
      "bloeden hevig",
      "anafyla",
      "estou com dor no peito",
      "pressao no peito",
      "peito esta doendo",
      "enfarte",
      "um avc",
      "não consigo respirar",
      "falta de ar",
      "desmaiando",
      "boca torta",
      "sobredose",
      "sangr muito",
      "mam straszny ból w klatce piersiowej",
      "klatka boli",
      "zawal",
      "udar mozgu",
      "nie moge oddychac",
      "brak powietrza",
      "zemdla",
      "stracil przytomnosc",
      "nieprzytomn",
      "przedawkowa",
    ],
  },
]
