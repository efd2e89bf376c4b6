import type { Said } from "#catalogue/noted/said"

/** "Had 2 coffees", "weight 81.4", and behind it "undo that" or "no, 3 coffees". */
export interface DiaryEntry extends Pick<Said, "does" | "notes"> {
  readonly kind: "diary"
}
