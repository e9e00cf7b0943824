/** Isolates an email address or a number as left-to-right within a sentence of either language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
