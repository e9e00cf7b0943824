/** A form of these parts; what is undefined is left out. */
export const formOf = (parts: Record<string, string | Blob | undefined>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value)
  return form
}
