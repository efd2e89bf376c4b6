/** The largest report that is taken. */
export const MAX_LAB_BYTES = 10_485_760

/** The kinds of file a report may be. */
export const LAB_FILE_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const
export type LabFileType = (typeof LAB_FILE_TYPES)[number]

/** A PDF may begin a little later: its readers look this far. */
const PDF_WITHIN = 1_024

const begins = (bytes: Uint8Array, ...magic: ReadonlyArray<number>) =>
  magic.every((byte, at) => bytes[at] === byte)

/** The type of a file by its first bytes; null for a type that is not accepted. */
export const labFileType = (bytes: Uint8Array): LabFileType | null => {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png"
  if (begins(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg"
  return Buffer.from(bytes.subarray(0, PDF_WITHIN)).includes("%PDF-") ? "application/pdf" : null
}

/** The brands of files that hold pictures as phones take them. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]

/** Whether a file is a HEIC photo, by its first bytes. */
export const isHeic = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(4, 12)).toString("latin1")
  return head.startsWith("ftyp") && HEIC_BRANDS.includes(head.slice(4))
}
