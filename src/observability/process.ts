import { VERSION } from "#domain/version"
import { counters, gauges, histograms } from "#observability/family"

/** How late the event loop comes to a timer that is due, in seconds: nobody is answered meanwhile. */
export const loopDelay = histograms({
  name: "hygeia_event_loop_delay_seconds",
  description: "How late the event loop comes to a timer; nobody is answered meanwhile.",
  boundaries: [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
})

/** Resident memory in bytes. */
export const residentMemory = gauges({
  name: "process_resident_memory_bytes",
  description: "Resident memory.",
})

/** Heap in use, in bytes. */
export const heap = gauges({ name: "process_heap_bytes", description: "Heap in use." })

/** What runs, always 1. */
export const buildInfo = gauges({
  name: "hygeia_build_info",
  description: "1, with the version that runs, its runtime and its machine.",
  labels: {
    version: [VERSION],
    bun: [Bun.version],
    platform: [`${process.platform}-${process.arch}`],
  },
})

/** When the process started, in seconds of the epoch. */
export const startTime = gauges({
  name: "process_start_time_seconds",
  description: "When the process started.",
})

/** Processor time of the process in seconds, of all its threads. */
export const processorTime = counters({
  name: "process_cpu_seconds_total",
  description: "Processor time, of all threads.",
})
