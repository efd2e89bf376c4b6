/** Uniform numbers in [0, 1) by mulberry32: the same for the same seed, on every machine. */
export const uniforms = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Standard normal numbers by Box and Muller, two uniform ones for each. */
export const normals = (seed: number): (() => number) => {
  const uniform = uniforms(seed)
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** A standard normal series whose neighbours correlate by `phi`: an AR(1) process in equilibrium. */
export const autoregressive = (seed: number, phi: number): (() => number) => {
  const normal = normals(seed)
  let level = normal()
  return () => {
    level = phi * level + Math.sqrt(1 - phi * phi) * normal()
    return level
  }
}
