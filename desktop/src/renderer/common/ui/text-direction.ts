/** Isolates a name, of either script, from the direction of the sentence around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** Isolates an email address or a number as left-to-right within a sentence of either language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
