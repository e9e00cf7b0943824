// shared/src/ui/cairo-digits.woff2: Cairo's digits and the signs beside them, in all weights.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../common/root.ts'

const fonts = createRequire(join(root, 'shared/package.json'))
const latin = '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2'

export const digitsFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(fonts.resolve(latin)), '#%+,-./0123456789:×−', { targetFormat: 'woff2' })
