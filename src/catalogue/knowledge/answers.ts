import { ageingBody } from "#catalogue/knowledge/answers/ageing-body"
import { bodyTimes } from "#catalogue/knowledge/answers/body-times"
import { caffeine } from "#catalogue/knowledge/answers/caffeine"
import { dailyAmounts } from "#catalogue/knowledge/answers/daily-amounts"
import { dailyFood } from "#catalogue/knowledge/answers/daily-food"
import { deviceQuestions } from "#catalogue/knowledge/answers/device-questions"
import { drinks } from "#catalogue/knowledge/answers/drinks"
import { exerciseQuestions } from "#catalogue/knowledge/answers/exercise-questions"
import { foodSources } from "#catalogue/knowledge/answers/food-sources"
import { heartQuestions } from "#catalogue/knowledge/answers/heart-questions"
import { laboratoryCauses } from "#catalogue/knowledge/answers/laboratory-causes"
import { laboratoryFoods } from "#catalogue/knowledge/answers/laboratory-foods"
import { laboratoryNorms } from "#catalogue/knowledge/answers/laboratory-norms"
import { laboratoryTimes } from "#catalogue/knowledge/answers/laboratory-times"
import { movementQuestions } from "#catalogue/knowledge/answers/movement-questions"
import { sleepHabitQuestions } from "#catalogue/knowledge/answers/sleep-habit-questions"
import { sleepQuestions } from "#catalogue/knowledge/answers/sleep-questions"
import { unseenQuestions } from "#catalogue/knowledge/answers/unseen-questions"
import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Short answers to everyday questions, each to one asking of its subject, with sources. */
export const answers: ReadonlyArray<ShortAnswer> = [
  ...caffeine,
  ...drinks,
  ...foodSources,
  ...dailyAmounts,
  ...dailyFood,
  ...laboratoryCauses,
  ...laboratoryFoods,
  ...laboratoryNorms,
  ...laboratoryTimes,
  ...bodyTimes,
  ...sleepQuestions,
  ...sleepHabitQuestions,
  ...exerciseQuestions,
  ...movementQuestions,
  ...heartQuestions,
  ...ageingBody,
  ...deviceQuestions,
  ...unseenQuestions,
]
