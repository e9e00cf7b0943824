// Draws text as dots on a canvas. The browser shapes it, orders its directions, and takes letters that Cairo lacks from the fonts of other
// scripts.
import type { Align, Size } from '../../bridge/ticket.ts'

/** Font sizes in dots; a line of 80 mm paper holds about 38 normal letters. */
export const sizes = { small: 22, normal: 27, large: 36, huge: 76 } as const satisfies Record<Size, number>

/** Ascent and descent of a line as shares of the font size. Letters of taller scripts get more. */
const [ascent, descent] = [0.86, 0.36]

/** Minimum darkness of a printed dot, 0 to 255. */
const threshold = 110

/** `baseline`: the baseline of the first line, in dots from the top. */
export type TextDots = { width: number; height: number; baseline: number; isInk: (x: number, y: number) => boolean }

type Options = { size: Size; isBold: boolean; width: number; align: Align; isRightToLeft: boolean }

/** Removes controls, and joins line breaks: a block is a single paragraph. */
const toParagraph = (text: string) =>
  text
    .replace(/[\n\r\u2028\u2029\t]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

/** Whether a text runs from right to left: its first strong letter decides. */
const runsRightToLeft = (text: string) => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

const families = () =>
  [...new Set([...document.fonts].map(({ family }) => family))].map((family) => `"${family.replaceAll('"', '')}"`).join(', ')

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks a text into lines: between words, and within a word that is longer than a line. */
const toLines = (context: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const fits = (line: string) => context.measureText(line).width <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && fits(`${line} ${word}`)) {
      line = `${line} ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    if (fits(word)) line = word
    else
      for (const { segment } of graphemes.segment(word)) {
        if (line !== '' && !fits(line + segment)) {
          lines.push(line)
          line = ''
        }
        line += segment
      }
  }
  return [...lines, line]
}

/** Loads the fonts that the text needs. Without one, the system's fonts are used. */
const loadFonts = async (font: string, text: string) => {
  await document.fonts.load(font, text).catch(() => [])
}

const canvas = document.createElement('canvas')

/** Draws the text in lines of at most `width` dots; longer words are broken. Returns undefined when nothing is visible. */
export const drawText = async (content: string, { size, isBold, width, align, isRightToLeft }: Options): Promise<TextDots | undefined> => {
  const text = toParagraph(content)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (text === '' || !context) return undefined
  const font = `${isBold ? 700 : 500} ${sizes[size]}px ${families()}`
  await loadFonts(font, text)
  const direction = runsRightToLeft(text) ? 'rtl' : 'ltr'
  const prepare = () => Object.assign(context, { font, direction, fillStyle: 'black', textBaseline: 'alphabetic' })
  prepare()
  const lines = toLines(context, text, width).map((line) => {
    const measured = context.measureText(line)
    return {
      line,
      above: Math.ceil(Math.max(ascent * sizes[size], measured.actualBoundingBoxAscent)),
      below: Math.ceil(Math.max(descent * sizes[size], measured.actualBoundingBoxDescent)),
    }
  })
  const height = lines.reduce((sum, { above, below }) => sum + above + below, 0)
  canvas.width = width
  canvas.height = height
  prepare() // resizing a canvas resets its state
  const side = align === 'center' ? 'center' : (align === 'start') === isRightToLeft ? 'right' : 'left'
  context.textAlign = side
  const x = { left: 0, center: width / 2, right: width }[side]
  let top = 0
  for (const { line, above, below } of lines) {
    context.fillText(line, x, top + above)
    top += above + below
  }
  const { data } = context.getImageData(0, 0, width, height)
  /** A coloured letter, such as a pictograph, is ink where it is dark. */
  const darkness = (at: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    return (alpha * (255 - (red * 0.3 + green * 0.59 + blue * 0.11))) / 255
  }
  const ink = Uint8Array.from({ length: width * height }, (_, index) => (darkness(index * 4) > threshold ? 1 : 0))
  if (!ink.includes(1)) return undefined
  return { width, height, baseline: lines[0]?.above ?? 0, isInk: (dotX, dotY) => ink[dotY * width + dotX] === 1 }
}
