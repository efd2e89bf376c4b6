/** The texts of a first visit. */
export const welcome = {
  title: "What would you like to start with?",
  lead: "There is no data yet. One of these is enough to ask a first question; the others can wait.",
  demo: "Try the demo person",
  demo_about: "Two years of made-up data to look at and ask about.",
  files: "Bring your files",
  files_about: "The export of a watch, an app or a spreadsheet, or a lab report.",
  device: "Connect a device",
  device_about: "A wearable that delivers by itself.",
  making: "Making two years of data. This takes a few seconds.",
  failed: "The demo person was not made.",
}
