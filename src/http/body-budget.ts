/** How many bytes of signed bodies may be in memory at once, over all connections. */
const MAX_BYTES_IN_FLIGHT = 268_435_456

/** How many of them one network may hold. */
const MAX_BYTES_PER_NETWORK = MAX_BYTES_IN_FLIGHT / 2

/** The bytes of one body that count. They are counted as they arrive: an announcement holds nothing. */
export interface BodyShare {
  /** Reserves bytes; false when not enough is left. */
  readonly take: (bytes: number) => boolean
  readonly close: () => void
}

/** The memory that bodies in progress share. */
export interface BodyBudget {
  /** Begins to count a body that comes from a network: an address, or a /64 of IPv6. */
  readonly open: (network: string) => BodyShare
}

export const makeBodyBudget = (): BodyBudget => {
  const perNetwork = new Map<string, number>()
  let all = 0

  const add = (network: string, bytes: number) => {
    all += bytes
    const held = (perNetwork.get(network) ?? 0) + bytes
    if (held > 0) perNetwork.set(network, held)
    else perNetwork.delete(network)
  }

  return {
    open: (network) => {
      let taken = 0
      return {
        take: (bytes) => {
          const held = perNetwork.get(network) ?? 0
          if (all + bytes > MAX_BYTES_IN_FLIGHT) return false
          if (held + bytes > MAX_BYTES_PER_NETWORK) return false
          add(network, bytes)
          taken += bytes
          return true
        },
        close: () => {
          add(network, -taken)
          taken = 0
        },
      }
    },
  }
}
