// Validates values read from the browser's storage, which an older version of this app or anything else may have written. A schema library would cost
// 14 KB before the first menu.

/** Returns the value if it has the right shape, else undefined. */
export type Reader<T> = (value: unknown) => T | undefined

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const integer =
  (min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value) =>
    // checked just before
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max ? (value as number) : undefined

export const oneOf =
  <const T>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((candidate) => candidate === value)

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** Returns undefined if an entry has another shape. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const entries = value.map(read)
    return entries.every((entry) => entry !== undefined) ? entries : undefined
  }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

type Fields<T> = { [K in keyof T]: Reader<T[K]> }

/** Returns the fields that have the right shape. */
export const readFields = <T extends object>(fields: Fields<T>, value: unknown): Partial<T> => {
  if (!isRecord(value)) return {}
  const read = Object.entries<Reader<unknown>>(fields).map(([name, readField]) => [name, readField(value[name])])
  return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as Partial<T> // each field was read by its own reader
}

/** Returns undefined if a field has another shape. */
export const record =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value) => {
    const read = readFields(fields, value)
    return Object.keys(read).length === Object.keys(fields).length ? (read as T) : undefined // no field is missing
  }

/** Returns the fields that have the right shape, and the defaults for the others. */
export const recordOr =
  <T extends object>(defaults: T, fields: Fields<T>) =>
  (value: unknown): T => ({ ...defaults, ...readFields(fields, value) })
