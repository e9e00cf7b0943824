// Fonts for scripts that Cairo does not cover, since guests, menus and restaurants have names in any script. Each package is a font of Noto
// Sans in files for parts of Unicode, and a PDF gets the letters that it draws.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import manifest from '../../../../package.json' with { type: 'json' }

const packages = createRequire(import.meta.url)

export type Weight = 'normal' | 'bold'
/** The names of a font's files, and their `wght`. */
const weights = { normal: ['500Medium/Cairo_500Medium', 500], bold: ['700Bold/Cairo_700Bold', 700] } as const

const readCairo = (weight: Weight) => readFileSync(packages.resolve(`@expo-google-fonts/cairo/${weights[weight][0]}.ttf`))
let cairo: (Record<Weight, Buffer> & { font: Font }) | undefined
/** Returns the usual font: its files, and its characters. */
export const usualFont = () => {
  if (cairo) return cairo
  const files = { normal: readCairo('normal'), bold: readCairo('bold') }
  cairo = { ...files, font: create(files.normal) as Font } // one font, no collection
  return cairo
}

/** A file of a font, and the first and last code points of its ranges. */
export type FontFile = { path: string; ranges: (readonly [number, number])[] }

/** Parses a CSS `unicode-range`, such as `U+900-97F,U+25CC`. */
const rangesOf = (unicodeRange: string) =>
  unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

const filesOf = (name: string): FontFile[] => {
  const subsets = packages(`${name}/unicode.json`) as Record<string, string> // by the name of the file's subset
  return Object.entries(subsets).map(([subset, range]) => ({
    path: `${name}/files/${name.slice(name.indexOf('/') + 1)}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: rangesOf(range),
  }))
}

let allFiles: FontFile[] | undefined
const readAllFiles = () =>
  (allFiles ??= Object.keys(manifest.dependencies)
    .filter((name) => name.startsWith('@fontsource-variable/noto-sans'))
    .flatMap(filesOf))

/** Characters without ink need no font. */
const hasInk = (character: string) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character)
const pointOf = (character: string) => character.codePointAt(0) ?? 0
const isUsual = (character: string) => !hasInk(character) || usualFont().font.hasGlyphForCodePoint(pointOf(character))

const characters = new Map<FontFile, Set<number>>()
/** Returns the code points of a file's letters; a file is read once. */
const charactersOf = (file: FontFile): Set<number> => {
  const font = characters.get(file) ?? new Set((create(readFileSync(packages.resolve(file.path))) as Font).characterSet)
  characters.set(file, font)
  return font
}
const hasLetter = (file: FontFile, character: string) =>
  file.ranges.some(([first, last]) => first <= pointOf(character) && pointOf(character) <= last) &&
  charactersOf(file).has(pointOf(character))

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Returns the graphemes of a text: each letter with its marks. */
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

const repeated = <T>(value: T, length: number): T[] => Array.from({ length }, () => value)

/**
 * Returns the font file of each UTF-16 unit of a text, undefined for the usual font. A word is drawn in one font where one has all of it,
 * since letters are joined only within a font.
 */
export const fontsOf = (text: string, files: readonly FontFile[]): (FontFile | undefined)[] => {
  if ([...text].every(isUsual)) return repeated(undefined, text.length)
  const fileWith = (letters: string) => files.find((file) => [...letters].filter(hasInk).every((each) => hasLetter(file, each)))
  const fileOf = (grapheme: string) => {
    const unusual = [...grapheme].find((character) => !isUsual(character))
    return unusual === undefined ? undefined : (fileWith(grapheme) ?? fileWith(unusual))
  }
  return text.split(/(\s+)/).flatMap((word) => {
    if ([...word].every(isUsual)) return repeated(undefined, word.length)
    const file = fileWith(word)
    return file ? repeated(file, word.length) : graphemesOf(word).flatMap((grapheme) => repeated(fileOf(grapheme), grapheme.length))
  })
}

/** The files that a text needs beside the usual font. */
export const filesFor = (text: string): FontFile[] => [...new Set(fontsOf(text, readAllFiles()))].filter((file) => file !== undefined)

/** Returns a file's font in one weight, with the letters of the text alone. */
export const readScriptFont = async (file: FontFile, weight: Weight, text: string): Promise<Buffer> => {
  const letters = [...new Set(text + text.normalize('NFD'))].filter((character) => hasLetter(file, character)).join('')
  const variable = await readFile(packages.resolve(file.path))
  return subsetFont(variable, letters, { targetFormat: 'truetype', variationAxes: { wght: weights[weight][1] } })
}
