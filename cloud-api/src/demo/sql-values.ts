// SQL expressions for values of generated rows.
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Chooses a text by a whole number. */
export const pick = (texts: readonly string[], by: string) =>
  `(array[${texts.map(quoted).join(', ')}])[1 + ((${by}) % ${texts.length})::int]`
