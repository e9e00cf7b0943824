// The code of docs/examples-*.md is compiled: every block of TypeScript is contained word for word in a file named *.example.ts(x) or
// *.example.test.ts(x) in a package's src, which the type check reads and which runs if it is a test.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** Indentation is ignored, because it differs between a page and the code around an example. */
const withoutIndent = (text: string) => text.replaceAll(/^[ \t]+/gm, '').trim()

const blocksOf = (page: string): string[] =>
  [...page.matchAll(/^[ \t]*```tsx?\n([\s\S]*?)^[ \t]*```$/gm)].map(([, code = '']) => withoutIndent(code))

/** Blocks of a page that none of the files contains. */
const notCompiled = (page: string, files: readonly string[]): string[] => {
  const compiled = files.map(withoutIndent)
  return blocksOf(page).filter((block) => !compiled.some((file) => file.includes(block)))
}

const fixtures = globSync('{shared,cloud-api,diner-web,desktop}/src/**/*.example{,.test}.{ts,tsx}', { cwd: root }).map(read)
const pages = globSync('docs/examples-*.md', { cwd: root })

test.each(pages)('every block of TypeScript in %s is in a compiled example', (page) => {
  expect(blocksOf(read(page))).not.toEqual([])
  expect(notCompiled(read(page), fixtures)).toEqual([])
})

test('a block is found in any file whatever its indentation, and a different block is reported', () => {
  const page = ['1. First:', '', '   ```ts', '   if (a) {', '     b()', '   }', '   ```', '', '```sh', 'npm start', '```'].join('\n')
  expect(blocksOf(page)).toEqual(['if (a) {\nb()\n}'])
  expect(notCompiled(page, ['other()', '  const run = () => {\n    if (a) {\n      b()\n    }\n  }'])).toEqual([])
  expect(notCompiled(page, ['if (a) {\n  c()\n}'])).toEqual(['if (a) {\nb()\n}'])
})
