// Text that a spreadsheet would interpret as a formula in a CSV file (OWASP, CSV Injection).
const formula = /^[=+\-@＝＋－＠\t\r']/
const masked = /^'[=+\-@＝＋－＠\t\r']/

/** Prefixes text with ' where it looks like a formula or is already prefixed. */
export const maskFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Removes the prefix. A ' before other text is part of the text. */
export const unmaskFormula = (text: string): string => (masked.test(text) ? text.slice(1) : text)
