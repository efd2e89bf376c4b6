import { named } from "#embedded/model/english"
import type { Course } from "#embedded/model/questions/course/intent"
import { planCourse } from "#embedded/model/questions/course/plan"
import { readCourse } from "#embedded/model/questions/course/read"
import { writeCourse } from "#embedded/model/questions/course/write"
import type { Kind } from "#embedded/model/questions/kind"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A metric week by week or month by month. */
export const course: Kind<Course> = {
  kind: "course",
  read: readCourse,
  plan: planCourse,
  agent: () => "data_science",
  asks: ({ metrics, period, by }) => `What was ${named(metrics)} in each ${by} ${inWords(period)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeCourse,
  next: () => null,
  needs: "metrics",
}
