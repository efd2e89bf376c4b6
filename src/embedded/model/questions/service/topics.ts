import { sentence } from "#embedded/model/english"
import { bounds } from "#embedded/model/questions/service/bounds"
import { aboutItself } from "#embedded/model/questions/service/itself"
import type { Topic } from "#embedded/model/questions/service/topic"
import { phrases } from "#language/phrases"

/** What somebody calls what is on record of them. */
const DATA = phrases`
  [all] [of] (my|our|this|your) [own|health|personal|old|sleep|wearable|lab] (data|information|info|records|account|
    history|files|stuff|everything|results)
  everything [that] [you] [have|know|store|stored|keep|kept|collected|remember/ed|got] (about|on|of) me
  everything (you have|you know|you store/d|you collected)
  (all|any|the) (data|records|information|info|history) [that] [you] [have|keep|store/d] (about|on|of) me
  all of (it|this|that|my data)
`

const ONE_FILE = sentence`Everything is in one SQLite file and a folder of uploads on the machine that this
  service runs on, in its data folder.`
const NO_MODEL =
  "No language model is configured: your questions are answered on that machine and never leave it."

/** The topics, the more specific first. */
export const topics: ReadonlyArray<Topic> = [
  ...aboutItself,
  ...bounds,
  {
    id: "deletion",
    asked: [
      "delete my data",
      "how do i delete my account",
      "wipe everything you have on me",
      "delete everything you know about me",
      "please erase all of it",
    ],
    phrases: phrases`
      (delet*|eras*|remov*|wip*|purge|destroy|clear|close|cancel) ...3 ${DATA}
      right to be forgotten
      (want|like) [all] [of] my data (gone|deleted|erased)
      (forget|forgetting) ...2 (everything|all|me !(not))
      (delet*|eras*|remov*|wip*|purge) (me|myself) (from|completely|entirely)
      (delet*|eras*|remov*|wip*|purge|clear) (everything|it all|all of it|all data|all this)
    `,
    says: () => [
      sentence`I can't delete anything from a chat, so that no stray sentence costs you your data.`,
      sentence`In the console, Settings erases your account with every row, question, answer and upload, for good; a
        conversation is deleted under Ask, a note or a memory under Notes, and what a file brought under Sources.`,
    ],
  },
  {
    id: "export",
    asked: [
      "can you export my data to csv",
      "how do i download my data",
      "send me a pdf of everything",
    ],
    phrases: phrases`
      (export*|download*|backup|back up|extract|dump) ...4 ${DATA}
      (get|take|move|pull|bring) ${DATA} ...2 (out|off|away|elsewhere|with me|home)
      (copy|backup|archive) of ...2 ${DATA}
      (export*|download*) ...3 (csv|json|excel|pdf|spreadsheet|file)
      (send|give|get|email|mail) ...4 (csv|pdf|excel|spreadsheet)
      can i (export|download)
    `,
    says: () => [
      sentence`Not from a chat, but in the console Settings gives you one file with everything that is yours: days,
        nights, workouts, laboratory results, notes and conversations. “hygeia export” writes the same on the machine
        that this service runs on.`,
    ],
  },
  {
    id: "privacy",
    asked: [
      "who can see my data",
      "is my data private?",
      "do you sell my data",
      "does anyone else read this",
    ],
    phrases: phrases`
      who (can|could|may|else|has|sees|reads|is able) ...6 (see|access|read|look|know|data|sees|reads)
      (can|could|does|do) (anyone|anybody|someone|somebody|others|google|apple|my doctor|my boss|my insurance) ...4 (
        see|access|read|know)
      (is|are) ...2 (data|this|it|chat|information) ...2 (private|secure|safe|confidential|anonymous|
        protected)
      (do|does|will|can) (you|apple|google|garmin|anyone) (sell|share|get|receive) ...2 (this|it|data)
      (sell*|shar*|leak*|upload*|send*) ...2 ${DATA}
      ${DATA} ...2 (sold|shared|leaked|given away|passed on)
      privacy
      (spy|spying|track/ing) (on me|me)
      (who|anyone|anybody) ...1 (sees|reads|sees) (this|it|that|my data)
      (leave/s|left) [my|the|this] (machine|computer|house|server|device)
      ${DATA} ...3 (cloud|train*|internet|third part*)
    `,
    says: ({ isConnectable }) => [
      "Nothing is sold, shared or used for training: only you and whoever runs this service can see it.",
      NO_MODEL,
      isConnectable
        ? "What your devices record comes through the aggregator that its owner configured, which sees it on the way."
        : "No aggregator, which passes on what wearables record, is configured either, so nothing goes to one.",
    ],
  },
  {
    id: "storage",
    asked: ["where is my data stored", "where do you keep all this"],
    phrases: phrases`
      ^ ...2(and|so|ok|hey|but) where (is|are) [all] [of] my (data|information|info|records|stuff) $
      where (is|are|do|does|did) ...5 (stored|kept|saved|live/s|store|keep|save|located|hosted)
      (stored|saved|kept) (in|on) [the] (cloud|server/s|us|usa|eu)
      how (is|are) ...3 (data|information) (stored|saved|kept)
      how long (do|will|are|is) ...4 (kept|keep|stored|store|retain*)
    `,
    says: () => [ONE_FILE, "It is kept until you delete it.", NO_MODEL],
  },
  {
    id: "disconnecting",
    asked: ["disconnect my garmin", "how do i unlink my oura ring", "stop syncing my watch"],
    phrases: phrases`
      (disconnect*|unlink*|unpair*) ...4 *
      (stop|pause|end) (syncing|sharing|importing|reading) ...4 *
      (remove|detach|sign out|log out) ...3 (garmin|fitbit|oura|whoop|polar|withings|strava|device/s|watch|ring)
    `,
    says: ({ names }) => [
      sentence`In the console, Sources disconnects it; or take its permission away in the account of the device's maker.
        No new days arrive after that.`,
      "The days already here stay until you delete them.",
      ...(names === "" ? [] : [`So far they come from ${names}.`]),
    ],
  },
  {
    id: "connecting",
    asked: ["how do i connect my garmin", "can i add my oura ring", "link apple health"],
    phrases: phrases`
      (connect*|link*|pair*|add|attach|set up|setup|integrate) ...4 (garmin|fitbit|oura|whoop|polar|apple|
        withings|suunto|coros|
        samsung|google|strava|watch|ring|tracker|band|device/s|scale|phone|app|account|wearable/s|health)
      (do|does|can) (you|it|this|hygeia) (support|work with|read from|sync with|connect to|connect with)
      (do|does|can) (you|it|this|hygeia) ...2 (read|see|use|access) ...3 (garmin|fitbit|oura|whoop|polar|apple|withings|
        suunto|coros|samsung|google|strava|watch|ring|tracker|scale|phone)
    `,
    says: ({ isConnectable, names }) => [
      isConnectable
        ? sentence`In the console, Sources opens a page on which you sign in to the vendor, and the days come in by
            themselves from then on.`
        : sentence`In the console, under Sources: drop the file that your device's app exports, or let an app on your
            phone push its days here. A device that delivers by itself needs an aggregator, and whoever runs this
            service can set one up (AGGREGATOR_URL with its key).`,
      ...(names === "" ? [] : [`So far your days come from ${names}.`]),
    ],
  },
  {
    id: "importing",
    asked: ["how do i import my old data", "can i upload my blood test", "upload a lab report"],
    phrases: phrases`
      (import*|upload*|load|bring in|transfer|migrate) ...5 (data|history|file/s|report/s|lab/s|blood|test/s|
        result/s|export|pdf|csv|
        zip|years|workouts|gpx|document/s)
      (how|where) (do|can|should) i (import|upload)
    `,
    says: () => [
      sentence`In the console: a lab report goes to Labs, as a PDF or a photo, and the export of a device or an app, or
        a spreadsheet, to Sources, as the file is.`,
    ],
  },
  {
    id: "last_sync",
    asked: [
      "when did my watch last sync",
      "is my data up to date?",
      "last sync",
      "when did my garmin last send data",
      "how often does my data update, nothing new since this morning??",
      "why is there no new data",
    ],
    phrases: phrases`
      (last|latest|recent) (sync*|update/d|upload)
      (sync*|synced|synchroni*) !(with|to)
      (data|watch|ring|numbers) ...3 (up to date|current|fresh|outdated|stale|missing today)
      when (was|were|did) ...4 (data|watch|ring|device|tracker|band|scale|phone|garmin|fitbit|oura|whoop|
        withings) ...4 (update/d|arrive/d|come|came|sync/ed|send|sent|upload/ed|deliver/ed|transfer/red|connect/ed|
        check/ed in)
      when did you ...3 (get|receive|load|fetch|see) ...2 data
      (newest|latest|most recent) (data|day on record|entry|entries)
      how often (do|does|is|are|will) ...5 (updat*|sync*|refresh*|deliver*|load*|fetch*|come in|arrive/s)
      when (do|does|is|are|will) ...5 (updat*|sync*|refresh*|deliver*|arrive/s)
      (nothing|no) new [data|numbers|values] since
      (there is|is there|i see|why no|getting) [no|any] new data
      (not|isn't|doesn't|stopped) (updating|syncing|refreshing)
      why (is|are) ...4 (missing|gone|not there|not showing)
      (why|where) (is|are) [today's|todays|yesterday's|yesterdays|last night's] (data|numbers|values)
      no (data|numbers|values) (for|from|since) (today|yesterday|last night|this morning)
    `,
    says: ({ vendors }) =>
      vendors.length === 0
        ? ["Nothing has come in yet: there is no day on record."]
        : [
            `The newest day on record is ${vendors[0]!.last}, from ${vendors[0]!.name}.`,
            ...vendors.slice(1, 4).map(({ name, last }) => `From ${name} it is ${last}.`),
            sentence`There is no fixed hour: a day or night is here soon after your device has synced with its own app,
              and a day that goes on is sent again.`,
          ],
  },
  {
    id: "devices",
    asked: [
      "which devices do you know",
      "what devices are connected",
      "where does my data come from",
    ],
    phrases: phrases`
      (what|which) (device|devices|watch|watches|tracker|trackers|source|sources|vendor|vendors|wearable|
        wearables) !(is|should)
      where (does|do|is|are) ...4 (data|numbers) ...2 (come|from|coming)
      (my|the) (connected|linked) (device/s|source/s|account/s)
    `,
    says: ({ names, vendors, hasLabs }) => [
      vendors.length === 0
        ? "No device has brought anything yet."
        : `Your days come from ${names}; the newest is ${vendors[0]!.last}.`,
      ...(hasLabs ? ["Your lab results come from uploaded reports."] : []),
    ],
  },
  {
    id: "itself",
    asked: ["are you chatgpt", "are you a real person?", "are you a doctor", "who made you"],
    phrases: phrases`
      (is this|is it) [a|an] (chatgpt|gpt|ai|bot|robot|claude|gemini|siri|alexa)
      are you [a|an] [real|actual] (chatgpt|gpt|ai|bot|robot|human|person|doctor|nurse|machine|claude|gemini|llm|
        computer|program|model|
        siri|alexa|free|open source)
      (who|what) (made|built|created|wrote|runs|owns|are) you
      (what|which) (model|llm|ai|version) (are|is|do) ...3 (you|this|use)
      (your|the) (name|version)
    `,
    says: () => [
      sentence`I'm Hygeia, a program that answers from your own data: it reads your question by rules, computes
        on your rows
        and says what they show. I'm not a person, not a doctor and not ChatGPT.`,
      "With a language model configured I would understand freer wording; the numbers would be computed the same way.",
    ],
  },
  {
    id: "deeds",
    asked: ["remind me to go to bed at 11", "set an alarm for 7", "call my doctor"],
    phrases: phrases`
      ^ ...3(please|can|could|you|hey|ok) remind me !(when|what|how|of|which|where|who|about|that)
      (set|make|create) ...2 (alarm/s|reminder/s|timer/s|appointment|event|notification/s)
      ^ ...4(please|can|could|you|hey|ok) (call|text|email|message|phone|contact) (my|the|a) *
      (book|order|buy) (me|a|an|my) *
      (wake me|notify me|alert me|ping me|nudge me)
      (play|turn on|turn off|open) (music|some|the|my) *
    `,
    says: () => [
      sentence`I can't do that: I read your data and answer questions, but I don't set reminders or make calls. What
        you had, took or did I can note for you: say it, as in “had 2 coffees”.`,
    ],
  },
]
