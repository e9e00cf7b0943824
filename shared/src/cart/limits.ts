/** Maximum quantity of an item or an option in a line. */
export const maxQuantity = 99
/** Maximum number of characters of the note of a line. */
export const maxNoteLength = 140
/** Maximum number of lines in an order. */
export const maxLines = 50
