// Names that merchants type: cleaned of what nobody sees, measured as people count.
import { z } from 'zod'
import type { RefusalCode } from './refusals/refusals.ts'

/** Spec §5: a name has 2 to 50 characters. */
export const shortestName = 2
export const maxNameLength = 50

/** Direction marks, zero-width spaces and byte-order marks: they would make two names differ that look the same. Joiners stay, since emoji and some scripts need them. */
// oxlint-disable-next-line no-misleading-character-class -- each of these stands for itself
const unseen = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const spaces = /\s+/g

export const cleanName = (text: string): string => text.normalize('NFC').replace(unseen, '').replace(spaces, ' ').trim()

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many characters a reader sees: an emoji of several code points is one. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length

/** Whether two names are one to a reader: letter case and outer spaces do not count (spec §5). */
export const isSameName = (one: string, other: string): boolean => cleanName(one).toLowerCase() === cleanName(other).toLowerCase()

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const maxUnits = 1_000

/** A name of `shortest` to 50 characters; the codes are said where it is missing or of another length. */
export const nameText = (missing: RefusalCode, length: RefusalCode, shortest = shortestName) =>
  z
    .string(missing)
    .max(maxUnits, length)
    .refine(isStorable, 'request.invalid' satisfies RefusalCode)
    .overwrite(cleanName)
    .check((context) => {
      const characters = lengthOf(context.value)
      if (characters === 0) context.issues.push({ code: 'custom', message: missing, input: context.value })
      else if (characters < shortest || characters > maxNameLength)
        context.issues.push({ code: 'custom', message: length, input: context.value })
    })

/** A name that may be missing: Arabic, which falls back to English (spec §2). */
export const optionalName = (length: RefusalCode, shortest = shortestName) =>
  z
    .string()
    .max(maxUnits, length)
    .refine(isStorable, 'request.invalid' satisfies RefusalCode)
    .overwrite(cleanName)
    .refine((name) => name === '' || (lengthOf(name) >= shortest && lengthOf(name) <= maxNameLength), length)
    .default('')
