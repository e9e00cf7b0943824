// Renders text as dots: shaped and ordered by Pango, in a font with both scripts.
import { createRequire } from 'node:module'
import { sep } from 'node:path'
import sharp from 'sharp'
import type { Align, Size } from './ticket.ts'

/** Font sizes in dots; a line of 80 mm paper holds about 38 normal letters. */
export const sizes = { small: 22, normal: 27, large: 36, huge: 76 } as const satisfies Record<Size, number>

const fonts = createRequire(import.meta.url)
/** In a packed app the fonts are outside the archive: fontconfig reads only real files. */
const fontOf = (isBold: boolean) =>
  fonts
    .resolve(`@expo-google-fonts/cairo/${isBold ? '700Bold/Cairo_700Bold' : '500Medium/Cairo_500Medium'}.ttf`)
    .replace(`app.asar${sep}`, `app.asar.unpacked${sep}`)

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Removes NUL, which ends a text early, and joins paragraphs: each would be aligned on its own. */
const asParagraph = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/[\n\r\u2029]+/g, ' ')
    .trim()

/** The direction of a text is that of its first strong letter. */
const runsRightToLeft = (text: string) => /^[^\p{L}]*\p{Script=Arabic}/u.test(text)

/** Pango's sides are relative to the paragraph's direction: in a right-to-left paragraph left and right are swapped. */
const asPango = (side: 'left' | 'right' | 'centre', text: string) => {
  if (side === 'centre' || !runsRightToLeft(text)) return side
  return side === 'left' ? 'right' : 'left'
}

/** Minimum darkness of a printed dot. */
const threshold = 110

let lastDrawing: Promise<unknown> = Promise.resolve()
/** Runs drawings one at a time: libvips has one error buffer for all threads, and concurrent drawings overwrite each other's error. */
const serially = <T>(draw: () => Promise<T>): Promise<T> => {
  const next = lastDrawing.then(draw, draw)
  lastDrawing = next
  return next
}

export type TextDots = { width: number; height: number; isInk: (x: number, y: number) => boolean }

type Options = { size: Size; isBold: boolean; width: number; align: Align; isRightToLeft: boolean }

/** Text without any ink, such as only U+200B. Unicode's list is not enough, it depends on the font. */
const isInvisible = (error: unknown) => error instanceof Error && error.message.includes('no text to render')

/** Draws the text in lines of at most `width` dots; longer words are broken. Returns undefined when nothing is visible. */
export const drawText = async (content: string, { size, isBold, width, align, isRightToLeft }: Options): Promise<TextDots | undefined> => {
  const text = asParagraph(content)
  if (text === '') return undefined
  const visual = align === 'center' ? 'centre' : (align === 'start') === isRightToLeft ? 'right' : 'left'
  const picture = sharp({
    text: {
      text: escape(text),
      font: `Cairo ${isBold ? 'Bold' : 'Medium'} ${sizes[size]}`,
      fontfile: fontOf(isBold),
      width,
      align: asPango(visual, text),
      dpi: 72,
      wrap: 'word-char',
      // Cairo's default line spacing is too large.
      spacing: -Math.round(sizes[size] * 0.5),
    },
  })
  const drawn = await serially(() => picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })).catch((error: unknown) => {
    if (isInvisible(error)) return undefined
    throw error
  })
  if (!drawn) return undefined
  const { data, info } = drawn
  return { width: info.width, height: info.height, isInk: (x, y) => (data[y * info.width + x] ?? 0) > threshold }
}
