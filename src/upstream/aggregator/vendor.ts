/** Our slugs that the aggregator calls otherwise. */
const vendors: Readonly<Record<string, string>> = {
  libre: "FREESTYLELIBRE",
}

/** What the aggregator calls a vendor; null for `other`, which leaves the choice to the person. */
export const vendorOf = (provider: string): string | null => {
  const slug = provider.toLowerCase()
  return slug === "other" ? null : (vendors[slug] ?? provider.toUpperCase())
}
