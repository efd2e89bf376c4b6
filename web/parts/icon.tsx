/** The outlines of the icons, drawn on 24 by 24. */
const OUTLINES = {
  today:
    "M12 3v2M12 19v2M4.6 4.6 6 6M18 18l1.4 1.4M3 12h2M19 12h2M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  ask: "M4 5h16v11H9l-5 4V5Z",
  trends: "M4 18l5-6 4 3 7-9M4 21h16",
  labs: "M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9",
  sources: "M12 16V4m0 0L7 9m5-5 5 5M4 16v4h16v-4",
  notes: "M6 3h9l4 4v14H6V3Zm3 8h7M9 15h7",
  experiments: "M4 20h16M6 20V10m6 10V4m6 16v-7",
  settings:
    "M4 7h10m4 0h2M4 17h2m4 0h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const

/** A picture beside a word: nothing is known by it alone. */
export const Icon = ({ name }: { readonly name: keyof typeof OUTLINES }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={OUTLINES[name]} />
  </svg>
)
