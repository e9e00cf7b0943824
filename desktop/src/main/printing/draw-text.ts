// Text as dots: shaped and ordered by Pango, in a font that has both scripts.
import { createRequire } from 'node:module'
import { sep } from 'node:path'
import sharp from 'sharp'
import type { Align, Size } from './ticket.ts'

/** Dots high; a line of 80 mm paper holds some 38 normal letters. */
export const sizes = { small: 22, normal: 27, large: 36, huge: 76 } as const satisfies Record<Size, number>

const fonts = createRequire(import.meta.url)
/** A packed app keeps fonts beside its archive: fontconfig reads real files alone. */
const fontOf = (isBold: boolean) =>
  fonts
    .resolve(`@expo-google-fonts/cairo/${isBold ? '700Bold/Cairo_700Bold' : '500Medium/Cairo_500Medium'}.ttf`)
    .replace(`app.asar${sep}`, `app.asar.unpacked${sep}`)

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Without what ends a text early, and as one paragraph: each would stand at its own side. */
const asParagraph = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/[\n\r\u2029]+/g, ' ')
    .trim()

/** A text runs the way of its first letter that has a way. */
const runsRightToLeft = (text: string) => /^[^\p{L}]*\p{Script=Arabic}/u.test(text)

/** Pango counts sides from where a paragraph starts: in one that runs from the right its left is our right. */
const asPango = (side: 'left' | 'right' | 'centre', text: string) => {
  if (side === 'centre' || !runsRightToLeft(text)) return side
  return side === 'left' ? 'right' : 'left'
}

/** How dark a dot must be to be printed. */
const threshold = 110

let last: Promise<unknown> = Promise.resolve()
/** libvips keeps its threads' complaints in one place: of two texts at once one wipes out why the other was not drawn. */
const oneByOne = <T>(draw: () => Promise<T>): Promise<T> => {
  const next = last.then(draw, draw)
  last = next
  return next
}

export type TextDots = { width: number; height: number; isInk: (x: number, y: number) => boolean }

type Options = { size: Size; isBold: boolean; width: number; align: Align; isRightToLeft: boolean }

/** Signs that leave no dot, as U+200B alone: Unicode's own list is not enough, it depends on the font. */
const isUnseen = (error: unknown) => error instanceof Error && error.message.includes('no text to render')

/** The text broken into lines of at most `width` dots; a word that is longer is broken too. Undefined where there is nothing to see. */
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
      // Cairo's own lines stand far apart.
      spacing: -Math.round(sizes[size] * 0.5),
    },
  })
  const seen = await oneByOne(() => picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })).catch((error: unknown) => {
    if (isUnseen(error)) return undefined
    throw error
  })
  if (!seen) return undefined
  const { data, info } = seen
  return { width: info.width, height: info.height, isInk: (x, y) => (data[y * info.width + x] ?? 0) > threshold }
}
