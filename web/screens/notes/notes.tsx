import { Loading, Notice, ProblemNotice, Together } from "#parts/notice"
import { dayText } from "#web/format"
import { text } from "#web/text"
import { useDiary } from "./diary"
import { MemoryList } from "./memory"
import { NoteItem } from "./note"
import { PressureItem, withPressures } from "./pressure"
import { Writing } from "./writing"

const words = text.notes

/** The diary, and what the agent keeps in mind. */
export const Notes = () => {
  const diary = useDiary()
  const { days, problem, hasMore, more } = diary
  return (
    <section class="notes">
      <h1>{words.title}</h1>
      <Together>
        <Writing write={diary.write} />
        <section class="part" aria-labelledby="diary">
          <h2 id="diary">{words.diary}</h2>
          {problem && <ProblemNotice problem={problem} retry={() => void more()} />}
          {!days && !problem && <Loading />}
          {days?.length === 0 && <Notice>{words.diary_empty}</Notice>}
          {days?.map(({ date, notes }) => (
            <section key={date} class="day" aria-labelledby={`day-${date}`}>
              <h3 id={`day-${date}`}>{dayText(date)}</h3>
              <ul class="list">
                {withPressures(notes).map((one) =>
                  "systolic" in one ? (
                    <PressureItem key={one.systolic.id} of={one} diary={diary} />
                  ) : (
                    <NoteItem key={one.id} note={one} diary={diary} />
                  ),
                )}
              </ul>
            </section>
          ))}
          {hasMore && (
            <button type="button" class="more" onClick={() => void more()}>
              {words.earlier}
            </button>
          )}
        </section>
        <MemoryList />
      </Together>
    </section>
  )
}
