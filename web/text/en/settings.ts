/** The texts of the settings, of signing in and of an invitation. */
export const settings = {
  title: "Settings",
  no_email: "Signed in by the printed link.",
  of_demo: "These are the demo person's. Go back to yours to change how you sign in.",
  sign_out: "Sign out",
  theme: "Appearance",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  password: "E-mail and password",
  password_none: "You have no password yet. With one you can sign in without the printed link.",
  password_since: (when: string) => `Your password is of ${when}.`,
  password_current: "Current password",
  password_new: "New password",
  password_ends: "Changing it signs you out everywhere else, in browsers and on command lines.",
  password_tokens: "Also end the tokens of my phones and scripts",
  password_set: "Set the password",
  password_change: "Change the password",
  password_wrong: "That is not your current password.",
  email_taken: "Somebody here has that address already.",
  browsers: "Where you are signed in",
  this_browser: "This browser",
  used: (when: string) => `Last used ${when}`,
  sign_out_of: (browser: string) => `Sign out in ${browser}`,
  sign_out_sure: (browser: string) => `Sign out in ${browser}?`,
  people: "People",
  people_about:
    "Everybody has an account of their own. They see nothing of yours, and you see nothing of what they keep.",
  invite: "Invite",
  invite_name: "Who is it for?",
  invite_link: "Link",
  invited: (name: string, when: string) =>
    `Send this link to ${name}. It makes one account, until ${when}, and is not shown again.`,
  members: "Who has an account",
  you: "You",
  owner: "Runs Hygeia here",
  nameless: "Somebody without an address",
  since: (when: string) => `Since ${when}`,
  seen: (when: string) => `last here ${when}`,
  unseen: "never here in a browser",
  no_access: "Has no access any more. What they keep stays theirs.",
  put_out: "Take access away",
  put_out_of: (name: string) => `Take access away from ${name}`,
  put_out_sure: (name: string) =>
    `Take access away from ${name}? Nothing signs them in any more; their data stays theirs, and hidden from you.`,
  invite_here_only:
    "It opens on this machine only. For other devices of the house, start the service with its address there as " +
    "BASE_URL.",
  invitations: "Open invitations",
  take_back: "Take back",
  take_back_of: (name: string) => `Take back the invitation of ${name}`,
  take_back_sure: (name: string) => `Take back the invitation of ${name}?`,
  good_until: (when: string) => `Good until ${when}`,
  tokens: "Tokens for scripts",
  tokens_about: "A token lets a script or another app act for you, as far as you allow.",
  token_make: "Make a token",
  token_name: "What is it for?",
  token_once: "Copy the token now: it is not shown again.",
  token: "Token",
  scopes: "What it may do",
  scope: { read: "Read", ask: "Ask", write: "Write", push: "Push" },
  scope_about: {
    read: "your data, answers and settings",
    ask: "questions, and read their answers",
    write: "notes, files, lab results, memory and profile, and delete them and conversations",
    push: "send measurements, and read nothing",
  },
  scope_needed: "Choose what the token may do.",
  revoke: "Revoke",
  revoke_of: (name: string) => `Revoke the token of ${name}`,
  revoke_sure: (name: string) => `Revoke the token of ${name}? What uses it stops working.`,
  export: "Take everything along",
  export_about: "A zip of everything there is about you, in open formats.",
  export_get: "Export",
  licences: "Licences",
  licences_about: "Hygeia is free software, and stands on that of many others.",
  licences_read: "Read the licences",
  demo: "Demo person",
  demo_show: "Look at the demo person",
  demo_remove: "Remove the demo person",
  demo_sure: "Remove the demo person with all its data?",
  erase: "Erase me",
  erase_about:
    "Deletes your account with every measurement, answer and file, for good. Nobody can bring it back.",
  erase_label: "Type “erase” to confirm",
  erase_word: "erase",
  erase_wrong: "Type the word erase to confirm.",
  erase_submit: "Erase me for good",
} as const

export const sign_in = {
  title: "Sign in",
  email: "E-mail address",
  password: "Password",
  password_hint: "At least ten characters. A few words are easy to keep in mind.",
  submit: "Sign in",
  at_provider: (host: string) => `Sign in with ${host}`,
  provider_away: "The identity provider does not answer. Try again in a moment.",
  not_here:
    "Nobody signs in here in a browser: this service knows people by the tokens of their identity provider. " +
    "Whoever runs it can change that by setting IDP_CLIENT_ID.",
  wrong_password: "That address and password do not belong together here.",
  wait: (message: string) => {
    const seconds = /(\d+) s\./.exec(message)?.[1]
    return `Too many wrong passwords. Try again in ${seconds ?? 60} ${seconds === "1" ? "second" : "seconds"}.`
  },
  how: "A start of Hygeia prints it, as long as you have neither a password nor a passkey.",
  code: "Sign-in code",
  submit_code: "Use the code",
  wrong:
    "That is not the code, or no longer: it is good once, for an hour, until you have a password or a passkey.",
  link_refused:
    "This link has been used or is too old: each is good once, for an hour. Sign in by your password or passkey. " +
    "Without either, a new one is printed where Hygeia runs when it starts again, or by “hygeia reset-sign-in”.",
  link_second: "The link is right. Your account asks for a second factor too.",
  link_failed: "This link could not be used just now. Open it again in a minute.",
  erased: "Your account is erased, with everything there was about you.",
  locked: "Too many wrong codes from here. Try again in a minute.",
} as const

export const once_more = {
  title: "Sign in once more",
  ended: "You are signed out here. Sign in to go on where you were.",
  old: "This changes who gets in, and your last sign-in is more than ten minutes old. Sign in to go on.",
} as const

export const invitation = {
  title: "You are invited",
  about:
    "Choose how you will sign in. What you bring here is yours alone: who runs Hygeia sees your name, your address " +
    "and when you were last here.",
  signed_in: "Somebody is signed in in this browser: making the account signs them out here.",
  password: "Password",
  submit: "Make my account",
  gone: "This invitation is not good any more. Ask for another one.",
  not_now: "Not now",
} as const
