/** Where people get the file of a vendor, by its slug, and how the vendor is called. */
export const exportSteps: Readonly<Record<string, readonly [name: string, steps: string]>> = {
  apple: [
    "Apple Health",
    "On the iPhone open Health, touch your picture, then Export All Health Data. Bring the zip as it is.",
  ],
  fitbit: ["Fitbit", "Ask for your Fitbit data at takeout.google.com. Bring the zip as it is."],
  garmin: [
    "Garmin",
    "Ask for Export Your Data in your Garmin account on the web. A link to a zip comes by mail.",
  ],
  oura: [
    "Oura",
    "Ask for Export Data in your Oura account on the web. Bring the zip or its tables.",
  ],
  whoop: [
    "WHOOP",
    "Ask for Data Export in the settings of the WHOOP app. A link to a zip comes by mail.",
  ],
  withings: [
    "Withings",
    "Ask to download your data in your Withings account on the web. A link to a zip comes by mail.",
  ],
  dexcom: ["Dexcom", "Open Clarity on the web and export a table of the days you want."],
  libre: ["FreeStyle Libre", "Open LibreView on the web and download your glucose data."],
}
