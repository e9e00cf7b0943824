type Part = readonly [name: string, value: string | Blob | undefined]

/** A form of these parts, in order; what is undefined is left out. A name may come several times in a list. */
export const formOf = (parts: Record<string, string | Blob | undefined> | readonly Part[]): FormData => {
  const form = new FormData()
  for (const [name, value] of Array.isArray(parts) ? (parts as readonly Part[]) : Object.entries(parts))
    if (value !== undefined) form.append(name, value)
  return form
}
