// Folding of letters that people write differently in the same word: accents, hamza, and the forms of Urdu and Persian keyboards.
import { cleanText } from './clean-text.ts'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** Characters that are removed: accents, Hebrew points, tashkeel and hamza of decomposed letters; tatweel, and hamza on its own. */
export const foldedAway: readonly string[] = [
  ...range(0x03_00, 0x03_6f),
  ...range(0x05_91, 0x05_c7),
  ...range(0x06_10, 0x06_1a),
  ...range(0x06_4b, 0x06_5f),
  ...range(0x06_d6, 0x06_ed),
  ...range(0x08_d3, 0x08_ff),
  '\u0670',
  '\u0640',
  'ء',
]

/** Letters and their replacements, applied after decomposition. Capitals are listed too, since a database may not know them. */
export const foldedLetters: readonly (readonly [string, string])[] = [
  ['ٱ', 'ا'],
  ['ة', 'ه'],
  ['ۃ', 'ه'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ['ە', 'ه'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ے', 'ي'],
  ['ک', 'ك'],
  ['ڪ', 'ك'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['đ', 'd'],
  ['Đ', 'd'],
  ['ħ', 'h'],
  ['Ħ', 'h'],
  ['ı', 'i'],
]

const letters = new Map<string, string>([...foldedLetters, ...foldedAway.map((mark) => [mark, ''] as const)])

/** Folds a text for searches: decomposed, in lower case, without accents and tashkeel, with one form of each letter. */
export const foldLetters = (text: string): string =>
  [...cleanText(text).normalize('NFKD').toLowerCase()].map((letter) => letters.get(letter) ?? letter).join('')
