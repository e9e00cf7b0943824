// Values in statements that make up rows.
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** One of several texts, chosen by a whole number. */
export const pick = (texts: readonly string[], by: string) =>
  `(array[${texts.map(quoted).join(', ')}])[1 + ((${by}) % ${texts.length})::int]`
