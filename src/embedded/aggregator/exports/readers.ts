import { appleHealth } from "#embedded/aggregator/exports/apple/reader"
import { plainCsv } from "#embedded/aggregator/exports/csv/reader"
import { dexcomClarity } from "#embedded/aggregator/exports/dexcom/reader"
import { fhir } from "#embedded/aggregator/exports/fhir/reader"
import { fit, garminFit } from "#embedded/aggregator/exports/fit/reader"
import { fitbit } from "#embedded/aggregator/exports/fitbit/reader"
import { gadgetbridge } from "#embedded/aggregator/exports/gadgetbridge/reader"
import { garminExport } from "#embedded/aggregator/exports/garmin/reader"
import { googleFit } from "#embedded/aggregator/exports/google-fit/reader"
import { healthAutoExport } from "#embedded/aggregator/exports/health-auto-export/reader"
import { libreView } from "#embedded/aggregator/exports/libre/reader"
import { oura } from "#embedded/aggregator/exports/oura/reader"
import type { ExportFile, Reader } from "#embedded/aggregator/exports/reader"
import { takeout } from "#embedded/aggregator/exports/takeout/reader"
import { track } from "#embedded/aggregator/exports/track/reader"
import { whoop } from "#embedded/aggregator/exports/whoop/reader"
import { withings } from "#embedded/aggregator/exports/withings/reader"

/** The readers of exports, in the order in which they are tried: the plain spreadsheet last. */
const readers: ReadonlyArray<Reader> = [
  appleHealth,
  dexcomClarity,
  libreView,
  healthAutoExport,
  fhir,
  garminExport,
  garminFit,
  fit,
  googleFit,
  track,
  gadgetbridge,
  fitbit,
  takeout,
  oura,
  whoop,
  withings,
  plainCsv,
]

/** The reader of a file, by its content; null when none knows it. */
export const readerOf = (file: Pick<ExportFile, "path" | "head">): Reader | null =>
  readers.find(({ detect }) => detect(file)) ?? null
