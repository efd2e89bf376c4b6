/** Vendors whose slug here differs from the aggregator's name. */
const vendors: Readonly<Record<string, string>> = {
  libre: "FREESTYLELIBRE",
}

/** The aggregator's name of a vendor; null for `other`, with which the person chooses. */
export const vendorOf = (provider: string): string | null => {
  const slug = provider.toLowerCase()
  return slug === "other" ? null : (vendors[slug] ?? provider.toUpperCase())
}
