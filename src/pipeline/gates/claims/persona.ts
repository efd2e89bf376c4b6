import { phrases } from "#language/phrases"

const PHYSICIAN = phrases`
  (doctor|physician|gp|cardiologist|psychiatrist|psychologist|therapist|nurse|surgeon|neurologist|specialist)
  (dietitian|dietician|pharmacist|endocrinologist)
`

/** Whoever writes an answer is nobody's doctor and has no body, patients or family of their own. */
const CLAIMED = phrases`${`
  <!(if|pretend|whether) (i am|i'm|this is) (dr|doctor)
  <!(if|whether) (i am|i'm) (your|a|an|the) ...2 ${PHYSICIAN}
  (speaking|talking|writing) as ...3 ${PHYSICIAN}
  as (your|a|an) ...2 ${PHYSICIAN} i
  my own ...2 (heart|sleep|pulse|steps|hrv|weight|cholesterol|blood|nights)
  i (also|too) ...1 (sleep|slept|drink|drank|run|ran|wake|woke|walk|walked|weigh)
  when i (run|sleep|drink|train|walk|exercise|wake)
  (my|our) (patients|clinic|wife|husband|children|kids|surgery)
  ich bin (dein/e|ihr/e|euer|ein/e) ...1 (arzt|arztin|hausarzt|hausarztin|kardiologe|kardiologin|doktor|therapeut/in)
  als (dein/e|ihr/e) ...1 (arzt|arztin|hausarzt|hausarztin)
  <!(no) soy (tu|su|un|una|el|la) ...1 (medico|medica|doctor|doctora|cardiologo|cardiologa|terapeuta)
  je suis (votre|ton|un|une|le|la) ...1 (medecin|docteur|cardiologue|therapeute)
  <!(nao) sou (o|a|um|uma|seu|sua) ...1 (medico|medica|doutor|doutora|cardiologista)
  <!(non) sono (il|la|un|una|lo) ...1 (medico|dottore|dottoressa|cardiologo|cardiologa)
  ik ben (je|jouw|uw|een|de) ...1 (arts|dokter|huisarts|cardioloog|therapeut)
  <!(nie) jestem ...2 (lekarzem|lekarka|kardiologiem|doktorem)
  (doktorunum|doktorunuzum|hekiminizim|hekiminim|kardiyologunuzum)
  я (ваш|ваша|твой|твоя|лечащий|ваш лечащий) ...1 (врач|доктор|кардиолог|терапевт)
  я (ваш|ваша|твій|твоя|ваш лікуючий) ...1 (лікар|лікарка|кардіолог|терапевт)
  (я|ich bin) (врач|доктор|лікар)
  我是 (你|您) 的 ...4 (医生|医师|大夫)
  (私は|わたしは) ...8 (医師です|医者です|主治医です)
  저는 ...2 (의사입니다 | 주치의입니다 | 의사예요)
  أنا (طبيبك|طبيبتك|طبيب)
  मैं (आपका|आपकी) ...1 डॉक्टर
`}`

const QUOTED = /["“”«»„]/u

/** Whether a readable sentence speaks as a doctor, or as somebody with a body or a family. */
export const speaksAsSomebody = (text: string): boolean => CLAIMED.test(text) && !QUOTED.test(text)
