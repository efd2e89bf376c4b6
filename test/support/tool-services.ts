import { Layer } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { Calendar } from "#db/calendar"
import { ExperimentStore } from "#db/experiments"
import { LocalDayStore } from "#db/local-days"
import { MemoryStore } from "#db/memory"
import { MetricSeriesStore } from "#db/metric-series"
import { NoteStore } from "#db/notes"
import { ProfileStore } from "#db/profiles"
import { TagStore } from "#db/tags"
import { VendorStore } from "#db/vendors"
import { WorkoutStore } from "#db/workouts"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { calculator } from "#test/calculator"
import { testDatabase } from "#test/database"

/** What the tools read from and calculate with, over one fresh database in memory. */
export const toolServices = Layer.provideMerge(
  Layer.mergeAll(
    MetricSeriesStore.layer,
    WorkoutStore.layer,
    BiomarkerStore.layer,
    LocalDayStore.layer,
    MemoryStore.layer,
    ProfileStore.layer,
    VendorStore.layer,
    ExperimentStore.layer,
    NoteStore.layer,
    TagStore.layer,
    Layer.provide(
      Calendar.layer("2026-06-01"),
      Layer.mergeAll(LocalDayStore.layer, ProfileStore.layer),
    ),
    EmbeddedAggregator,
    calculator,
  ),
  testDatabase(),
)
