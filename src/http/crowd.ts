import type { OpenConnection } from "#http/descriptors"

/**
 * The connections to end when so many have to go: those of whoever has the most, the longest silent first, until
 * nobody has more than others. `ownerOf` says whose a connection is.
 */
export const pickCrowd = (
  connections: ReadonlyArray<OpenConnection>,
  count: number,
  ownerOf: (connection: OpenConnection) => string,
): ReadonlyArray<OpenConnection> => {
  const byOwner = Map.groupBy(connections, ownerOf)
  const ranked = [...byOwner.values()].flatMap((own) =>
    own
      .toSorted((a, b) => a.silent_ms - b.silent_ms)
      .map((connection, rank) => ({ connection, rank })),
  )
  ranked.sort((a, b) => b.rank - a.rank || b.connection.silent_ms - a.connection.silent_ms)
  return ranked.slice(0, Math.max(0, count)).map(({ connection }) => connection)
}
