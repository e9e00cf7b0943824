const rowsAtOnce = 500

/** Writes many rows in statements of limited size. */
export const inChunks = async <Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await write(rows.slice(from, from + rowsAtOnce))
}
