// Text in XLSX files.

/** Characters that XML cannot represent or that readers drop, and the start of every escape sequence. */
// oxlint-disable-next-line no-control-regex -- control characters are matched on purpose
const unwritable = /[\0-\u0008\u000B-\u001F\u007F-\u009F\uFFFD\p{Noncharacter_Code_Point}]|_(?=x)/gu

const escapeUnit = (unit: string): string => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/**
 * Writes characters that XML cannot hold like ECMA-376 (22.9.2.19, ST_Xstring): _xHHHH_, and _x005F_ for a _ that would begin such a
 * sequence.
 */
export const escapeUnits = (text: string): string =>
  text.replaceAll(unwritable, (character) => character.split('').map(escapeUnit).join(''))
