import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import type { ReactNode } from 'react'

/** `isHidden`: screen readers alone have the name. */
type ListColumn = { key: string; name: string; isFigure?: boolean; isHidden?: boolean }

type Props<Row> = {
  columns: readonly ListColumn[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note?: ReactNode
  /** Whether newer rows are on their way. */
  isStale: boolean
  /** Number of rows that are drawn while they load. */
  loadingRows?: number
  children: (row: Row) => ReactNode
}

const LoadingRows = ({ columns, count }: { columns: readonly ListColumn[]; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} className="border-b border-line last:border-0">
      {columns.map(({ key }) => (
        <td key={key} className="px-3 py-4">
          <Skeleton className="h-5" />
        </td>
      ))}
    </tr>
  ))

/** A table of a list that is read in pages: its rows, or why there are none. */
export const ListTable = <Row,>({ columns, rows, note, isStale, loadingRows = 8, children }: Props<Row>) => (
  <table aria-busy={!rows && !note} className="w-full border-collapse bg-card text-sm">
    <thead>
      <tr className="border-b border-line text-xs text-ink-soft">
        {columns.map(({ key, name, isFigure, isHidden }) => (
          <th key={key} scope="col" className={`px-3 py-3 font-semibold ${isFigure ? 'text-end' : 'text-start'}`}>
            {isHidden ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={isStale ? 'opacity-60' : ''}>
      {note && (
        <tr>
          <td colSpan={columns.length}>
            <div className="sticky start-0 w-[100cqi]">{note}</div>
          </td>
        </tr>
      )}
      {!note && !rows && <LoadingRows columns={columns} count={loadingRows} />}
      {!note && rows && <OwnElements>{rows.map(children)}</OwnElements>}
    </tbody>
  </table>
)

/**
 * A list's table that scrolls sideways on a narrow screen, with the keyboard too. `relative`: what is placed in it, such as a hidden name, scrolls with it.
 * `@container`: a note is as wide as what is seen of the table. `isCards`: on a narrow screen each row is a card instead.
 */
export const ScrollingTable = ({ label, isCards = false, children }: { label: string; isCards?: boolean; children: ReactNode }) => (
  <div
    role="group"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    tabIndex={0}
    className={`@container relative overflow-x-auto rounded-card border border-line ${isCards ? 'rows-as-cards' : ''}`}
  >
    {children}
  </div>
)
