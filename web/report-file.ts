/** What a laboratory's report is: a PDF, or a photo of paper. */
export const REPORT_TYPES = "application/pdf,image/jpeg,image/png"

const ENDING = /\.(?:pdf|jpe?g|png)$/i

/** Whether a file is read as a laboratory's report rather than as what a device gives out. */
export const isReport = ({ type, name }: File): boolean =>
  type === "" ? ENDING.test(name) : REPORT_TYPES.split(",").includes(type)
