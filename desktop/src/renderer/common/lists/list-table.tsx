import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import type { ReactNode } from 'react'

/** `isHidden`: the name is visible only to screen readers. */
type ListColumn = { key: string; name: string; isFigure?: boolean; isHidden?: boolean }

type Props<Row> = {
  columns: readonly ListColumn[]
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note?: ReactNode
  /** Whether newer rows are being fetched. */
  isStale: boolean
  /** Number of placeholder rows while the list is loading. */
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

/** A table of a paginated list: its rows, or the reason why there are none. */
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
 * A list's table that scrolls sideways on a narrow screen, also with the keyboard. `relative` makes positioned content, such as a hidden
 * name, scroll with it. `@container` makes a note as wide as the visible part of the table. `isCards`: on a narrow screen each row is a
 * card instead.
 */
export const ScrollingTable = ({ label, isCards = false, children }: { label: string; isCards?: boolean; children: ReactNode }) => (
  <div
    role="group"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable with the keyboard
    tabIndex={0}
    className={`@container relative overflow-x-auto rounded-card border border-line ${isCards ? 'rows-as-cards' : ''}`}
  >
    {children}
  </div>
)

/** Class of a cell whose text is one line on a wide screen; the title of the cell has the full text when it is truncated. */
export const oneLine = 'xl:max-w-0 xl:truncate'
