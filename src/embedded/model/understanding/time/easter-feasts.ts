import type { LocalDate } from "#domain/time"
import {
  daysAfter,
  orthodoxEaster,
  westernEaster,
} from "#embedded/model/understanding/time/feast-rules"
import type { Holiday } from "#embedded/model/understanding/time/holiday"

/** A feast some days from Easter Sunday. */
const easter = (
  days: number,
  called: string,
  names: ReadonlyArray<string>,
  example: LocalDate,
): Holiday => ({
  names,
  called,
  rule: daysAfter(westernEaster, days),
  orthodox: daysAfter(orthodoxEaster, days),
  example,
})

/** Feasts that move with Easter. */
export const easterFeasts: ReadonlyArray<Holiday> = [
  easter(
    -47,
    "Shrove Tuesday",
    ["shrove tuesday", "mardi gras", "pancake day", "fat tuesday"],
    "2026-02-17",
  ),
  easter(-46, "Ash Wednesday", ["ash wednesday"], "2026-02-18"),
  easter(-7, "Palm Sunday", ["palm sunday"], "2026-03-29"),
  easter(-3, "Maundy Thursday", ["maundy thursday", "holy thursday"], "2026-04-02"),
  easter(-2, "Good Friday", ["good friday"], "2026-04-03"),
  easter(-1, "Holy Saturday", ["holy saturday", "easter saturday"], "2026-04-04"),
  {
    ...easter(-2, "the Easter weekend", ["easter weekend", "the easter weekend"], "2026-04-03"),
    days: 4,
  },
  easter(1, "Easter Monday", ["easter monday"], "2026-04-06"),
  {
    ...easter(
      0,
      "Orthodox Easter Sunday",
      ["orthodox easter sunday", "orthodox easter"],
      "2026-04-12",
    ),
    rule: orthodoxEaster,
  },
  easter(0, "Easter Sunday", ["easter sunday", "easter day", "easter"], "2026-04-05"),
  easter(39, "Ascension Day", ["ascension day", "ascension"], "2026-05-14"),
  easter(50, "Whit Monday", ["whit monday", "pentecost monday"], "2026-05-25"),
  easter(
    49,
    "Pentecost",
    ["pentecost sunday", "pentecost", "whit sunday", "whitsun"],
    "2026-05-24",
  ),
  easter(60, "Corpus Christi", ["corpus christi"], "2026-06-04"),
]
