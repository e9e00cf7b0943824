// Generates shared/src/ui/cairo-digits.woff2: Cairo's digits and the signs beside them, in all weights, as far as the style sheet uses the
// font.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../common/root.ts'

const ui = join(root, 'shared/src/ui')
export const digitsFontFile = join(ui, 'cairo-digits.woff2')
const latin = createRequire(join(root, 'shared/package.json')).resolve('@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2')

/** The characters in the style sheet's `unicode-range`. */
const characters = (): string => {
  const [, range = ''] = /'Cairo Digits';[^}]*unicode-range: ([^;]+);/.exec(readFileSync(join(ui, 'phone-fonts.css'), 'utf8')) ?? []
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = NaN, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

export const digitsFont = (): Promise<Buffer> => subsetFont(readFileSync(latin), characters(), { targetFormat: 'woff2' })
