// Templates for frequent answers of support, in both languages.
import { z } from 'zod'
import { typedText } from '../contract/wire.ts'
import { inLanguage, type Language, type LocalizedText } from '../localized-text.ts'
import { fillPlaceholders, hasOnly } from '../placeholders.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { maxMessageLength } from './support-request.ts'

export const maxTemplates = 100
export const maxTemplateTitle = 80
/** The limit leaves room for the names in an answer. */
export const maxTemplateLength = maxMessageLength - 1_000

/** `person`: the name of the member who asked. */
export const templatePlaceholders = ['restaurant', 'person'] as const

const title = typedText(maxTemplateTitle, 'support.template_title').min(2, 'support.template_title')
const text = typedText(maxTemplateLength, 'support.template_length')
  .min(1, 'support.template_length')
  .refine((template) => hasOnly(template, templatePlaceholders), 'support.template_placeholder' satisfies RefusalCode)

export const templateDraft = z.object({ title, text: z.object({ en: text, ar: text }) })
export type TemplateDraft = z.output<typeof templateDraft>

type Values = { restaurant: LocalizedText; person: string }

/** Fills a template in a language with the names of the restaurant and of the member who asked. */
export const fillTemplate = (template: LocalizedText, language: Language, { restaurant, person }: Values): string =>
  fillPlaceholders(template[language], { restaurant: inLanguage(restaurant, language), person })

/** Adds a template below the typed text. */
export const insertTemplate = (typed: string, template: string): string =>
  typed.trim() === '' ? template : `${typed.trimEnd()}\n\n${template}`
