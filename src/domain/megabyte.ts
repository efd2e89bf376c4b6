/** Bytes of a megabyte, as limits are configured and shown. */
export const BYTES_PER_MB = 1_000_000
