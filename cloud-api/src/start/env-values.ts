// Formats of some environment variables.
import { z } from 'zod'
import { failpointNames, type FailAt } from '../platform/process/failpoints.ts'

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/**
 * Minimums for a secret: the number of different characters, and the number of different runs of three characters, divided by the length. A
 * random secret of 32 hexadecimal digits is below one of them once in a hundred million.
 */
const minCharacters = 8
const minRuns = 0.7

export const repeats = (secret: string): boolean => {
  const runs = new Set(Array.from({ length: secret.length - 2 }, (_, index) => secret.slice(index, index + 3)))
  return new Set(secret).size < minCharacters || runs.size < minRuns * secret.length
}

export const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const isOrigin = (text: string) => /^https?:/.test(text) && URL.parse(text)?.origin === text

/** Format name:passage, for example after_order_commit:7; the first passage by default. */
export const failAt = z
  .string()
  .regex(new RegExp(`^(${failpointNames.join('|')})(:[1-9]\\d{0,5})?$`), 'a failpoint and a count, as after_order_commit:7')
  .transform((text): FailAt => {
    const [name, passage = '1'] = text.split(':')
    return { name: name as FailAt['name'], passage: Number(passage) } // checked by the regular expression
  })
