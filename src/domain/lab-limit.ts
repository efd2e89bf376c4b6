/** A report may have so many pages. */
export const MAX_PAGES = 40

/** A picture may have so many dots, and so may all pictures of a page together. */
export const MAX_PIXELS = 60_000_000

/** A page may be drawn of so many parts. */
export const MAX_OBJECTS = 100_000

/** The reasons for not reading a report, or some pages of it, in words for its person. */
export const LAB_LIMITS = {
  too_much_memory: "Reading it took more than 512 MB of memory.",
  too_long: "Reading it took more than a minute of a processor.",
  too_many_pages: `It has more than ${MAX_PAGES} pages. Give the pages with results as a file of their own.`,
  too_many_pixels: `It has a picture of more than ${MAX_PIXELS / 1_000_000} million dots. Give a smaller one.`,
  too_many_objects: `It is drawn of more than ${MAX_OBJECTS / 1_000} thousand parts.`,
  interrupted: "Reading it was interrupted twice. Give the file once more.",
} as const

export type LabLimit = keyof typeof LAB_LIMITS

/** All reasons for a report without results, in words for its person. */
export const LAB_FAILURES = {
  ...LAB_LIMITS,
  file_unreadable:
    "The file could not be opened: it may be damaged or protected by a password. Give another copy of it.",
  no_results: "No row was found in it that has a test that is known and its result.",
} as const

export type LabFailure = keyof typeof LAB_FAILURES
