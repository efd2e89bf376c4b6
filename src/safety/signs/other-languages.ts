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
      esta inconsciente
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
      ataque cardiaco
      um avc
      nao consigo respirar
      falta de ar
      (desmaiei|desmaiou|desmaiando)
      (boca|rosto) ...1 (torto|torta)
      sobredose
      #10+ comprimidos
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
      бол* ...1 в груд*
      груд* болит
      болит [в] груд*
      инфаркт*
      инсульт*
      не могу ...1 дышать
      задыхаюсь
      нечем дышать
      потерял* сознание
      без сознания
      передозировк*
      胸 [口] [很|好|非常] (痛|疼|闷)
      胸部疼痛
      心脏病发作
      中风
      喘不 (过|上) 气
      (不能|无法|没法) 呼吸
      呼吸困难
      (昏|晕) 倒
      失去意识
      昏迷
      服药过量
      大出血
      胸 [が|の] (痛|苦し|締め付け)
      心臓発作
      脳卒中
      息 [が] (できな|苦し)
      呼吸 [が] できな
      気を失
      失神
      意識 [が] な
      過剰摂取
      大量出血
    `,
    heard: [],
  },
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
      suicidar
      tirar a minha vida
      acabar com a minha vida
      chce ...1 (umrzec|sie zabic)
      nie chce [mi sie] ...1 zyc
      zabic sie
      samoboj*
      хочу умереть
      не хочу [больше] жить
      покончить с собо*
      убить себя
      самоубийств*
      不想活
      想死
      自杀
      结束 [我的] 生命
      活不下去
      死にたい
      自殺
      消えたい
      生きていたくな
    `,
    heard: [],
  },
]
