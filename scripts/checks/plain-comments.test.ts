// Comments are sentences, or noun phrases that name their noun; comments, test titles and pages do without the banned words (docs/glossary.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { bannedInProse } from './banned-words.ts'
import { commentsIn, titlesIn, type Part } from './code-parts.ts'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles('{shared,cloud-api,diner-web,desktop,e2e,scripts}/**/*.{ts,tsx,mjs}')
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
const pages = ['README.md', 'CONTRIBUTING.md', ...sourceFiles('docs/**/*.md')]
const isTest = (file: string) => /\.(?:test|e2e|screenshots)\.tsx?$/.test(file)

/** Whether a comment begins with a noun clause, or with a fragment whose noun the reader has to guess. */
const isFragment = (text: string): boolean =>
  /^(?:What|Of|Those|One|Who|Whose|Only|Which|How|Why)\b/.test(text) || /^(?:When|Where|As|That|By|For|From)\b[^,]*$/.test(text)

/** The text without code, whose names may contain the words. */
const hasBannedWord = (text: string): boolean => bannedInProse.test(text.replaceAll(/`[^`]*`/g, ''))

const list = (file: string, parts: readonly Part[]) => parts.map(({ line, text }) => `${file}:${line}: ${text}`)
const inSources = (find: (code: string) => Part[], isWrong: (text: string) => boolean, isRead = (_file: string) => true) =>
  sources.flatMap(([file, code]) =>
    isRead(file)
      ? list(
          file,
          find(code).filter(({ text }) => isWrong(text)),
        )
      : [],
  )

/** The lines of a page, without its blocks of code and without the glossary's table of replaced words. */
const linesIn = (page: string): Part[] =>
  page
    .replaceAll(/```[\s\S]*?```|(?<=^## Words that are replaced\n)[\s\S]*?(?=^## )/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.startsWith('    ') ? '' : text }))

describe('plain English', () => {
  test('no comment begins with a noun clause', () => {
    expect(inSources(commentsIn, isFragment)).toEqual([])
  })

  test('no comment has a banned word', () => {
    expect(inSources(commentsIn, hasBannedWord)).toEqual([])
  })

  test('no test title has a banned word', () => {
    expect(inSources(titlesIn, hasBannedWord, isTest)).toEqual([])
  })

  test('no page has a banned word', () => {
    expect(
      pages.flatMap((page) =>
        list(
          page,
          linesIn(readFileSync(join(root, page), 'utf8')).filter(({ text }) => hasBannedWord(text)),
        ),
      ),
    ).toEqual([])
  })
})

describe('the checks', () => {
  test('read comments, titles and pages', () => {
    expect(sources.flatMap(([, code]) => commentsIn(code)).length).toBeGreaterThan(5_000)
    expect(sources.flatMap(([file, code]) => (isTest(file) ? titlesIn(code) : [])).length).toBeGreaterThan(3_000)
    expect(pages.length).toBeGreaterThan(50)
  })

  test('find comments of every kind, and no text of strings', () => {
    const code =
      "/** What it is. */\nconst a = '// Of no comment' // one's own\n// Of two\n// lines\nconst b = /['/*]/ // c\n/*\n * Those\n * of d\n */"
    expect(commentsIn(code)).toEqual([
      { line: 1, text: 'What it is.' },
      { line: 2, text: "one's own Of two lines" },
      { line: 5, text: 'c' },
      { line: 6, text: 'Those of d' },
    ])
  })

  test('find titles, also of tables of cases', () => {
    const code = "describe('a', () => {\n  test.each([['no title']])('%s is told', () => {\n    f('no title')\n  })\n})"
    expect(titlesIn(code)).toEqual([
      { line: 1, text: 'a' },
      { line: 2, text: '%s is told' },
    ])
  })

  test.each(['What it is.', 'Of the page.', 'When it ends.', 'For guests.', 'Whose they are, by id.'])(
    'refuse the comment: %s',
    (comment) => {
      expect(isFragment(comment)).toBe(true)
    },
  )

  test.each(['The page.', 'When it ends, it is deleted.', 'Whether it ends.'])('accept the comment: %s', (comment) => {
    expect(isFragment(comment)).toBe(false)
  })

  test('find banned words outside of code alone', () => {
    expect(hasBannedWord('Nobody is there.')).toBe(true)
    expect(hasBannedWord('A restaurant and `papers_decided`.')).toBe(false)
    expect(linesIn('## Words that are replaced\n| anew |\n## Next\n    told\nend')).toEqual(
      ['## Words that are replaced', '', '## Next', '', 'end'].map((text, index) => ({ line: index + 1, text })),
    )
  })
})
