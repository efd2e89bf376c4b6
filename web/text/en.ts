import { ask } from "#web/text/en/ask"
import { backups } from "#web/text/en/backups"
import { experiments } from "#web/text/en/experiments"
import { labs } from "#web/text/en/labs"
import { methods } from "#web/text/en/methods"
import { notes } from "#web/text/en/notes"
import { notifications } from "#web/text/en/notifications"
import { offer } from "#web/text/en/offer"
import { engine, profile } from "#web/text/en/profile"
import { invitation, once_more, settings, sign_in } from "#web/text/en/settings"
import { sources } from "#web/text/en/sources"
import { today } from "#web/text/en/today"
import { welcome } from "#web/text/en/welcome"
import { day_panel, trends } from "./en/trends"

/** Every text of the console in English. A translation is another file with the same keys. */
export const en = {
  name: "Hygeia",
  screens: {
    today: "Today",
    ask: "Ask",
    trends: "Trends",
    labs: "Labs",
    sources: "Sources",
    notes: "Notes",
    experiments: "Experiments",
    settings: "Settings",
    "sign-in": "Sign in",
  },
  more: "More",
  skip: "Skip to the content",
  navigation: "Screens",
  loading: "One moment…",
  retry: "Try again",
  keep: "Keep it",
  cancel: "Cancel",
  done: "Done",
  close: "Close",
  unreachable: "Hygeia does not answer. Is it still running?",
  offline: "This device is offline, so Hygeia cannot be reached.",
  by_itself: "This page goes on by itself as soon as it can.",
  unknown: {
    title: "There is nothing here",
    about: "Hygeia has no page at this address. A letter may be missing, or the page has moved.",
    go_on: "Go to Today",
  },
  problem: "That did not work.",
  chart: {
    table: "Show as a table",
    legend: "Lines",
    band: "Your usual",
    marks: "What happened",
    from_to: (from: string, to: string) => `${from} to ${to}`,
    day: "Day of the chart",
    no_day: "No day chosen",
    how: "Point at a day, or use the arrow keys.",
  },
  demo: {
    banner: "You are looking at the demo person: made-up data, to try things out.",
    back: "Back to mine",
  },
  sign_in,
  once_more,
  invitation,
  welcome,
  labs,
  ask,
  today,
  sources,
  notes,
  experiments,
  trends,
  day_panel,
  settings,
  backups,
  notifications,
  offer,
  profile,
  engine,
  methods,
} as const
