// What a merchant's menu pages say, by which tests find things.
import { forDesk as arabic } from '@sufra/shared/i18n/ar/for-desk'
import { forDesk as english } from '@sufra/shared/i18n/en/for-desk'
import sharp from 'sharp'

export const menuText = { en: english, ar: arabic }

/** A picture as a merchant has it on their machine. */
export const photo = async (name = 'dish.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a3262a' } })
    .png()
    .toBuffer(),
})

/** Words with what stands in their braces. */
export const filled = (words: string, values: Record<string, string | number>): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
