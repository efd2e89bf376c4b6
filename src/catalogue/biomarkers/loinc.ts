import { lazy } from "#domain/lazy"

/**
 * The LOINC codes of an analyte in serum, plasma or blood: LOINC tells an amount by mass from one by substance.
 * `any` is of analytes that it knows by one property. This material contains content from LOINC (https://loinc.org),
 * copyright Regenstrief Institute, Inc. and the LOINC Committee, free of charge under https://loinc.org/license.
 */
interface Codes {
  readonly any?: string
  readonly mass?: string
  readonly substance?: string
}

/** By the key of the analyte. One that is not here has no code that is certain. */
export const loincOfAnalyte: Readonly<Record<string, Codes>> = {
  glucose: { mass: "2345-7", substance: "14749-6" },
  glucose_fasting: { mass: "1558-6", substance: "14771-0" },
  hba1c: { mass: "4548-4", substance: "59261-8" },
  lactate: { substance: "2524-7" },
  c_peptide: { mass: "1986-9" },
  cholesterol_total: { mass: "2093-3", substance: "14647-2" },
  ldl_c: { mass: "2089-1", substance: "22748-8" },
  hdl_c: { mass: "2085-9", substance: "14646-4" },
  triglycerides: { mass: "2571-8", substance: "14927-8" },
  non_hdl_c: { mass: "43396-1" },
  chol_hdl_ratio: { any: "9830-1" },
  apob: { mass: "1884-6" },
  apoa1: { mass: "1869-7" },
  lpa_mass: { mass: "10835-7" },
  lpa_molar: { substance: "43583-4" },
  creatinine: { mass: "2160-0", substance: "14682-9" },
  egfr: { any: "69405-9" },
  bun: { mass: "3094-0", substance: "14937-7" },
  urea: { mass: "3091-6", substance: "22664-7" },
  bun_creat_ratio: { any: "3097-3" },
  cystatin_c: { mass: "33863-2" },
  uric_acid: { mass: "3084-1", substance: "14933-6" },
  uacr: { mass: "9318-7" },
  sodium: { substance: "2951-2" },
  potassium: { substance: "2823-3" },
  chloride: { substance: "2075-0" },
  co2: { substance: "2028-9" },
  anion_gap: { substance: "33037-3" },
  calcium: { mass: "17861-6", substance: "2000-8" },
  calcium_ionized: { substance: "1995-0" },
  magnesium: { mass: "19123-9", substance: "2601-3" },
  phosphate: { mass: "2777-1", substance: "14879-1" },
  osmolality: { any: "2692-2" },
  alt: { any: "1742-6" },
  ast: { any: "1920-8" },
  alp: { any: "6768-6" },
  ggt: { any: "2324-2" },
  bilirubin_total: { mass: "1975-2", substance: "14631-6" },
  bilirubin_direct: { mass: "1968-7", substance: "14629-0" },
  albumin: { mass: "1751-7" },
  total_protein: { mass: "2885-2" },
  globulin: { mass: "2336-6" },
  ag_ratio: { any: "1759-0" },
  ldh: { any: "2532-0" },
  lipase: { any: "3040-3" },
  amylase: { any: "1798-8" },
  ammonia: { substance: "16362-6" },
  ck: { any: "2157-6" },
  prealbumin: { mass: "14338-8" },
  haptoglobin: { mass: "4542-7" },
  wbc: { any: "26464-8" },
  rbc: { any: "26453-1" },
  hemoglobin: { mass: "718-7", substance: "59260-0" },
  hematocrit: { any: "20570-8" },
  mcv: { any: "30428-7" },
  mch: { any: "28539-5" },
  mchc: { mass: "28540-3" },
  rdw: { any: "30385-9" },
  platelets: { any: "26515-7" },
  mpv: { any: "28542-9" },
  neutrophils_pct: { any: "26511-6" },
  lymphocytes_pct: { any: "26478-8" },
  monocytes_pct: { any: "26485-3" },
  eosinophils_pct: { any: "26450-7" },
  basophils_pct: { any: "30180-4" },
  neutrophils_abs: { any: "26499-4" },
  lymphocytes_abs: { any: "26474-7" },
  monocytes_abs: { any: "26484-6" },
  eosinophils_abs: { any: "26449-9" },
  basophils_abs: { any: "26444-0" },
  esr: { any: "30341-2" },
  crp: { mass: "1988-5" },
  hs_crp: { mass: "30522-7" },
  homocysteine: { substance: "13965-9" },
  procalcitonin: { mass: "33959-8" },
  fibrinogen: { mass: "3255-7" },
  pt: { any: "5902-2" },
  inr: { any: "6301-6" },
  aptt: { any: "14979-9" },
  d_dimer: { mass: "48065-7" },
  troponin_i: { mass: "10839-9" },
  troponin_i_hs: { mass: "89579-7" },
  troponin_t: { mass: "6598-7" },
  bnp: { mass: "30934-4" },
  nt_probnp: { mass: "33762-6" },
  iron: { mass: "2498-4", substance: "14798-3" },
  ferritin: { mass: "2276-4" },
  tibc: { mass: "2500-7", substance: "14800-7" },
  uibc: { mass: "2501-5" },
  transferrin: { mass: "3034-6" },
  tsat: { any: "2502-3" },
  vitamin_b12: { mass: "2132-9", substance: "14685-2" },
  folate: { mass: "2284-8", substance: "14732-2" },
  vitamin_d_25oh: { mass: "62292-8" },
  vitamin_a: { mass: "2923-1" },
  zinc: { mass: "5763-8" },
  copper: { mass: "5631-7" },
  tsh: { any: "3016-3" },
  free_t4: { mass: "3024-7", substance: "14920-3" },
  free_t3: { mass: "3051-0", substance: "14928-6" },
  total_t4: { mass: "3026-2", substance: "14921-1" },
  total_t3: { mass: "3053-6", substance: "14930-2" },
  tpo_ab: { any: "8099-4" },
  tg_ab: { any: "8098-6" },
  cortisol: { mass: "2143-6", substance: "14675-3" },
  testosterone_total: { mass: "2986-8", substance: "14913-8" },
  testosterone_free: { mass: "2991-8" },
  shbg: { substance: "13967-5" },
  estradiol: { mass: "2243-4", substance: "14715-7" },
  progesterone: { mass: "2839-9", substance: "14890-8" },
  lh: { any: "10501-5" },
  fsh: { any: "15067-2" },
  prolactin: { mass: "2842-3" },
  dhea_s: { mass: "2191-5", substance: "14688-6" },
  pth: { mass: "2731-8" },
  psa: { mass: "2857-1" },
  cea: { mass: "2039-6" },
  ca125: { any: "10334-1" },
  ige_total: { any: "19113-0" },
  igg: { mass: "2465-3" },
  iga: { mass: "2458-8" },
  rf: { any: "11572-5" },
  lead: { mass: "5671-3" },
  mercury: { mass: "5685-3" },
}

/** Further codes that reports print for the same: of blood instead of serum, of another method, of a count. */
export const furtherCodes: Readonly<Record<string, string>> = {
  glucose: "2339-0 15074-8",
  hba1c: "17856-6 4549-2",
  eag: "27353-2",
  insulin_fasting: "20448-7",
  fructosamine: "15069-8",
  ldl_c: "13457-7 18262-6",
  vldl_c: "13458-5",
  creatinine: "38483-4",
  egfr: "98979-8 33914-3 62238-1 48642-3 48643-1 77147-7",
  bun: "6299-2",
  uacr: "14959-1",
  sodium: "2947-0",
  potassium: "6298-4",
  chloride: "2069-3",
  co2: "20565-8 1963-8",
  calcium: "49765-1",
  calcium_ionized: "1994-3",
  alt: "1743-4 1744-2",
  ast: "30239-8",
  globulin: "10834-0",
  wbc: "6690-2 804-5",
  rbc: "789-8 790-6",
  hematocrit: "4544-3 4545-0",
  mcv: "787-2",
  mch: "785-6",
  mchc: "786-4",
  rdw: "788-0",
  rdw_sd: "21000-5",
  platelets: "777-3 778-1",
  mpv: "32623-1 776-5",
  neutrophils_pct: "770-8",
  lymphocytes_pct: "736-9",
  monocytes_pct: "5905-5",
  eosinophils_pct: "713-8",
  basophils_pct: "706-2",
  neutrophils_abs: "751-8",
  lymphocytes_abs: "731-0",
  monocytes_abs: "742-7",
  eosinophils_abs: "711-2",
  basophils_abs: "704-7",
  reticulocytes_pct: "4679-7",
  immature_granulocytes_pct: "38518-7",
  esr: "4537-7",
  inr: "34714-6",
  aptt: "3173-2",
  ferritin: "20567-4",
  vitamin_e: "1823-4",
  selenium: "5724-0",
  tsh: "11580-8",
  reverse_t3: "3052-8",
  igf1: "2484-4",
  amh: "38476-8",
  hcg: "21198-7",
  ttg_iga: "31017-7",
  ana: "8061-4",
  lead: "77307-7",
}

const byCode = lazy((): ReadonlyMap<string, string> => {
  const own = Object.entries(loincOfAnalyte).flatMap(([key, codes]) =>
    Object.values(codes).map((code) => [code, key] as const),
  )
  const further = Object.entries(furtherCodes).flatMap(([key, codes]) =>
    codes.split(" ").map((code) => [code, key] as const),
  )
  return new Map([...further, ...own])
})

/** The key of the analyte that a code means; null for a code that is not known. */
export const analyteCoded = (code: string): string | null => byCode().get(code) ?? null

/** The code of an analyte that was reported in a UCUM unit; null where none is certain. */
export const loincOf = (key: string, ucum: string | null): string | null => {
  const codes = loincOfAnalyte[key]
  if (!codes) return null
  if (codes.any) return codes.any
  if (ucum === null) return null
  return (
    (/mol|meq/.test(ucum.replace("mmol/mol", "mol")) ? codes.substance : massOf(codes, ucum)) ??
    null
  )
}

/** By mass are grams and, of HbA1c, percent; of international units there is no mass. */
const massOf = ({ mass }: Codes, ucum: string) =>
  /^[mun pk]?g\/|^%$/.test(ucum) ? mass : undefined
