// Cleans text that people type or paste in any field: contacts, chats and PDFs add invisible marks.

/**
 * Direction marks, overrides and isolates, zero-width spaces, byte-order marks, soft hyphens, fillers and annotation marks. They make texts
 * differ that look the same. Joiners stay, because emoji and some scripts need them.
 */
const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- each character is matched on its own
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g
const joiners = /[\u200C\u200D]/g
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
// oxlint-disable-next-line no-control-regex -- these characters are removed from every text
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/g
const spaces = /\s+/g

/** Cleans a text of several lines: removes controls and invisible marks; lines end with \n. */
export const cleanText = (text: string): string =>
  text.replace(lineEnds, '\n').replaceAll('\t', ' ').replace(controls, '').replace(invisible, '').normalize('NFC').trim()

/** Cleans a text of one line, such as a name, and reduces it to single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(spaces, ' ')

/** Cleans an address, number or code: also converts it to plain letters and digits, without joiners. */
export const cleanCode = (text: string): string => cleanLine(text.normalize('NFKC')).replace(joiners, '')

/** Whether the database can store it: no NUL, no unpaired surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
