import { unitKey } from "#catalogue/biomarkers/unit"
import { lazy } from "#domain/lazy"

/** The units that reports print, as UCUM writes them. */
const CODES = (
  "% mg/dL mg/L g/dL g/L ug/dL ug/L ug/mL ng/dL ng/mL ng/L pg/mL pg mg/g mg/mmol mmol/L umol/L nmol/L pmol/L " +
  "mmol/mol U/L U/mL ukat/L fL s mm/h 10*3/uL 10*6/uL 10*9/L 10*12/L /uL L/L"
).split(" ")

/** Those that are printed otherwise than UCUM writes them. */
const OTHERS: Readonly<Record<string, string>> = {
  "mEq/L": "meq/L",
  "mOsm/kg": "mosm/kg",
  "mIU/L": "m[IU]/L",
  "IU/L": "[IU]/L",
  "IU/mL": "[IU]/mL",
  "mIU/mL": "m[IU]/mL",
  "µIU/mL": "u[IU]/mL",
  "mL/min/1.73 m²": "mL/min/{1.73_m2}",
}

/** By the unified spelling of the unit, which knows no difference between U and IU: the printed one tells. */
const byKey = lazy(
  () =>
    new Map<string, string>([
      ...Object.entries(OTHERS).map(([printed, code]) => [unitKey(printed), code] as const),
      ...CODES.map((code) => [unitKey(code), code] as const),
    ]),
)

/** A printed unit as UCUM writes it; null for one that is not known. */
export const ucumOf = (printed: string): string | null => {
  const code = byKey().get(unitKey(printed))
  if (code === undefined || printed.trim() === "") return null
  return /IU/i.test(printed) ? code.replace(/(?<!\[I)U(?=\/)/, "[IU]") : code
}
