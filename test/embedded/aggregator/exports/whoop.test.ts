import { expect, test } from "bun:test"
import fc from "fast-check"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { whoop } from "#embedded/aggregator/exports/whoop/reader"
import { fileOf, type Outcome, type ReadItem, readBy, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/whoop"
const NAMES = ["physiological_cycles.csv", "sleeps.csv", "workouts.csv", "journal_entries.csv"]
const samples = await Promise.all(
  NAMES.map(async (name) => [name, await Bun.file(`${FIXTURES}/${name}`).bytes()] as const),
)
const [CYCLES, SLEEPS, WORKOUTS, JOURNAL] = samples.map(([, bytes]) =>
  new TextDecoder().decode(bytes),
) as [string, string, string, string]
const wholes = samples.map(([, bytes]) => bytes)
const read = (...contents: ReadonlyArray<string | Uint8Array>) =>
  readBy(whoop, ...contents.map((content) => fileOf(content)))
const itemsOf = ({ items }: Outcome, type: string): ReadonlyArray<[string, ReadItem]> =>
  items.filter((each) => each.type === type).map(({ date, item }) => [date, item as ReadItem])
const headerOf = (table: string) => table.slice(0, table.indexOf("\n") + 1)

test("each table is known by its header under any name, and nothing else is", () => {
  for (const [, bytes] of samples)
    expect(readerOf(fileOf(bytes, "Tabelle 1.csv"))?.vendor).toBe("whoop")
  expect(whoop.detect(fileOf("Sleep onset,Wake onset,Nap\n", "sleeps.csv"))).toBe(false)
})

const ROW =
  "2025-06-02 22:58:03,2025-06-03 23:10:11,UTC+02:00,43,57,48,33.90,95.80,12.4,2284,161,71,2025-06-02 22:58:03," +
  "2025-06-03 06:40:22,79,15.1,420,462,214,84,122,42,531,55,90,68"
const ENGLISH = headerOf(CYCLES)
/** Headers of accounts in other languages, as parsers of the export have them. */
const HEADERS = {
  german:
    "Startzeit des Zyklus,Endzeit des Zyklus,Zeitzone des Zyklus,Erholungswert %," +
    "Ruheherzfrequenz (Schläge pro Minute)," +
    "Herzfrequenzvariabilität (ms),Hauttemperatur (Celsius),Blutsauerstoff %,Tagesbelastung,Verbrannte Energie (cal)," +
    "Max HF (Schläge pro Minute),Durchschnittliche HF (Schläge pro Minute),Beginn des Schlafs,Beginn des Aufwachens," +
    "Schlafleistung %,Atemfrequenz (Atemzüge/Min.),Schlafdauer (Min.),Dauer im Bett (Min.)," +
    "Dauer des Leichtschlafs (Min.),Dauer des Tiefschlafs (Min.),Dauer des REM-Schlafs (Min.)," +
    "Dauer des Aufwachens (Min.),Schlafbedarf (Min.),Schlafdefizit (Min.),Schlafeffizienz %,Schlafbeständigkeit %",
  french:
    "Heure de début du cycle,Heure de fin du cycle,Fuseau horaire du cycle,Score de récupération\u00A0%," +
    "Fréquence cardiaque au repos (bpm),Variabilité de la fréquence cardiaque (ms),Température cutanée (Celsius)," +
    "Niveau d’oxygène\u00A0%,Effort du jour,Dépense énergétique (cal),FC max (bpm),FC moyenne (bpm)," +
    "Premiers signes de sommeil,Premiers signes de réveil,Performance sommeil\u00A0%," +
    "Fréquence respiratoire (tr/min),Durée du sommeil (min),Temps passé au lit (min),Durée du sommeil léger (min)," +
    "Durée du sommeil profond (min),Durée du sommeil paradoxal (min),Temps d’éveil (min)," +
    "Besoins en sommeil (min),Dette de sommeil (min),Efficacité du sommeil\u00A0%,Régularité du sommeil\u00A0%",
  spanish:
    "Hora de inicio del ciclo,Hora de finalización del ciclo,Zona horaria del ciclo,Puntuación de recuperación %," +
    "Frecuencia cardíaca en reposo (lpm),Variabilidad de la frecuencia cardíaca (ms)," +
    "Temp. cutánea (grados centígrados),Oxígeno en sangre %,Esfuerzo del día,Energía quemada (cal),FC máx. (lpm)," +
    "FC promedio (lpm),Inicio del sueño,Inicio de la vigilia,Calificación del sueño %," +
    "Frecuencia respiratoria (rpm),Duración del sueño (min),Tiempo en la cama (min),Duración de sueño ligero (min)," +
    "Duración de sueño profundo (SWS) (min),Duración de sueño REM (min),Tempo despierto/a (min)," +
    "Sueño necesario (min),Deuda de sueño (min),Eficiencia del sueño %,Regularidad del sueño %",
  portuguese:
    "Hora de início do ciclo,Hora de fim do ciclo,Fuso horário do ciclo,Pontuação de recuperação %," +
    "Frequência cardíaca em repouso (bpm),Variabilidade da frequência cardíaca (ms),Temp. da pele (celsius)," +
    "% de oxigênio no sangue,Esforço diário,Energia queimada (cal),FC máx. (bpm),FC média (bpm),Início do sono," +
    "Início da vigília,Desempenho do sono %,Frequência respiratória (rpm),Duração do sono (min)," +
    "Duração na cama (min),Duração do sono leve (min),Duração profundo (Sono) (min),Duração REM (min)," +
    "Duração de vigília (min),Necessidade de sono (min),Débito de sono (min),Eficácia do sono %,Consistência do sono %",
}

test("the language of an account changes nothing, nor does how its accents are encoded", async () => {
  const expected = await read(`${ENGLISH}${ROW}\n`)
  expect(expected.items.length).toBe(2)
  for (const header of Object.values(HEADERS))
    for (const form of ["NFC", "NFD"]) {
      const table = `${header.normalize(form)}\n${ROW}\n`
      expect(readerOf(fileOf(table, "any.csv"))?.vendor).toBe("whoop")
      expect((await read(table)).items).toEqual(expected.items)
    }
})

test("a German nap, workout and answer are read", async () => {
  const cycle = "2025-06-02 22:58:03,2025-06-03 23:10:11,UTC+02:00"
  const columns = "Startzeit des Zyklus,Endzeit des Zyklus,Zeitzone des Zyklus"
  const outcome = await read(
    `${columns},Beginn des Schlafs,Beginn des Aufwachens,Schlafdauer (Min.),Nickerchen\n` +
      `${cycle},2025-06-03 14:00:00,2025-06-03 14:40:00,35,true\n`,
    `${columns},Startzeit des Trainings,Endzeit des Trainings,Name der Aktivität,Aktivitätsbelastung\n` +
      `${cycle},2025-06-03 18:00:00,2025-06-03 18:32:00,Laufen,9.1\n`,
    `${columns},Fragetext,Beantwortet mit Ja,Anmerkungen\n${cycle},Alkohol getrunken?,Ja,\n`,
  )
  const [[, nap], [, run], [, day]] = ["sleep", "activity", "daily"].map(
    (type) => itemsOf(outcome, type)[0]!,
  ) as [[string, ReadItem], [string, ReadItem], [string, ReadItem]]
  expect(nap.metadata.is_nap).toBe(true)
  expect(run).toMatchObject({ metadata: { type: 8 }, strain_data: { strain_level: 9.1 } })
  expect(day.tag_data.tags[0].tag_name).toBe("Alkohol getrunken?")
})

test("a cycle is of the day of waking up, on its own clock, in the units of ingest", async () => {
  const days = itemsOf(await read(CYCLES), "daily")
  expect(days.map(([date]) => date)).toEqual(["2025-06-02", "2025-06-03"])
  expect(days[0]![1]).toEqual({
    metadata: {
      start_time: "2025-06-02T00:00:00-04:00",
      end_time: "2025-06-03T00:00:00-04:00",
      upload_type: 1,
    },
    scores: { recovery: 43 },
    heart_rate_data: {
      summary: { resting_hr_bpm: 57, avg_hrv_rmssd: 48, max_hr_bpm: 161, avg_hr_bpm: 71 },
    },
    oxygen_data: { avg_saturation_percentage: 95.8 },
    strain_data: { strain_level: 12.4 },
    calories_data: { total_burned_calories: 2_284 },
  })
})

test("a cycle that is still open has no strain and no energy, not zero", async () => {
  const [, [, open]] = itemsOf(await read(CYCLES), "daily") as [unknown, [string, object]]
  expect(open).not.toHaveProperty("strain_data")
  expect(open).not.toHaveProperty("calories_data")
})

test("minutes of a night become seconds, and two tables that hold it make one night", async () => {
  const alone = itemsOf(await read(CYCLES), "sleep")
  const both = itemsOf(await read(CYCLES, SLEEPS), "sleep")
  expect(both.filter(([, { metadata }]) => !metadata.is_nap)).toEqual(
    alone
      .toSorted(([, a], [, b]) => (a.metadata.start_time < b.metadata.start_time ? -1 : 1))
      .reverse(),
  )
  expect(alone.find(([date]) => date === "2025-06-02")![1]).toEqual({
    metadata: {
      start_time: "2025-06-01T22:58:03-04:00",
      end_time: "2025-06-02T06:40:22-04:00",
      is_nap: false,
      upload_type: 2,
    },
    scores: { sleep: 79 },
    respiration_data: { breaths_data: { avg_breaths_per_min: 15.1 } },
    sleep_durations_data: {
      asleep: {
        duration_asleep_state_seconds: 25_200,
        duration_light_sleep_state_seconds: 12_840,
        duration_deep_sleep_state_seconds: 5_040,
        duration_REM_sleep_state_seconds: 7_320,
      },
      awake: { duration_awake_state_seconds: 2_520 },
      other: { duration_in_bed_seconds: 27_720 },
      sleep_efficiency: 90,
    },
  })
})

test("a nap is one, and does not move the day of its cycle", async () => {
  const naps = itemsOf(await read(SLEEPS), "sleep").filter(([, { metadata }]) => metadata.is_nap)
  expect(naps.map(([date, { metadata }]) => [date, metadata.start_time])).toEqual([
    ["2025-06-02", "2025-06-02T14:10:00-04:00"],
  ])
})

test("clocks of cycles: west, Z, half an hour, none", async () => {
  const row = (zone: string) =>
    `2025-06-01 23:00:00,,${zone},2025-06-01 23:00:00,2025-06-02 07:00:00${",".repeat(13)}false\n`
  for (const [zone, printed] of [
    ["UTC-04:00", "-04:00"],
    ["UTCZ", "+00:00"],
    ["UTC+05:30", "+05:30"],
    ["GMT-5", "-05:00"],
    ["", ""],
    ["somewhere", ""],
  ] as const) {
    const [[date, night]] = itemsOf(await read(headerOf(SLEEPS) + row(zone)), "sleep") as [
      [string, { metadata: { end_time: string } }],
    ]
    expect([date, night.metadata.end_time]).toEqual(["2025-06-02", `2025-06-02T07:00:00${printed}`])
  }
})

test("a workout has its sport, or the name of one that has no number", async () => {
  const outcome = await read(WORKOUTS)
  expect(itemsOf(outcome, "activity").map(([, item]) => item)).toEqual([
    {
      metadata: {
        type: 8,
        start_time: "2025-06-02T17:30:00-04:00",
        end_time: "2025-06-02T18:14:40-04:00",
        upload_type: 1,
      },
      strain_data: { strain_level: 11.2 },
      calories_data: { total_burned_calories: 520 },
      heart_rate_data: { summary: { max_hr_bpm: 172, avg_hr_bpm: 148 } },
      distance_data: {
        summary: { distance_meters: 8_012.5, elevation: { gain_actual_meters: 41 } },
      },
    },
    {
      metadata: {
        name: "Musical Performance",
        start_time: "2025-06-03T15:05:52-04:00",
        end_time: "2025-06-03T18:05:52-04:00",
        upload_type: 1,
      },
      strain_data: { strain_level: 8.5 },
      calories_data: { total_burned_calories: 441 },
      heart_rate_data: { summary: { max_hr_bpm: 137, avg_hr_bpm: 96 } },
    },
  ])
})

test("what was answered with yes is a tag of the day of its cycle, and notes are not kept", async () => {
  const row = (start: string, question: string, answer: string) =>
    `${start},,UTC+02:00,${question},${answer},"red, two glasses"\n`
  const outcome = await read(
    headerOf(JOURNAL) +
      row("2025-06-02 23:10:11", "Have any alcoholic drinks?", "TRUE") +
      row("2025-06-03 00:40:00", "Read (non-screened device) while in bed?", "true") +
      row("2025-06-03 00:40:00", "Experienced a migraine?", "FALSE"),
  )
  expect(itemsOf(outcome, "daily").map(([date, { tag_data }]) => [date, tag_data])).toEqual([
    [
      "2025-06-03",
      {
        tags: [
          { tag_name: "Have any alcoholic drinks?", notes: "" },
          { tag_name: "Read (non-screened device) while in bed?", notes: "" },
        ],
      },
    ],
  ])
  expect(skippedOf(outcome, "journal_entries")).toEqual({ "it was answered with no": 1 })
  expect(skippedOf(outcome, "notes")).toEqual({ "notes are not kept": 3 })
})

test("what has no place is counted by its column, with the reason", async () => {
  const outcome = await read(CYCLES)
  expect(skippedOf(outcome, "skin temp (celsius)")).toEqual({
    "an absolute skin temperature; there is a place for its deviation from usual alone": 2,
  })
  expect(skippedOf(outcome, "sleep debt (min)")).toEqual({ "no place for it yet": 2 })
  const [header, ...rows] = CYCLES.trimEnd().split("\n")
  const wider = await read([`${header},Steps`, ...rows.map((row) => `${row},7000`)].join("\n"))
  expect(skippedOf(wider, "steps")).toEqual({ "a column that is not known": 2 })
  expect(itemsOf(wider, "daily")).toEqual(itemsOf(outcome, "daily"))
})

test("sentinels and broken rows cost themselves alone", async () => {
  const rows = SLEEPS.trimEnd().split("\n")
  const broken = [
    rows[0],
    rows[1]!.replace("14.6", "0.0").replace(",84,", ",840,"),
    "2025-06-01 23:00:00,only,three",
    rows[3]!.replace("2025-06-02 06:40:22", "2025-06-01 06:40:22"),
    rows[3]!.replace("false", 'f"alse'),
    rows[3],
  ].join("\r\n")
  const outcome = await read(broken)
  expect(skippedOf(outcome, "respiratory rate (rpm)")).toEqual({ "a zero stands for no value": 1 })
  expect(skippedOf(outcome, "sleep performance %")).toEqual({ "a score above 100": 1 })
  expect(skippedOf(outcome, "sleeps")).toEqual({
    "its cells do not fit the header": 1,
    "it ends before it begins": 1,
  })
  expect(itemsOf(outcome, "sleep")).toHaveLength(2)
})

test("a cycle without sleep has no day, and of two cycles of a day the newer counts", async () => {
  const again = CYCLES.trimEnd().split("\n")
  const second = again[2]!.replace("2025-06-02 06:40:22", "2025-06-03 05:00:00")
  const outcome = await read(
    `${again.slice(0, 2).join("\n")}\n${second.replace(",2025-06-01 22:58:03,2025", ",2025-06-03 02:00:00,2025")}\n` +
      `2024-07-29 00:00:00,2024-07-29 23:39:57,UTC+01:00,,,,,,4.2,384,143,68${",".repeat(14)}\n`,
  )
  const days = itemsOf(outcome, "daily")
  expect(days.map(([date, { scores }]) => [date, scores.recovery])).toEqual([["2025-06-03", 71]])
  expect(skippedOf(outcome, "day strain")).toEqual({
    "another cycle of the same day came before": 1,
  })
  expect(skippedOf(outcome, "physiological_cycles")).toEqual({
    "a cycle without sleep has no day of its own": 1,
  })
})

test("tables with a mark, in UTF-16, with semicolons and in any pieces say the same", async () => {
  const plain = (await read(CYCLES)).items
  const semicolons = CYCLES.replaceAll(",", ";")
  const wide = new Uint8Array(Buffer.from(`\uFEFF${CYCLES}`, "utf16le"))
  for (const other of [`\uFEFF${CYCLES}`, wide, semicolons, CYCLES.replaceAll("\n", "\r\n")])
    expect((await read(other)).items).toEqual(plain)
  for (const piece of [1, 13])
    expect((await readBy(whoop, fileOf(CYCLES, "a.csv", piece))).items).toEqual(plain)
})

test("no mutation of a table throws, and every row has its source", async () => {
  await fc.assert(
    fc.asyncProperty(mutationsOf(wholes, '",;:+-09 \u0000\r\nTé'), async (bytes) => {
      const outcome = await read(bytes)
      expect(outcome.unreadable).toBeNull()
      expectSourced(outcome)
    }),
    { numRuns: 300 },
  )
})
