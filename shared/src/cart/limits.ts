/** Of one item, or of one option, in a line. */
export const maxQuantity = 99
/** Lines in one order. */
export const maxLines = 50
