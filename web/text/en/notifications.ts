/** The texts of notifications: what somebody wants to be notified of, and where. */
export const notifications = {
  title: "Notifications",
  about: "All of this is off until you turn it on.",
  targets: { webhook: "a webhook", ntfy: "an ntfy topic" },
  set_up: (targets: string) =>
    `Whoever runs Hygeia here has set up ${targets}. It is one for everybody here, so others may read what arrives.`,
  events: "Say when something is ready",
  events_about:
    "Sends one line when an answer, an import or a lab report is ready. It has no text and no number of yours.",
  details: "Send what the answer says, too",
  details_about:
    "Then your health values leave this machine, stay where they are sent, and can be read on a lock screen.",
} as const
