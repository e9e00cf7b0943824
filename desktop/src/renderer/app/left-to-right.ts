/** An address or a number within a sentence of either language: it reads from left to right, and moves nothing around it. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
