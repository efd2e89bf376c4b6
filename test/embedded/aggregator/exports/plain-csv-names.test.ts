import { expect, test } from "bun:test"
import { metricNamed } from "#embedded/aggregator/exports/csv/names"
import { plainCsv } from "#embedded/aggregator/exports/csv/reader"
import { fileOf, readBy, skippedOf } from "#test/export-file"
import { importedBytes } from "#test/imported-bytes"

const named = (name: string) => {
  const found = metricNamed(name)
  return found && [(found.day ?? found.night).metric.key, found.unit]
}

test("a name is read by its parts: what is measured and the unit, in any order", () => {
  for (const [name, key, unit] of [
    ["Sleep Hours", "sleep_minutes", "h"],
    ["Deep Sleep Hours", "deep_minutes", "h"],
    ["REM Hours", "rem_minutes", "h"],
    ["hours rem", "rem_minutes", "h"],
    ["Total sleep time", "sleep_minutes", ""],
    ["REM sleep time", "rem_minutes", ""],
    ["total_sleep_minutes", "sleep_minutes", "min"],
    ["Sleep onset", "bedtime_hour", ""],
    ["Body fat %", "body_fat", "%"],
    ["weight in kg", "weight_kg", "kg"],
    ["Distance miles", "distance_km", "mi"],
  ] as const)
    expect(named(name)).toEqual([key, unit])
})

test("German and French names are read by their parts too", () => {
  for (const [name, key, unit] of [
    ["Schlafdauer", "sleep_minutes", ""],
    ["Tiefschlaf Minuten", "deep_minutes", "min"],
    ["Zeit im Bett", "time_in_bed", ""],
    ["Zubettgehen", "bedtime_hour", ""],
    ["Schritte", "steps", ""],
    ["Gewicht in kg", "weight_kg", "kg"],
    ["Ruhepuls", "resting_hr", ""],
    ["Herzfrequenz", "avg_hr", ""],
    ["Sommeil profond", "deep_minutes", ""],
    ["Heures de sommeil", "sleep_minutes", "h"],
    ["Heure de coucher", "bedtime_hour", ""],
    ["Éveillé", "awake_minutes", ""],
    ["Fréquence cardiaque au repos", "resting_hr", ""],
    ["Poids", "weight_kg", ""],
  ] as const)
    expect(named(name)).toEqual([key, unit])
})

test("a word too many, a unit of something else or nothing but a unit names no metric", () => {
  for (const name of ["Weight goal", "steps per hour", "Bed hours", "REM %", "Duration", "min", ""])
    expect(named(name)).toBe(null)
})

test("how good a sleep was is no length of it", () => {
  expect(named("Sleep quality")).toBe(null)
})

test("start and end are those of the night only among its lengths", async () => {
  const night = await readBy(
    plainCsv,
    fileOf("Date,Start,End,Sleep,Deep\n2026-06-01,23:15,06:45,430,72\n"),
  )
  expect(night.items).toHaveLength(1)
  const workout = await readBy(
    plainCsv,
    fileOf("date,start,end,distance,steps,calories\n2026-06-01,18:15,18:45,5,6000,400\n"),
  )
  expect(Object.keys(skippedOf(workout, "start"))[0]).toStartWith("no metric has this name")
})

test("the day may stand under any of its names", async () => {
  for (const day of ["night", "Datum", "Jour", "timestamp", "Tag"]) {
    const { items } = await readBy(plainCsv, fileOf(`${day},steps\n2026-06-01,8200\n`))
    expect(items.map(({ date }) => date)).toEqual(["2026-06-01"])
  }
  const both = await readBy(plainCsv, fileOf("tag,steps,weight,date\nx,8200,71,2026-06-01\n"))
  expect(new Set(both.items.map(({ date }) => date as string))).toEqual(new Set(["2026-06-01"]))
  const midnight = await readBy(plainCsv, fileOf("timestamp,steps\n2026-06-01 00:00:00,8200\n"))
  expect(midnight.items).toHaveLength(1)
})

test("a table that is refused for its names says which there are", async () => {
  for (const table of [
    "date,weight,mood\n2026-06-01,71,4\n",
    "date,mojo,vibes\n2026-06-01,3,4\n",
  ]) {
    const { error, progress } = await importedBytes(new TextEncoder().encode(table))
    expect(error).toBe("unknown_format")
    const [reason] = progress.by_type[0]!.skipped
    for (const name of ["steps", "sleep duration", "bedtime", "weight"])
      expect(reason!.reason).toContain(name)
  }
  const other = await importedBytes(new TextEncoder().encode("name,amount\nx,1\n"))
  expect(other.progress.by_type[0]!.skipped[0]!.reason).toBe("no reader knows it")
})
