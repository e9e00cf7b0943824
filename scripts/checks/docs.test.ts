import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '../../cloud-api/src/start/env.ts'
import { configurationPage } from '../generated-files/configuration-page.ts'
import { digitsFont, digitsFontFile } from '../generated-files/digits-font.ts'
import { root } from '../common/root.ts'
import { nightlyWalks } from '../common/test-scope.ts'
import { shippedPackages } from '../generated-files/third-party-notices.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** Files of the repository by their paths with `/`. */
const find = (patterns: string | string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|dist|out|test-results)$/.test(path) }).map((file) =>
    file.split(sep).join('/'),
  )

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...find('docs/**/*.md')]
/** Decisions name the files of their time; all other pages describe the current code. */
const currentPages = pages.filter((page) => !page.includes('decisions/0'))

/** The text of a page without code blocks and inline code. */
const proseOf = (text: string) => text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '')
const codeOf = (text: string) => [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The anchor of a heading, by GitHub's rules. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const brokenLinks = (page: string, text: string): string[] => {
  const links = [...proseOf(text).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '')
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsIn(target === page ? text : read(target)).includes(anchor)
  })
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> } // npm's own format
const unknownCommands = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    .map(([, run, own]) => run ?? own ?? '')
    .filter((name) => !Object.hasOwn(scripts, name))

const files = find([
  '{cloud-api,desktop,diner-web,e2e,shared,scripts}/**/*.{ts,tsx,mjs,css,json}',
  '.github/workflows/*',
  'patches/*',
  '*.{json,yml,yaml}',
])
const names = new Set(files.map((file) => basename(file)))
const missingFiles = (text: string) =>
  codeOf(text)
    .filter((code) => /^[\w./@-]+\.(ts|tsx|mjs|css|yml|yaml)$/.test(code) && !code.startsWith('.'))
    .filter((code) => (code.includes('/') ? !files.some((file) => file === code || file.endsWith(`/${code}`)) : !names.has(code)))

test('the README has at most 90 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90)
})

test.each(pages)('every relative link in %s leads to a file or a heading', (page) => {
  expect(brokenLinks(page, read(page))).toEqual([])
})

test.each(currentPages)('every npm command in %s is in package.json', (page) => {
  expect(unknownCommands(read(page))).toEqual([])
})

test.each(currentPages)('every source file named in %s exists', (page) => {
  expect(missingFiles(read(page))).toEqual([])
})

test('docs/configuration.md equals the output of `npm run docs`', () => {
  expect(read('docs/configuration.md')).toBe(configurationPage())
})

test('the font of Arabic digits equals the output of `npm run docs` from Cairo and the style sheet', async () => {
  expect(await digitsFont()).toEqual(readFileSync(digitsFontFile))
})

test('docs/configuration.md has exactly the variables of the API', () => {
  const headings = [...read('docs/configuration.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(Object.keys(variables.shape))
})

test('every decision is listed in the index, by its title and in order', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4}): (.+)\]\((.+)\)$/gm)].map(([, number, title, file]) => ({
    file,
    heading: `# ${number}: ${title}`,
  }))
  const decisions = find('docs/decisions/0*.md').toSorted()
  expect(listed).toEqual(decisions.map((file) => ({ file: basename(file), heading: read(file).split('\n')[0] })))
  const numbers = decisions.map((file) => basename(file).slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('THIRD-PARTY-NOTICES names exactly the shipped packages', () => {
  const named = [...read('THIRD-PARTY-NOTICES').matchAll(/^\* (\S+)$/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(shippedPackages())
})

test('the check finds a dead link, an unknown command and a missing file', () => {
  expect(brokenLinks('README.md', '[a](docs/none.md) [b](docs/style.md) [c](docs/style.md#none) ![d](docs/pictures/none.png)')).toEqual([
    'docs/none.md',
    'docs/style.md#none',
    'docs/pictures/none.png',
  ])
  expect(unknownCommands('npm start, npm test, npm run lint and npm run no-such-thing')).toEqual(['no-such-thing'])
  expect(missingFiles('`cloud-api/src/app.ts`, `app.ts`, `cloud-api/src/none.ts` and `none.ts`')).toEqual([
    'cloud-api/src/none.ts',
    'none.ts',
  ])
})

test('each term is listed once in the glossary', () => {
  const [, domain = ''] = /## Domain terms([\s\S]*?)\n## /.exec(read('docs/glossary.md')) ?? []
  const terms = [...domain.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, term]) => term)
  expect(terms.length).toBeGreaterThan(40)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})

/** The runs that include the tests of a guarantee. */
const findRuns = (testedBy: string): string => {
  const walks = codeOf(testedBy).filter((code) => code.endsWith('.e2e.ts'))
  const isNightlyWalk = (file: string) => nightlyWalks.test(`/${file}`)
  const isOrdinary = /(?<!random-faults)\.test\.tsx?|`npm test`/.test(testedBy) || !walks.every(isNightlyWalk)
  const isNightly = /test:faults|test:full|test:package|random-faults/.test(testedBy) || walks.some(isNightlyWalk)
  return [isOrdinary && '`npm test`', isNightly && 'nightly'].filter(Boolean).join(', ')
}

test('every guarantee names a test, and the runs that include the test', () => {
  const rows = [...read('docs/guarantees.md').matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].filter(
    ([, what]) => !/^(guarantee|-+)$/.test(what ?? ''),
  )
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(([, , testedBy = '', runs]) => runs === '' || findRuns(testedBy) !== runs).map(([row]) => row)).toEqual([])
})
