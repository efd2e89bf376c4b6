import { advice } from "#embedded/model/questions/advice/kind"
import { readBedtime } from "#embedded/model/questions/association/bedtime"
import { association } from "#embedded/model/questions/association/kind"
import { readFelt } from "#embedded/model/questions/association/read"
import { readRivals } from "#embedded/model/questions/association/rivals"
import { readSuchDays } from "#embedded/model/questions/association/such-days"
import { change } from "#embedded/model/questions/change/kind"
import { readAnything, readFitness } from "#embedded/model/questions/change/read"
import { coaching } from "#embedded/model/questions/coaching/kind"
import { readExperiment } from "#embedded/model/questions/coaching/read"
import { comparison } from "#embedded/model/questions/comparison/kind"
import { conditional } from "#embedded/model/questions/conditional/kind"
import { correlation } from "#embedded/model/questions/correlation/kind"
import { count } from "#embedded/model/questions/count/kind"
import { drivers } from "#embedded/model/questions/drivers/kind"
import { experiment } from "#embedded/model/questions/experiment/kind"
import { explanation } from "#embedded/model/questions/explanation/kind"
import { readTimeWhy } from "#embedded/model/questions/explanation/read-time"
import { extremes } from "#embedded/model/questions/extremes/kind"
import { readExtremesOfOne } from "#embedded/model/questions/extremes/read"
import { goal } from "#embedded/model/questions/goal/kind"
import type { Kind } from "#embedded/model/questions/kind"
import { readAnswer } from "#embedded/model/questions/knowledge/answer"
import { knowledge } from "#embedded/model/questions/knowledge/kind"
import { readPlain } from "#embedded/model/questions/knowledge/plain"
import {
  readAdvice,
  readForm,
  readGeneral,
  readSubject,
} from "#embedded/model/questions/knowledge/read"
import { readWaking } from "#embedded/model/questions/knowledge/waking"
import { labs } from "#embedded/model/questions/labs/kind"
import { readNamed, readResult } from "#embedded/model/questions/labs/read-result"
import { last } from "#embedded/model/questions/last/kind"
import { level } from "#embedded/model/questions/level/kind"
import { readStatistic } from "#embedded/model/questions/level/read"
import { link } from "#embedded/model/questions/link/kind"
import { norm } from "#embedded/model/questions/norm/kind"
import { readImplied } from "#embedded/model/questions/norm/read-implied"
import { noted } from "#embedded/model/questions/noted/kind"
import { onset } from "#embedded/model/questions/onset/kind"
import { overview } from "#embedded/model/questions/overview/kind"
import {
  readBrief,
  readFaults,
  readHeart,
  readTrouble,
} from "#embedded/model/questions/overview/read"
import { readOwnSugar } from "#embedded/model/questions/own-sugar"
import { record } from "#embedded/model/questions/record/kind"
import { readFaster } from "#embedded/model/questions/record/read"
import { readTwo } from "#embedded/model/questions/record/read-two"
import { remembered } from "#embedded/model/questions/remembered/kind"
import { review } from "#embedded/model/questions/review/kind"
import { routine } from "#embedded/model/questions/routine/kind"
import { scan } from "#embedded/model/questions/scan/kind"
import { service } from "#embedded/model/questions/service/kind"
import { serving } from "#embedded/model/questions/serving/kind"
import { share } from "#embedded/model/questions/share/kind"
import { shift } from "#embedded/model/questions/shift/kind"
import { readMost } from "#embedded/model/questions/shift/read"
import { since } from "#embedded/model/questions/since/kind"
import { split } from "#embedded/model/questions/split/kind"
import { streak } from "#embedded/model/questions/streak/kind"
import { table } from "#embedded/model/questions/table/kind"
import { tagged } from "#embedded/model/questions/tagged/kind"
import { talk } from "#embedded/model/questions/talk/kind"
import { readOtherLanguage } from "#embedded/model/questions/talk/read"
import { readUnrecorded } from "#embedded/model/questions/talk/unrecorded"
import { readUntracked } from "#embedded/model/questions/talk/untracked"
import { threshold } from "#embedded/model/questions/threshold/kind"
import { timing } from "#embedded/model/questions/timing/kind"
import { today } from "#embedded/model/questions/today/kind"
import { readBody } from "#embedded/model/questions/today/read"
import { readBedtimeWanted } from "#embedded/model/questions/today/read-bedtime"
import { unplaced } from "#embedded/model/questions/unplaced/kind"
import { usual } from "#embedded/model/questions/usual/kind"
import { workouts } from "#embedded/model/questions/workouts/kind"
import { readFavourite, readWhyOfWorkouts } from "#embedded/model/questions/workouts/read"
import { worry } from "#embedded/model/questions/worry/kind"

/**
 * The kinds of questions in the order in which their readers are tried: the most specific wording
 * first. A kind with a second reader is listed twice.
 */
export const kinds = [
  tagged,
  noted,
  { ...talk, read: readOtherLanguage },
  experiment,
  goal,
  remembered,
  service,
  { ...talk, read: readUnrecorded },
  { ...record, read: readTwo },
  { ...record, read: readFaster },
  { ...workouts, read: readFavourite },
  { ...today, read: readBedtimeWanted },
  { ...today, read: readBody },
  { ...labs, read: readResult },
  { ...labs, read: readOwnSugar },
  { ...labs, read: readNamed },
  { ...shift, read: readMost },
  routine,
  advice,
  { ...norm, read: readImplied },
  { ...knowledge, read: readAnswer },
  unplaced,
  link,
  { ...association, read: readBedtime },
  { ...association, read: readRivals },
  { ...association, read: readSuchDays },
  { ...association, read: readFelt },
  { ...workouts, read: readWhyOfWorkouts },
  { ...explanation, read: readTimeWhy },
  serving,
  today,
  review,
  worry,
  { ...overview, read: readHeart },
  { ...overview, read: readFaults },
  { ...overview, read: readBrief },
  { ...knowledge, read: readForm },
  { ...knowledge, read: readAdvice },
  { ...knowledge, read: readPlain },
  talk,
  since,
  { ...coaching, read: readExperiment },
  knowledge,
  labs,
  last,
  streak,
  record,
  count,
  correlation,
  conditional,
  threshold,
  share,
  norm,
  coaching,
  { ...talk, read: readUntracked },
  timing,
  split,
  { ...knowledge, read: readWaking },
  { ...change, read: readAnything },
  explanation,
  drivers,
  usual,
  { ...overview, read: readTrouble },
  workouts,
  { ...extremes, read: readExtremesOfOne },
  table,
  onset,
  shift,
  scan,
  { ...change, read: readFitness },
  comparison,
  { ...level, read: readStatistic },
  association,
  { ...knowledge, read: readGeneral },
  extremes,
  change,
  level,
  overview,
  { ...knowledge, read: readSubject },
] as const

type IntentOf<K> = K extends { readonly plan: (intent: infer I) => unknown } ? I : never

/** The intent of a question, of any kind. */
export type Intent = IntentOf<(typeof kinds)[number]>

const byName: ReadonlyMap<string, unknown> = new Map(kinds.map((kind) => [kind.kind, kind]))

/** The kind of an intent. */
export const kindOf = <I extends Intent>({ kind }: I): Kind<I> => byName.get(kind) as Kind<I>
