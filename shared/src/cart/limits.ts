/** Of one item, or of one option, in a line. */
export const mostOfOneItem = 99
/** Lines in one order. */
export const mostLines = 50
