/** What a laboratory's report is: a PDF, or a photo of paper. */
export const REPORT_TYPES = "application/pdf,image/jpeg,image/png"

const BY_ENDING: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
])

/** The type of a file, by its ending where the browser knows of none. */
const typeOf = ({ type, name }: File) =>
  type === "" ? (BY_ENDING.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase()) ?? "") : type

/** Whether a file is read as a laboratory's report rather than as what a device gives out. */
export const isReport = (file: File): boolean => REPORT_TYPES.split(",").includes(typeOf(file))

/** The same file, with the type that its ending names where the browser knows of none. */
export const typed = (file: File): File =>
  file.type === "" ? new File([file], file.name, { type: typeOf(file) }) : file
