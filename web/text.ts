import { en } from "#web/text/en"

/** The texts of the console in the language that is shown. */
export const text = en
