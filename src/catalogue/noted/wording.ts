import { placed } from "#catalogue/noted/amount"
import { quantityNamed } from "#catalogue/noted/quantities"
import type { NewNote } from "#domain/note"

/** Units as a sentence prints them, where they differ. */
const PRINTED: Readonly<Record<string, string>> = {
  "mg/dl": "mg/dL",
  "mmol/l": "mmol/L",
  mmhg: "mmHg",
  lbs: "lb",
  "°c": "°C",
  "°f": "°F",
  c: "°C",
  f: "°F",
}

const capitalised = (text: string) =>
  text.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase())

/** What a count of drinks comes to: "about 180 mg of caffeine". */
const comesTo = (name: string, value: number, unit: string | null): string | null => {
  const known = quantityNamed(name)
  const place = placed(name, value, unit)
  if (known?.each == null || typeof place === "string" || place.amount === null) return null
  const { quantity } = known
  const amount = Math.round(place.amount)
  const of = name.endsWith(quantity.name) ? "" : ` of ${quantity.name}`
  return amount === 0 ? null : `about ${amount} ${quantity.unit.toLowerCase()}${of}`
}

const amountInWords = ({ name, value = 0, unit }: NewNote): string => {
  const thing = name ?? ""
  const known = quantityNamed(thing)
  const printed = unit === undefined ? "" : (PRINTED[unit.toLowerCase()] ?? unit)
  const number = `${value}${printed === "" ? "" : `${printed === "%" ? "" : " "}${printed}`}`
  if (known?.each != null) {
    const sum = comesTo(thing, value, unit ?? null)
    const counted = printed === "" ? `${value} ${thing}` : `${number} of ${thing}`
    return sum ? `${counted}, ${sum}` : counted
  }
  if (known === null || known.quantity.measures || known.quantity.unit === "g") {
    if (value === 0) return `no ${thing}`
    return printed === "" ? `${value} ${thing}` : `${number} of ${thing}`
  }
  if (known.quantity.column === "mood") return `mood ${value} of 5`
  return thing === "calories" ? `${value} calories` : `${known.quantity.name} ${number}`
}

/** A note within a sentence: "2 coffees, about 180 mg of caffeine", "weight 81.4 kg", "a trip to Spain". */
export const noteInWords = (note: NewNote): string => {
  const { kind, name = "", text } = note
  if (kind === "amount") return amountInWords(note)
  if (kind === "tag") return name
  if (kind === "text") return "what you wrote"
  if (text === undefined) return name
  return name === "illness" ? text : `${name} (${name === "trip" ? capitalised(text) : text})`
}
