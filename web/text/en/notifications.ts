/** The texts of notifications: what somebody wants to be notified of, and where. */
export const notifications = {
  title: "Notifications",
  about:
    "All of this is off until you turn it on. A briefing or an alert is worked out like the answer to a question.",
  briefing: "Morning briefing",
  briefing_about:
    "A short review of how you are doing, as soon as your night has come in. It stands on Today and is kept under Ask.",
  alerts: "Quiet alerts",
  alerts_about:
    "At most one a day: for a change that is clear by the same tests as in an answer, or a value that needs care. " +
    "It is kept beside the briefings.",
  at: "Not before",
  at_hint: "Your local time, for both. Your night is waited for up to three hours.",
  at_keep: "Keep this time",
  at_kept: "Saved.",
  stopped: "Stopped alerts",
  stopped_about: "Turn one on, and there are alerts about it again.",
  of: (subject: string) => `Alerts about ${subject}`,
  stop: (subject: string) => `Stop alerts about ${subject}`,
  stop_sure: (subject: string) =>
    `No more alerts about ${subject}? You can start them again here at any time.`,
  stop_done: (subject: string) => `There are no more alerts about ${subject}.`,
  stop_unknown: "There are no alerts about what this link names.",
  stop_turn_unknown: "The alert of this link is older than two days, or not yours.",
  sent: "Also sent",
  targets: { webhook: "a webhook", ntfy: "an ntfy topic" },
  set_up: (targets: string) =>
    `Whoever runs Hygeia here has set up ${targets}. It is one for everybody here, so others may read what arrives. ` +
    "What you turn on above is sent there, too.",
  events: "Say when something is ready",
  events_about:
    "Sends one line when an answer, an import or a lab report is ready. It has no text and no number of yours.",
  details: "Send what the answer says, too",
  details_about:
    "Then your health values leave this machine, stay where they are sent, and can be read on a lock screen.",
} as const
