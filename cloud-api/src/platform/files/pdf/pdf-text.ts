// Lines of text in a PDF: shaped by the font, ordered by the bidi algorithm, and wrapped.
import PdfKit from 'pdfkit'
import { filesFor, fontsOf, graphemesOf, readScriptFont, usualFont, type FontFile, type Weight } from './script-fonts.ts'
import { visualRuns, type VisualRun } from './visual-runs.ts'

export type Pdf = InstanceType<typeof PdfKit>
export type Style = { size: number; weight: Weight }

/** Pictographs, for which the font has no glyphs, and invisible separators. */
const notDrawn = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200b}|\u{2060}|\u{fe0f}|\u{feff}|\p{Cc}/gu
const drawable = (text: string) => text.replace(/\s+/g, ' ').replace(notDrawn, '').trim()

/** Without features a run would be shaped word by word, and the words of Arabic would be in the wrong order. */
const wholeRun: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [] }

/**
 * Cached data of a document: its fonts beside the usual one, and widths of runs at size 1, by weight and font. Shaping runs takes most of a
 * document's time, and each is measured several times.
 */
const known = new WeakMap<Pdf, { files: FontFile[]; widths: Map<string, number | undefined> }>()
const knownOf = (pdf: Pdf) => {
  const found = known.get(pdf)
  if (!found) throw new Error('the document was opened by openPdf')
  return found
}

const fontName = (weight: Weight, path: string | undefined) => (path ? `${path} ${weight}` : weight)
const use = (pdf: Pdf, { size, weight }: Style, path: string | undefined) => pdf.font(fontName(weight, path)).fontSize(size)

/** `content`: the whole text to be drawn, in any form; its letters decide the fonts of the document. */
export const openPdf = async (options: PDFKit.PDFDocumentOptions, content: string): Promise<Pdf> => {
  const { normal, bold } = usualFont()
  // The document has its own font from the start: the default one would be a standard font without Arabic.
  const pdf = new PdfKit({ ...options, font: normal as never }) // the types know only names of fonts
  pdf.registerFont('normal', normal)
  pdf.registerFont('bold', bold)
  const letters = drawable(content)
  const files = filesFor(letters)
  for (const file of files)
    for (const weight of ['normal', 'bold'] as const)
      pdf.registerFont(fontName(weight, file.path), await readScriptFont(file, weight, letters)) // oxlint-disable-line no-await-in-loop -- harfbuzz makes one at a time
  known.set(pdf, { files, widths: new Map() })
  return pdf
}

/**
 * Returns the width of a run at size 1, or undefined for letters in an order that no word of the script has, which the package cannot
 * shape.
 */
const shapedWidth = (pdf: Pdf, { text, font }: VisualRun, weight: Weight): number | undefined => {
  const { widths } = knownOf(pdf)
  const key = `${fontName(weight, font)} ${text}`
  if (widths.has(key)) return widths.get(key)
  use(pdf, { size: 1, weight }, font)
  try {
    widths.set(key, pdf.widthOfString(text, wholeRun))
  } catch {
    widths.set(key, undefined)
  }
  return widths.get(key)
}

const widthOfRun = (pdf: Pdf, run: VisualRun, { size, weight }: Style): number => (shapedWidth(pdf, run, weight) ?? 0) * size

const runsOf = (pdf: Pdf, line: string, { weight }: Style): VisualRun[] =>
  visualRuns(
    line,
    fontsOf(line, knownOf(pdf).files).map((file) => file?.path),
  ).map((run) => (shapedWidth(pdf, run, weight) === undefined ? { ...run, font: undefined } : run))

const widthOf = (pdf: Pdf, text: string, style: Style): number =>
  runsOf(pdf, text, style).reduce((sum, run) => sum + widthOfRun(pdf, run, style), 0)

/** Returns the widths in points of the whole text in one line, and of its widest word. */
export const widthsOf = (pdf: Pdf, text: string, style: Style): { text: number; word: number } => {
  const line = drawable(text)
  return { text: widthOf(pdf, line, style), word: Math.max(...line.split(' ').map((word) => widthOf(pdf, word, style))) }
}

/** Splits a word that is wider than a line. */
const brokenWord = (pdf: Pdf, word: string, style: Style, width: number): string[] => {
  const parts: string[] = []
  for (const grapheme of graphemesOf(word)) {
    const last = parts.at(-1)
    if (last !== undefined && widthOf(pdf, last + grapheme, style) <= width) parts[parts.length - 1] = last + grapheme
    else parts.push(grapheme)
  }
  return parts
}

/** Returns the lines of a text at a width; each has at least one character. */
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
  // Fonts differ in their height above the line.
  const { ascent, unitsPerEm } = usualFont().font
  const baseline = top + (ascent / unitsPerEm) * style.size
  pdf.markContent('Span', { actual: line })
  for (const run of runsOf(pdf, line, style)) {
    use(pdf, style, run.font)
    pdf.text(run.text, x, baseline, { ...wholeRun, baseline: 'alphabetic' })
    x += widthOfRun(pdf, run, style)
  }
  pdf.endMarkedContent()
}
