// Texts with names in braces, such as {restaurant}, that are replaced by values.

/** The names in braces. */
export const placeholdersOf = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')

/** Whether every brace belongs to one of these names. */
export const hasOnly = (template: string, allowed: readonly string[]): boolean =>
  !/[{}]/.test(template.replace(/\{[^{}]*\}/g, '')) && placeholdersOf(template).every((name) => allowed.includes(name))

/** Replaces placeholders by values. Unknown names stay unchanged. */
export const fillPlaceholders = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))
