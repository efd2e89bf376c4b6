/** A text of at most so many characters (UTF-16 units); one that is cut ends with an ellipsis. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
