import { phrases } from "#language/phrases"

/** Names of diseases in English: what only a clinician can say that somebody has. */
export const diseases = phrases`
  (diabetes|diabetic|prediabet*|hypertension|hypertensive|hypotension|anemia|anaemia|anemic|anaemic|
    iron deficiency|iron overload)
  (apnea|apnoea|insomnia|insomniac|narcolepsy|restless legs|arrhythmia/s|arrhythmic|fibrillation|afib|a-fib|flutter)
  (tachycardia|tachycardic|bradycardia|bradycardic|heart (failure|disease|attack|block)|coronary|angina|infarction)
  (cardiomyopathy|myocarditis|pericarditis|atherosclerosis|stroke|tia|thrombosis|embolism|clot/s|aneurysm|
    heart condition)
  (hypothyroid*|hyperthyroid*|thyroiditis|hashimoto*|graves disease|underactive thyroid|overactive thyroid)
  (thyroid (disease|disorder|problem|condition)|hypercholesterol*|hyperlipid*|dyslipid*|metabolic syndrome|
    insulin resistan*)
  (kidney (disease|failure|damage|problem)|liver (disease|failure|damage|problem)|fatty liver|hepatitis|
    cirrhosis|gout)
  (anxiety|rhythm|eating|sleep|mood|personality|lipid|cholesterol) disorder
  (cholesterol|lipid|blood pressure|lung|bowel) disease
  (depression|depressed|depressive|panic disorder|bipolar*|adhd|ptsd|burnout|burn-out|schizophren*)
  (anorexi*|bulimi*|eating disorder|addict*|alcoholi*|dementia|alzheimer*|parkinson*|epilep*|multiple sclerosis|
    migraine/s)
  (cancer|tumor/s|tumour/s|leukemia|leukaemia|lymphoma|melanoma|malignan*|carcinoma|sepsis|infection/s|infected)
  (pneumonia|bronchitis|asthma|asthmatic|copd|covid|covid-19|influenza|the flu|mononucleosis|tuberculosis|hiv|
    aids|lyme)
  (arthritis|arthrosis|osteoporosis|osteopenia|lupus|fibromyalgia|celiac|coeliac|crohn's|colitis|pancreatitis|
    ibs|gastritis)
  (polycystic*|pcos|endometriosis|menopausal|perimenopaus*|adrenal (fatigue|insufficiency)|addison's|cushing's|
    long covid)
  (chronic fatigue|overtraining syndrome|overreaching syndrome|sick sinus|deficiency|deficient|hemochromatosis|
    haemochromatosis)
  (artery|arteries|coronaries) ...2 (clogged|blocked|hardened|narrowed|calcified)
  (clogged|blocked|hardened|narrowed|calcified) (artery|arteries|coronaries)
  (hyponatremia|hyperkalemia|hypokalemia|hypoglyc*|hyperglyc*|ketoacidosis|polycythemia|thalassemia|sarcopenia|
    dysautonomia)
  (autoimmune (disease|disorder|condition)|inflammatory (disease|disorder)|sleep disorder|hypoxia|hypoxemia|
    hypercapnia)
`

/** The same in the other languages of answers, without accents. */
export const otherDiseases = phrases`${`
  (hypertension|hypertonie|diabetiker*|zuckerkrank*|bluthochdruck|blutarmut|anamie|anamisch|schlafapnoe|
    vorhofflimmern|herzinsuffizienz|
    herzkrank*)
  (schilddrusenunterfunktion|schilddrusenuberfunktion|depressiv*|schlaganfall|krebs|herzinfarkt|eisenmangel|
    entzundung|grippe)
  (herzrhythmusstorung*|schlafstorung*|angststorung*|nierenkrank*|leberkrank*|lungenentzundung|infektion*|
    arteriosklerose)
  (diabete|diabetique*|hypertendu*|anemie|anemique*|apnee|apnees|fibrillation|arythmie*|hypothyroidi*|hyperthyroidi*)
  (depression|depressif|depressive|cancer|infarctus|carence|grippe|insuffisance (cardiaque|renale)|maladie*|
    insomnie|avc)
  (diabetico|diabetica|hipertens*|anemia|anemico|anemica|apnea|fibrilacion|arritmia*|hipotiroid*|hipertiroid*|
    depresion|hipertireoid*|hipotireoid*)
  (insuficiencia|infarto|gripe|enfermedad*|insomnio|deficiencia|infeccion|prediabet*|diabetes)
  (apneia|fibrilacao|depressao|cancro|doenca*|insonia|infeccao|enfarte)
  (ipertension*|ipertes*|fibrillazione|aritmia|ipotiroid*|ipertiroid*|depressione|tumore|malattia|insonnia|
    carenza|infezione)
  (diabeet|diabeticus|hypertensie|suikerziekte|hoge bloeddruk hebt|bloedarmoede|slaapapneu|boezemfibrilleren|
    hartritmestoornis*|hartfalen|
    depressie|kanker)
  (hartziekte|ijzertekort|griep|ziekte|infectie|schildklier*|slapeloosheid)
  (cukrzyc*|nadcisnieni*|anemi*|niedokrwistosc*|bezdech*|migotani*|arytmi*|niedoczynnosc*|nadczynnosc*|depresj*|
    zawal*)
  (nowotwor*|niewydolnosc*|chorob*|bezsennosc*|infekcj*|niedobor*|udar*)
  (diyabet*|seker hasta*|hipertansiyon*|anemi|kansizlik|kansizlig*|apne*|fibrilasyon*|aritmi*|hipotiroid*|
    hipertiroid*)
  (depresyon*|kanser*|kalp (krizi|yetmezligi|hastalig*)|uykusuzluk|hastali*|enfeksiyon*|eksikligi*)
  (диабет*|гипертони*|анеми*|апноэ|фибрилляци*|аритми*|гипотиреоз*|гипертиреоз*|депресси*|инфаркт*|инсульт*|рак|рака)
  (малокрови*|недостаточност*|болезн*|бессонниц*|инфекци*|дефицит*|грипп*)
  (діабет*|гіпертоні*|гіпертензі*|анемі*|апное|фібриляці*|аритмі*|гіпотиреоз*|гіпертиреоз*|депресі*|інсульт*|інфаркт*)
  (хвороб*|безсонн*|інфекці*|дефіцит*|недостатн*|грип)
  (糖尿病|高血圧症|貧血|無呼吸|心房細動|不整脈|うつ病|甲状腺機能|癌|がん|心不全|不眠症|感染症|欠乏症|心筋梗塞|脳卒中)
  (高血压|贫血|呼吸暂停|房颤|心律失常|心律不齐|抑郁|甲减|甲亢|癌症|心力衰竭|失眠症|感染|缺乏症|冠心病|中风|糖尿|甲状腺功能|患有|患上)
  (수면무호흡* | 당뇨* | 고혈압* | 빈혈* | 무호흡* | 심방세동* | 부정맥* | 우울증* | 갑상선* | 암 | 암이* | 암입니다 | 심부전* | 불면증* | 감염* | 결핍* | 뇌졸중*)
  (سكري|السكري|بالسكري|ارتفاع ضغط|فقر الدم|فقر دم|بفقر الدم|انقطاع النفس|انقطاع التنفس|الرجفان|رجفان|اكتئاب|
    الاكتئاب|بالاكتئاب)
  (سرطان|السرطان|قصور|عدوى|أرق|الأرق|مرض|مصاب|مصابة)
  (फिब्रिलेशन|अनियमित धड़कन)
  (मधुमेह|डायबिटीज|उच्च रक्तचाप|एनीमिया|खून की कमी|एपनिया|अवसाद|कैंसर|थायराइड|हाइपोथायरायडिज्म|संक्रमण|अनिद्रा|
    दिल का दौरा|बीमारी)
`}`
