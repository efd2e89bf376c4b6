/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
