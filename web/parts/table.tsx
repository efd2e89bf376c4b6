import { type ComponentChildren, Fragment } from "preact"

/** A column: its heading, and what its cell shows of a row. */
export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ComponentChildren
  /** Numbers stand at the right, digit below digit. */
  readonly isNumber?: boolean
}

/** The one table. The first column names its row; a wide one scrolls in its own room, by keyboard too. */
export const Table = <Row,>(given: {
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  /** What stands below a row, as wide as all of it; null for nothing. */
  readonly below?: (row: Row) => ComponentChildren
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
  <section class="table" tabIndex={0} aria-label={given.caption}>
    <table>
      <caption class="unseen">{given.caption}</caption>
      <thead>
        <tr>
          {given.columns.map(({ heading, isNumber }) => (
            <th key={heading} scope="col" class={isNumber ? "number" : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {given.rows.map((row) => {
          const below = given.below?.(row) ?? null
          return (
            <Fragment key={given.keyOf(row)}>
              <tr>
                {given.columns.map(({ heading, cell, isNumber }, at) =>
                  at === 0 ? (
                    <th key={heading} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={heading} class={isNumber ? "number" : undefined}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
              {below !== null && (
                <tr>
                  <td colSpan={given.columns.length}>{below}</td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  </section>
)
