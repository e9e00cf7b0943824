/** The rows that a list shows while the next page is on its way: those of the page before; undefined, which is shown as loading, when that one had none. */
export const rowsOf = <Row>(rows: readonly Row[] | undefined, isStale: boolean): readonly Row[] | undefined =>
  isStale && rows?.length === 0 ? undefined : rows
