/** A typed temperature. */
export const temperatureCues = {
  names: `
    (temp|temperature|fever)
    (body|core) (temp|temperature)
  `,
  /** Temperatures of something other than a body. */
  surroundings: "(room|bedroom|outside|weather|sauna|water|shower|oven|bath)",
  ofBody: "(body|core) (temp|temperature)",
  /** What a ring or a watch measures is colder than a body. */
  ofSkin: "(skin|wrist|ring|finger|hand/s|feet)",
} as const
