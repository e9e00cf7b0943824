import type { ReactNode } from 'react'

type Column = { title: string; isFigure?: boolean }
/** The first cell is the name of the row. `bar`: a share from 0 to 1, drawn under the name. */
type FiguresRow = { key: string; cells: readonly ReactNode[]; bar?: number }
/** `isForReaders`: the table is visible only to screen readers, behind a chart. */
type Props = { label: string; columns: readonly Column[]; rows: readonly FiguresRow[]; isForReaders?: boolean }

const align = ({ isFigure }: Column) => (isFigure ? 'text-end' : 'text-start')
const cell = 'px-1.5 py-2 sm:px-3'

/** Number of rows from which a table has its own scrollbar. */
const longTable = 14

const Table = ({ label, columns, rows }: Props) => (
  <table className="w-full border-collapse text-sm" aria-label={label}>
    <thead className="sticky top-0 z-10 bg-card">
      <tr className="border-b border-line text-xs text-ink-soft">
        {columns.map((column) => (
          <th key={column.title} scope="col" className={`${cell} font-semibold ${align(column)}`}>
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...figures], bar }) => (
        <tr key={key} className="border-b border-line last:border-0">
          <th scope="row" className={`${cell} min-w-24 text-start sm:min-w-32 font-semibold wrap-anywhere`}>
            <span>{name}</span>
            {bar !== undefined && (
              <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-raised">
                <span className="block h-full rounded-full bg-brand" style={{ inlineSize: `${Math.max(0, bar) * 100}%` }} />
              </span>
            )}
          </th>
          {figures.map((figure, index) => (
            <td
              key={columns[index + 1]?.title}
              className={`${cell} whitespace-nowrap ${columns[index + 1]?.isFigure ? 'figures text-end' : ''}`}
            >
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A table that scrolls sideways on a narrow screen, and down when it is long. */
export const FiguresTable = ({ isForReaders = false, ...table }: Props) => {
  if (isForReaders)
    return (
      <div className="sr-only">
        <Table {...table} />
      </div>
    )
  const height = table.rows.length >= longTable ? 'max-h-128' : ''
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable with the keyboard
    <div role="group" aria-label={table.label} tabIndex={0} className={`overflow-auto ${height}`}>
      <Table {...table} />
    </div>
  )
}
