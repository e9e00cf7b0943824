// A text that a spreadsheet would take for a formula when it opens a CSV file (OWASP, CSV Injection).
const formula = /^[=+\-@\t\r']/
const masked = /^'[=+\-@\t\r']/

/** The text with one ' before it where it looks like a formula, or begins with that very sign. */
export const maskFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that was masked. A ' before anything else belongs to the text. */
export const unmaskFormula = (text: string): string => (masked.test(text) ? text.slice(1) : text)
