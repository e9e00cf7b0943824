// Names typed by merchants: without invisible characters, with their length counted in visible characters.
import { z } from 'zod'
import type { RefusalCode } from './refusals/refusals.ts'

/** Spec §5: a name has 2 to 50 characters. */
export const minNameLength = 2
export const maxNameLength = 50

/** Direction marks, zero-width spaces and byte-order marks, which make identical-looking names differ. Joiners stay: emoji and some scripts need them. */
// oxlint-disable-next-line no-misleading-character-class -- each character is matched on its own
const invisible = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const spaces = /\s+/g

export const cleanName = (text: string): string => text.normalize('NFC').replace(invisible, '').replace(spaces, ' ').trim()

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Number of visible characters (graphemes): an emoji of several code points counts as one. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length

/** Whether two names are equal, ignoring case and outer spaces (spec §5). */
export const isSameName = (one: string, other: string): boolean => cleanName(one).toLowerCase() === cleanName(other).toLowerCase()

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
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
