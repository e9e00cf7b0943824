/** Class of a cell whose text is one line on a wide screen; the title of the cell has all of a text that is cut. */
export const oneLine = 'xl:max-w-0 xl:truncate'
