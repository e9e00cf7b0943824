/** Isolates a name, of either script, from the direction of the sentence around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
