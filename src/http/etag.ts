/** The entity tag of a body: another one for every other text. */
export const etagOf = (text: string): string => `"${Bun.SHA256.hash(text, "base64url")}"`

/** Whether the tags in an If-None-Match header name the one of the answer, weakly compared. */
export const isKnownTag = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === "*" ||
    header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag))
