/** A typed temperature. */
export const temperatureCues = {
  names: `
    (temp|temperature|fever)
    (body|core) (temp|temperature)
  `,
  /** Temperatures of something other than a body. */
  surroundings: "(room|bedroom|outside|weather|sauna|water|shower|oven|bath)",
} as const
