// The desk's texts in both languages, by which tests find elements.
import * as arabic from '@sufra/shared/i18n/ar/for-desk'
import * as english from '@sufra/shared/i18n/en/for-desk'
import sharp from 'sharp'

export const menuText = { en: english, ar: arabic }

/** A picture file to upload. */
export const photo = async (name = 'dish.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a3262a' } })
    .png()
    .toBuffer(),
})

/** Fills in the placeholders of a text. */
export const filled = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

/** Matches texts that begin with the part of a template before its first placeholder. */
export const startOf = (template: string): RegExp => new RegExp(`^${template.split('{{')[0]?.replaceAll(/[()?.]/g, String.raw`\$&`)}`)
