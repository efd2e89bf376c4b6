/** The texts of the screen of sources and of the page that a link to connect opens. */
export const sources = {
  title: "Sources",
  files: "Bring your files",
  files_about:
    "The exports of watches, apps and clinics, spreadsheets, and lab reports as PDF or photo. They are read by your " +
    "own Hygeia and stay there. Bring a zip as it is; several files at once are fine.",
  choose: "Choose files",
  drop: "or drop them here",
  choose_folder: "Choose a folder",
  packing: "Packing the folder…",
  folder_empty: (name: string) => `There is no file in ${name}.`,
  folder_too_large: (name: string) =>
    `${name} is too large to be sent as one, or cannot be read. Bring its zip, or the files in it.`,
  imports: "Imports",
  ask_first: "Ask your first question",
  ask_more: "Ask about it",
  imports_empty: "No file has been brought in yet.",
  more: (count: number) => `Show ${count} more`,
  file: "File",
  kinds: { file: "File", push: "Sent by a phone or script", inbox: "Watch folder" },
  waiting: "Waiting for the file before it",
  sending: (share: string) => `${share} sent`,
  queued: "Sent, waiting to be read: one file is read at a time",
  reading: (count: string) => `${count} records read`,
  rate: (count: string) => `${count} a second`,
  left: (time: string) => `about ${time} left`,
  used: (used: string, read: string) => `${used} of ${read} records used`,
  unused: (read: string) =>
    read === "0"
      ? "No record was found in it"
      : `Nothing of it could be used: 0 of ${read} records`,
  nothing_new: "Nothing new: all of it was here already.",
  cancelled: "Cancelled",
  damaged: "The file is damaged: a part of it is missing. Download it again and bring it once more",
  damaged_from: (day: string) =>
    `The file is damaged: what stood behind ${day} in it is missing. Download it again and bring it once more`,
  read_again: "Read again",
  read_again_of: (name: string) => `Read ${name} again`,
  wants_zone:
    "Some of it waits for your time zone. Set it in Settings, Profile, then have the file read again.",
  taken_back: "Taken back",
  withdrawn: "Cancelled",
  refused: (why: string) => `Not sent: ${why}`,
  failed: (why: string) => `Not imported: ${why}.`,
  not_cancelled: "Not cancelled. Try again.",
  lost: "It is still imported, but this page is no longer good and cannot show it.",
  empty: "the file is empty. If it is still being downloaded, choose it again once it is there.",
  unreadable:
    "the browser cannot read the file. It may have been moved or changed; choose it again.",
  report_elsewhere: "lab reports and photos are taken under Labs, once you are signed in.",
  signed_out: "you are signed out. Sign in and bring it again.",
  unanswered: "the service cannot be reached.",
  expired: "this page is no longer good. Ask for a new link.",
  failures: {
    unknown_format: "no reader knows this format",
    c_cda: "C-CDA documents are not read; ask whoever gave it out for FHIR, which is",
    unreadable: "the file cannot be read",
    damaged:
      "the file is damaged or was cut short, and nothing of it could be used. Download it again and bring it once more",
    unpacks_too_large:
      "it unpacks to more than 200 times what was sent, or to more than 32 GiB. Unpack it and bring what is in it",
    too_many_files: "more than 100,000 files are packed in it. Unpack it and bring what is in it",
    too_much_memory:
      "reading it takes more memory than one import may have. Bring it in smaller parts, as one year each",
    stalled: "nothing was found in it for 30 seconds",
    too_large: "the file, or what is packed in it, is larger than this server takes",
    interrupted: "the service ended twice while it read this file and did nothing else",
    internal: "an unexpected fault; the log of the service has it",
  },
  report: "What was read, and what was left out",
  report_of: (name: string) => `What was read of ${name}`,
  type: "Kind of record",
  read: "Read",
  taken: "Used",
  skipped: "Left out",
  reasons: "Why records were left out",
  skip: (count: string, reason: string) => `${count}: ${reason}`,
  skip_types: (types: ReadonlyArray<string>, others: number) =>
    `(${types.join(", ")}${others > 0 ? ` and ${others} more` : ""})`,
  progress: (name: string) => `Progress of ${name}`,
  cancel: "Cancel",
  cancel_of: (name: string) => `Cancel ${name}`,
  take_back: "Take back",
  take_back_of: (name: string) => `Take back ${name}`,
  take_back_sure: (name: string) =>
    `Take back everything that “${name}” brought? What you changed since stays.`,
  devices: "Devices",
  devices_about:
    "A wearable or app that delivers by itself, through the service for wearables that this Hygeia is set up with. " +
    "Where none is set up, Connect takes the maker's file instead.",
  devices_empty: "No device is connected.",
  connect: "Connect",
  vendor: "Maker",
  disconnect: "Disconnect",
  disconnect_of: (name: string) => `Disconnect ${name}`,
  disconnect_sure: (name: string) => `Disconnect ${name}? What it has brought stays.`,
  statuses: {
    active: "Connected",
    disconnected: "Disconnected",
    error: "Needs to be connected again",
  },
  delivered: (when: string) => `Last delivery ${when}`,
  delivered_never: "Nothing has been delivered yet",
  phone: "Phone or script",
  phone_about:
    "A phone or script sends by itself, with a token that can send data and read nothing.",
  phone_name: "What it is for",
  phone_placeholder: "My phone",
  phone_make: "Make a token",
  phone_once: "Copy the token now: it is not shown again.",
  token: "Token",
  address: "Address",
  header: "Header",
  command: "From a terminal",
  hae_steps:
    "In Health Auto Export: Automations, REST API, with this address and header, JSON, version 2. Choose whole " +
    "days (“Default” or “Previous 7 Days”), never “Since Last Sync”.",
  copy: "Copy",
  copy_of: (name: string) => `Copy: ${name}`,
  copied: "Copied",
  tokens: "Tokens",
  made: "Made",
  revoke: "Revoke",
  revoke_of: (name: string) => `Revoke ${name}`,
  revoke_sure: (name: string) => `Revoke “${name}”? What uses it can send no more.`,
  formats: "Where do I find the file, and what is read?",
  connect_title: "Bring in your data",
  connect_about:
    "Bring the files that your devices and apps give out. They are read by the Hygeia that this page comes from, " +
    "and stay there.",
  connect_over: "This link is no longer good",
  connect_over_about:
    "It opens once, within ten minutes, and only in the browser that opened it. Ask for a new one where you got it, " +
    "or sign in and open Sources.",
  go_on: "Go on",
  going_on: "It goes on by itself in 20 seconds.",
  stay: "Stay here",
  not_now: "Not now",
  /** How a maker is called whose file needs no steps, or that connects by itself alone. */
  others: {
    polar: "Polar",
    samsung: "Samsung Health",
    other: "Another maker",
    csv: "Spreadsheet",
    fit: "Workout",
    track: "Workout",
    hygeia: "Hygeia",
  },
  /** Where people get the file of a maker, by its slug, and how the maker is called. */
  steps: {
    apple: [
      "Apple Health",
      "On the iPhone open Health, touch your picture, then Export All Health Data. Bring the zip as it is.",
    ],
    fitbit: ["Fitbit", "Ask for your Fitbit data at takeout.google.com. Bring the zip as it is."],
    "google-fit": [
      "Google Fit",
      "Ask for your Fit data at takeout.google.com. Bring the zip as it is.",
    ],
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
    "health-auto-export": [
      "Health Auto Export",
      "In the app export JSON or CSV of the days you want, or have it send by itself (Phone or script).",
    ],
    gadgetbridge: [
      "Gadgetbridge",
      "In the app open Data management and export the database. Bring the file or its zip.",
    ],
    fhir: [
      "Hospital records",
      "Ask a hospital or its portal for your record as FHIR R4. Bring its JSON or zip.",
    ],
  },
  any: [
    "Anything else",
    "FIT, GPX and TCX workouts, an export of another Hygeia, and any spreadsheet with the columns day, metric, " +
      "value and unit.",
  ],
} as const
