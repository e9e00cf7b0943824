// Names typed by merchants: without invisible characters, with their length counted in visible characters.
import { z } from 'zod'
import type { RefusalCode } from './refusals/refusals.ts'
import { cleanLine, isStorable } from './text/clean-text.ts'

/** Spec §5: a name has 2 to 50 characters. */
export const minNameLength = 2
export const maxNameLength = 50

export const cleanName = cleanLine

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Number of visible characters (graphemes): an emoji of several code points counts as one. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length

/** Whether two names are equal, ignoring case and outer spaces (spec §5). */
export const isSameName = (one: string, other: string): boolean => cleanName(one).toLowerCase() === cleanName(other).toLowerCase()

const maxUnits = 1_000

/** A required name of `minLength` to 50 characters. `missing` and `length` are the refusal codes. */
export const nameText = (missing: RefusalCode, length: RefusalCode, minLength = minNameLength) =>
  z
    .string(missing)
    .max(maxUnits, length)
    .refine(isStorable, 'request.invalid' satisfies RefusalCode)
    .overwrite(cleanName)
    .check((context) => {
      const characters = lengthOf(context.value)
      if (characters === 0) context.issues.push({ code: 'custom', message: missing, input: context.value })
      else if (characters < minLength || characters > maxNameLength)
        context.issues.push({ code: 'custom', message: length, input: context.value })
    })

/** A name that may be missing: Arabic, which falls back to English (spec §2). */
export const optionalName = (length: RefusalCode, minLength = minNameLength) =>
  z
    .string()
    .max(maxUnits, length)
    .refine(isStorable, 'request.invalid' satisfies RefusalCode)
    .overwrite(cleanName)
    .refine((name) => name === '' || (lengthOf(name) >= minLength && lengthOf(name) <= maxNameLength), length)
    .default('')
