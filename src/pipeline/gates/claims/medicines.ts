import { phrases } from "#language/phrases"

/** Medicines by their kinds, names and endings. */
export const medicines = phrases`
  (medication/s|medicine/s|meds|drug/s|pill/s|tablet/s|capsule/s|prescription/s|statin/s|*statin|metformin|
    insulin|aspirin)
  (*pril|*sartan|*olol|*dipine|*prazole|*xaban|*glutide|*gliptin|*gliflozin|*zepam|*azolam|*cillin|*mycin|
    *oxetine|*pram)
  (ibuprofen|paracetamol|acetaminophen|tylenol|levothyroxine|thyroxine|warfarin|coumadin|heparin|ozempic|wegovy|
    mounjaro)
  (antidepressant/s|ssri|ssris|sertraline|zoloft|prozac|lexapro|venlafaxine|zolpidem|ambien|zopiclone|trazodone|xanax)
  (antibiotic/s|steroid/s|prednis*|cortisone|blocker/s|inhaler/s|contraceptive/s|birth control|painkiller/s|
    antihistamine/s)
  (diuretic/s|furosemide|hydrochlorothiazide|spironolactone|gabapentin|pregabalin|adderall|ritalin|
    methylphenidate|lithium)
  (naproxen|diclofenac|tramadol|opioid/s|morphine|codeine|oxycodone|melatonin|testosterone|finasteride|viagra|
    sildenafil)
  (semaglutide|lipitor|crestor|synthroid|eliquis|xarelto|digoxin|amiodarone|doxylamine|diphenhydramine|benadryl|
    sedative/s)
`

/** What is sold without a prescription: only an amount of it is a dose. */
export const supplements = phrases`
  (vitamin|vitamins|iron|magnesium|zinc|creatine|omega|omega-3|fish oil|folate|folic acid|calcium|potassium|selenium)
  (supplement/s|ashwagandha|glycine|theanine|l-theanine|b12|d3|valerian|cbd|probiotic/s|iodine|biotin|coq10|ferrous)
`
