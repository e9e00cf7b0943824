/**
 * The rows to show while the next page is being fetched: the rows of the previous page, or undefined (shown as loading) when it had none.
 */
export const rowsOf = <Row>(rows: readonly Row[] | undefined, isStale: boolean): readonly Row[] | undefined =>
  isStale && rows?.length === 0 ? undefined : rows
