import type { Import } from "#domain/import"

/** The text that `hygeia import --days` prints. */
export const historyReport = ({ connections, start, end, note }: Import): string =>
  [
    `From ${start} to ${end}:`,
    ...connections.map(
      ({ provider, per_type }) =>
        `  ${provider}: ${Object.entries(per_type)
          .map(([type, status]) => `${type} ${status.replaceAll("_", " ")}`)
          .join(", ")}`,
    ),
    note,
  ].join("\n")
