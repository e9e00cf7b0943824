type Field = readonly [name: string, value: string | Blob | undefined]

/** Creates a FormData of these fields, in order, without undefined ones. A list may contain a name several times. */
export const formOf = (fields: Record<string, string | Blob | undefined> | readonly Field[]): FormData => {
  const form = new FormData()
  for (const [name, value] of Array.isArray(fields) ? (fields as readonly Field[]) : Object.entries(fields))
    if (value !== undefined) form.append(name, value)
  return form
}
