const tashkeel = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g
const folds = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
] as const

/** Normalizes letters for the search: no tashkeel or tatweel, one form of alef, ه for ة, ي for ى, lower case. */
export const foldLetters = (text: string): string =>
  folds.reduce((folded, [form, letter]) => folded.replace(form, letter), text.normalize('NFKC').toLowerCase().replace(tashkeel, ''))
