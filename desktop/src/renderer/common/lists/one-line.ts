/** Class of a cell whose text is one line on a wide screen; the title of the cell has the full text when it is truncated. */
export const oneLine = 'xl:max-w-0 xl:truncate'
