import type { Analyte } from "#science/biomarkers/analyte"
import { bloodCount } from "#science/biomarkers/panels/blood-count"
import { coagulation } from "#science/biomarkers/panels/coagulation"
import { differential } from "#science/biomarkers/panels/differential"
import { electrolytes } from "#science/biomarkers/panels/electrolytes"
import { heart } from "#science/biomarkers/panels/heart"
import { hormones } from "#science/biomarkers/panels/hormones"
import { immunity } from "#science/biomarkers/panels/immunity"
import { inflammation } from "#science/biomarkers/panels/inflammation"
import { iron } from "#science/biomarkers/panels/iron"
import { kidney } from "#science/biomarkers/panels/kidney"
import { lipids } from "#science/biomarkers/panels/lipids"
import { liver } from "#science/biomarkers/panels/liver"
import { metabolism } from "#science/biomarkers/panels/metabolism"
import { thyroid } from "#science/biomarkers/panels/thyroid"
import { toxicology } from "#science/biomarkers/panels/toxicology"
import { tumourMarkers } from "#science/biomarkers/panels/tumour-markers"
import { vitamins } from "#science/biomarkers/panels/vitamins"

/** The biomarker catalogue: what laboratory reports print, once each. */
export const analytes: ReadonlyArray<Analyte> = [
  ...metabolism,
  ...lipids,
  ...kidney,
  ...electrolytes,
  ...liver,
  ...bloodCount,
  ...differential,
  ...inflammation,
  ...coagulation,
  ...heart,
  ...iron,
  ...vitamins,
  ...thyroid,
  ...hormones,
  ...tumourMarkers,
  ...immunity,
  ...toxicology,
]
