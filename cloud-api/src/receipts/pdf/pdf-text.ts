// Lines of text in a PDF: shaped by the font, ordered by the bidi algorithm, and wrapped.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfKit from 'pdfkit'
import { visualRuns } from './visual-runs.ts'

const fonts = createRequire(import.meta.url)
const readFont = (name: string) => readFileSync(fonts.resolve(`@expo-google-fonts/cairo/${name}.ttf`))

type Weight = 'normal' | 'bold'
let fontFiles: Record<Weight, Buffer> | undefined

export type Pdf = InstanceType<typeof PdfKit>
export type Style = { size: number; weight: Weight }

/** Pictographs, for which the font has no glyphs, and invisible separators. */
const notDrawn = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200b}|\u{2060}|\u{fe0f}|\u{feff}|\p{Cc}/gu
const drawable = (text: string) => text.replace(/\s+/g, ' ').replace(notDrawn, '').trim()

/** Without features a run would be shaped word by word, and the words of Arabic would stand in the wrong order. */
const wholeRun: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [] }

export const openPdf = (options: PDFKit.PDFDocumentOptions): Pdf => {
  fontFiles ??= { normal: readFont('500Medium/Cairo_500Medium'), bold: readFont('700Bold/Cairo_700Bold') }
  // A font of its own from the start: the default one would be a standard font without Arabic.
  const pdf = new PdfKit({ ...options, font: fontFiles.normal as never }) // the types know only names of fonts
  pdf.registerFont('normal', fontFiles.normal)
  pdf.registerFont('bold', fontFiles.bold)
  return pdf
}

const use = (pdf: Pdf, { size, weight }: Style) => pdf.font(weight).fontSize(size)

/** Widths of runs in each weight at size 1: to shape a run takes most of a document's time, and each is measured several times. */
const knownWidths = new WeakMap<Pdf, Record<Weight, Map<string, number>>>()

const runWidth = (pdf: Pdf, run: string, style: Style): number => {
  const known = knownWidths.get(pdf) ?? { normal: new Map(), bold: new Map() }
  knownWidths.set(pdf, known)
  let width = known[style.weight].get(run)
  if (width === undefined) {
    use(pdf, style)
    width = pdf.widthOfString(run, wholeRun) / style.size
    known[style.weight].set(run, width)
  }
  return width * style.size
}

const widthOf = (pdf: Pdf, text: string, style: Style): number => visualRuns(text).reduce((sum, run) => sum + runWidth(pdf, run, style), 0)

/** In points: of the whole text in one line, and of its widest word. */
export const widthsOf = (pdf: Pdf, text: string, style: Style): { text: number; word: number } => {
  const line = drawable(text)
  return { text: widthOf(pdf, line, style), word: Math.max(...line.split(' ').map((word) => widthOf(pdf, word, style))) }
}

/** Splits a word that is wider than a line. */
const brokenWord = (pdf: Pdf, word: string, style: Style, width: number): string[] => {
  const parts: string[] = []
  for (const character of word) {
    const last = parts.at(-1)
    if (last !== undefined && widthOf(pdf, last + character, style) <= width) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}

/** The lines of a text at a width; at least one character stands in each. */
export const linesOf = (pdf: Pdf, text: string, style: Style, width: number): string[] => {
  const lines: string[] = []
  for (const word of drawable(text).split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(pdf, `${last} ${word}`, style) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...(widthOf(pdf, word, style) <= width ? [word] : brokenWord(pdf, word, style, width)))
  }
  return lines
}

export type Place = { left: number; width: number; align: 'left' | 'center' | 'right' }

/** Draws one line. Readers that copy or speak it get `line` in its logical order. */
export const drawLine = (pdf: Pdf, line: string, style: Style, { left, width, align }: Place, top: number): void => {
  const free = width - widthOf(pdf, line, style)
  let x = left + (align === 'left' ? 0 : align === 'right' ? free : free / 2)
  use(pdf, style)
  pdf.markContent('Span', { actual: line })
  for (const run of visualRuns(line)) {
    pdf.text(run, x, top, wholeRun)
    x += runWidth(pdf, run, style)
  }
  pdf.endMarkedContent()
}
