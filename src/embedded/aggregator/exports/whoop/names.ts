/** The columns of accounts in other languages, by the column of the English ones: the same column a line. */
const translated: Readonly<Record<string, ReadonlyArray<string>>> = {
  "cycle start time": [
    "Startzeit des Zyklus",
    "Heure de début du cycle",
    "Hora de inicio del ciclo",
    "Hora de início do ciclo",
  ],
  "cycle end time": [
    "Endzeit des Zyklus",
    "Heure de fin du cycle",
    "Hora de finalización del ciclo",
    "Hora de fim do ciclo",
  ],
  "cycle timezone": [
    "Zeitzone des Zyklus",
    "Fuseau horaire du cycle",
    "Zona horaria del ciclo",
    "Fuso horário do ciclo",
  ],
  "recovery score %": [
    "Erholungswert %",
    "Score de récupération %",
    "Puntuación de recuperación %",
    "Pontuação de recuperação %",
  ],
  "resting heart rate (bpm)": [
    "Ruheherzfrequenz (Schläge pro Minute)",
    "Fréquence cardiaque au repos (bpm)",
    "Frecuencia cardíaca en reposo (lpm)",
    "Frequência cardíaca em repouso (bpm)",
  ],
  "heart rate variability (ms)": [
    "Herzfrequenzvariabilität (ms)",
    "Variabilité de la fréquence cardiaque (ms)",
    "Variabilidad de la frecuencia cardíaca (ms)",
    "Variabilidade da frequência cardíaca (ms)",
  ],
  "skin temp (celsius)": [
    "Hauttemperatur (Celsius)",
    "Température cutanée (Celsius)",
    "Temp. cutánea (grados centígrados)",
    "Temp. da pele (celsius)",
  ],
  "blood oxygen %": [
    "Blutsauerstoff %",
    "Niveau d'oxygène %",
    "Oxígeno en sangre %",
    "% de oxigênio no sangue",
  ],
  "day strain": ["Tagesbelastung", "Effort du jour", "Esfuerzo del día", "Esforço diário"],
  "energy burned (cal)": [
    "Verbrannte Energie (cal)",
    "Dépense énergétique (cal)",
    "Energía quemada (cal)",
    "Energia queimada (cal)",
  ],
  "max hr (bpm)": ["Max HF (Schläge pro Minute)", "FC max (bpm)", "FC máx. (lpm)"],
  "average hr (bpm)": [
    "Durchschnittliche HF (Schläge pro Minute)",
    "FC moyenne (bpm)",
    "FC promedio (lpm)",
    "FC média (bpm)",
  ],
  "sleep onset": [
    "Beginn des Schlafs",
    "Premiers signes de sommeil",
    "Inicio del sueño",
    "Início do sono",
  ],
  "wake onset": [
    "Beginn des Aufwachens",
    "Premiers signes de réveil",
    "Inicio de la vigilia",
    "Início da vigília",
  ],
  "sleep performance %": [
    "Schlafleistung %",
    "Performance sommeil %",
    "Calificación del sueño %",
    "Desempenho do sono %",
  ],
  "respiratory rate (rpm)": [
    "Atemfrequenz (Atemzüge/Min.)",
    "Fréquence respiratoire (tr/min)",
    "Frecuencia respiratoria (rpm)",
    "Frequência respiratória (rpm)",
  ],
  "asleep duration (min)": [
    "Schlafdauer (Min.)",
    "Durée du sommeil (min)",
    "Duración del sueño (min)",
    "Duração do sono (min)",
  ],
  "in bed duration (min)": [
    "Dauer im Bett (Min.)",
    "Temps passé au lit (min)",
    "Tiempo en la cama (min)",
    "Duração na cama (min)",
  ],
  "light sleep duration (min)": [
    "Dauer des Leichtschlafs (Min.)",
    "Durée du sommeil léger (min)",
    "Duración de sueño ligero (min)",
    "Duração do sono leve (min)",
  ],
  "deep (sws) duration (min)": [
    "Dauer des Tiefschlafs (Min.)",
    "Durée du sommeil profond (min)",
    "Duración de sueño profundo (SWS) (min)",
    "Duração profundo (Sono) (min)",
  ],
  "rem duration (min)": [
    "Dauer des REM-Schlafs (Min.)",
    "Durée du sommeil paradoxal (min)",
    "Duración de sueño REM (min)",
    "Duração REM (min)",
  ],
  "awake duration (min)": [
    "Dauer des Aufwachens (Min.)",
    "Temps d'éveil (min)",
    "Tempo despierto/a (min)",
    "Duração de vigília (min)",
  ],
  "sleep need (min)": [
    "Schlafbedarf (Min.)",
    "Besoins en sommeil (min)",
    "Sueño necesario (min)",
    "Necessidade de sono (min)",
  ],
  "sleep debt (min)": [
    "Schlafdefizit (Min.)",
    "Dette de sommeil (min)",
    "Deuda de sueño (min)",
    "Débito de sono (min)",
  ],
  "sleep efficiency %": [
    "Schlafeffizienz %",
    "Efficacité du sommeil %",
    "Eficiencia del sueño %",
    "Eficácia do sono %",
  ],
  "sleep consistency %": [
    "Schlafbeständigkeit %",
    "Régularité du sommeil %",
    "Regularidad del sueño %",
    "Consistência do sono %",
  ],
  nap: ["Nickerchen", "Sieste", "Siesta", "Sesta"],
  "workout start time": [
    "Startzeit des Trainings",
    "Heure de début de l'entraînement",
    "Hora de inicio del entrenamiento",
    "Hora de início do treino",
  ],
  "workout end time": [
    "Endzeit des Trainings",
    "Heure de fin de l'entraînement",
    "Hora de finalización del entrenamiento",
    "Hora de fim do treino",
  ],
  "duration (min)": ["Dauer (Min.)"],
  "gps enabled": ["GPS aktiviert"],
  "activity name": [
    "Name der Aktivität",
    "Nom de l'activité",
    "Nombre de la actividad",
    "Nome da atividade",
  ],
  "activity strain": [
    "Aktivitätsbelastung",
    "Effort activité",
    "Esfuerzo de la actividad",
    "Esforço da atividade",
  ],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((zone) => [
      `hr zone ${zone} %`,
      [`HF-Zone ${zone} %`, `Zone FC ${zone} %`, `Zona ${zone} de FC %`],
    ]),
  ),
  "question text": ["Fragetext", "Texto de pergunta"],
  "answered yes": ["Beantwortet mit Ja", "Respondeu sim"],
  notes: ["Anmerkungen", "Notas"],
}

/** A name without accents, strokes and brackets, however they are encoded. */
const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9%]+/g, " ")
    .trim()

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(translated).flatMap(([name, others]) =>
    [name, ...others].map((each) => [plain(each), name] as const),
  ),
)

/** The names of columns as an account in English has them; others as they are. */
export const inEnglish = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.map((name) => english.get(plain(name)) ?? name)

/** Words of a cell for yes. */
export const YES: ReadonlySet<string> = new Set(["true", "yes", "ja", "oui", "sí", "si", "sim"])
