import type { Analyte } from "#catalogue/biomarkers/analyte"
import { bloodCount } from "#catalogue/biomarkers/panels/blood-count"
import { coagulation } from "#catalogue/biomarkers/panels/coagulation"
import { differential } from "#catalogue/biomarkers/panels/differential"
import { electrolytes } from "#catalogue/biomarkers/panels/electrolytes"
import { heart } from "#catalogue/biomarkers/panels/heart"
import { hormones } from "#catalogue/biomarkers/panels/hormones"
import { immunity } from "#catalogue/biomarkers/panels/immunity"
import { inflammation } from "#catalogue/biomarkers/panels/inflammation"
import { iron } from "#catalogue/biomarkers/panels/iron"
import { kidney } from "#catalogue/biomarkers/panels/kidney"
import { lipids } from "#catalogue/biomarkers/panels/lipids"
import { liver } from "#catalogue/biomarkers/panels/liver"
import { metabolism } from "#catalogue/biomarkers/panels/metabolism"
import { thyroid } from "#catalogue/biomarkers/panels/thyroid"
import { toxicology } from "#catalogue/biomarkers/panels/toxicology"
import { tumourMarkers } from "#catalogue/biomarkers/panels/tumour-markers"
import { vitamins } from "#catalogue/biomarkers/panels/vitamins"
import { LAB_PANELS, type LabPanel } from "#domain/biomarker"
import { lazy } from "#domain/lazy"

/** The panels that laboratories order together, in the order of a usual report. */
const panels: Readonly<Record<LabPanel, ReadonlyArray<Analyte>>> = {
  metabolism,
  lipids,
  kidney,
  electrolytes,
  liver,
  blood_count: bloodCount,
  differential,
  inflammation,
  coagulation,
  heart,
  iron,
  vitamins,
  thyroid,
  hormones,
  tumour_markers: tumourMarkers,
  immunity,
  toxicology,
}

/** The biomarker catalogue: what laboratory reports print, once each. */
export const analytes: ReadonlyArray<Analyte> = LAB_PANELS.flatMap((panel) => panels[panel])

const byKey = lazy(
  () => new Map(LAB_PANELS.flatMap((panel) => panels[panel].map(({ key }) => [key, panel]))),
)

/** The panel that an analyte of the catalogue is of. */
export const panelOf = ({ key }: Analyte): LabPanel => byKey().get(key)!
