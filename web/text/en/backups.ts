/** The texts of backups: taken, made every day, and restored. */
export const backups = {
  title: "Backups",
  about:
    "One locked file of everything on this machine: everybody’s data, files and the service’s own keys. It can be " +
    "taken at any time, and is restored into an empty Hygeia.",
  none_daily:
    "None is made by itself. Set BACKUP_DIR where Hygeia runs, and one is made there every day and tried out.",
  first: "The first is made within minutes of the start, then one every day.",
  good: (when: string, size: string) =>
    `The last was made ${when} (${size}). It was restored once to try it out.`,
  problems: {
    not_made: (when: string) =>
      `The backup of ${when} could not be made. Is there room in its folder? It is tried again every hour.`,
    not_restored: (when: string) =>
      `The backup of ${when} was made and could not be restored: do not rely on it. It is tried again every hour.`,
    overdue: (when: string) =>
      `The last backup is of ${when}: one is missing. Is its folder still there?`,
  },
  by: "What opens it",
  passphrase: "A passphrase",
  keys: "age keys",
  passphrase_new: "Passphrase",
  passphrase_hint:
    "At least 16 characters; five or six words that belong together for nobody else. Without it nobody opens the " +
    "file, so keep it in two places.",
  passphrase_again: "The same again",
  passphrase_differs: "The two are not the same.",
  recipients: "Recipients",
  recipients_hint: "One age1… a line. Whoever has the key of one of them can open the file.",
  take: "Download a backup",
  taken: (size: string) =>
    `It is downloaded whole (${size}). Keep it on another machine, and what opens it in two places.`,
  restore: "Restore a backup",
  restore_about: "Everything of another Hygeia, from the file that it was backed up to.",
  choose: "Choose the backup",
  drop: "or drop it here",
  restoring:
    "Sending the file, checking every byte and putting it in place. This takes some seconds.",
  file_hint:
    "A file that Hygeia made, such as hygeia-2026-11-23.age. Every byte is checked before anything changes.",
  identity: "Or the age key",
  identity_hint:
    "What age-keygen wrote: AGE-SECRET-KEY-1… Leave it empty where a passphrase opens the file.",
  restored: (when: string) =>
    `Everything is as it was ${when}. Hygeia is starting again with it: sign in as you did there. ` +
    "Where that was by a link alone, the new one stands where Hygeia runs.",
  go_on: "Sign in",
  alert: "Something is wrong with the backups.",
  alert_more: "See the settings",
} as const
