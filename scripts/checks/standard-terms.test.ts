// Names follow docs/glossary.md: replaced words of its table do not come back in identifiers, keys of the dictionaries or file names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { bannedWords } from './banned-words.ts'
import { withoutComments } from './code-parts.ts'
import { sourceFiles } from './source-files.ts'

/** Whole words of a camelCase, snake_case or kebab-case name. */
const replaced = new Set([
  ...bannedWords,
  ...(
    'hear heard tell tells says said saying sayings asks asked kept keeps paper climb climbs rung strike strikes stroke tune tunes standing ' +
    'somebody everybody stranger strangers deeds obey foresee longest largest fewest most least ground wake wakes beat beats'
  ).split(' '),
])

/** Names that are not ours, that are stored under that name, or for which the word is right: the paper in a printer, "at most". */
const allowed = new Set([
  'paper', // the paper of a printer
  'paperEndsAfter',
  'hasAtMostTwoDecimals',
  'atMost',
  'stroke', // SVG
  'strokeWidth',
  'asked', // stored drafts of sign-up
  'wakeLock', // a name of browsers
])

const sources = sourceFiles('{shared,cloud-api,diner-web,desktop,e2e,scripts}/**/*.{ts,tsx}')

const wordsOf = (name: string) => name.split(/(?<=[a-z0-9])(?=[A-Z])|[-_.$/]/).map((word) => word.toLowerCase())

/** The code without comments and without the text of strings, but with code in `${}`. */
const codeOf = (text: string) =>
  withoutComments(text)
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/`(?:\\.|[^`\\])*`/g, (template) => [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner).join(' '))

const replacedNames = (code: string): string[] =>
  [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].filter((name) => !allowed.has(name) && wordsOf(name).some((word) => replaced.has(word)))

describe('names use standard terms', () => {
  test('identifiers have no replaced words', () => {
    const isText = (file: string) => /(?:product-text|standard-terms)\.test\.ts$|configuration-page\.ts$|\.d\.ts$/.test(file)
    const found = sources
      .filter((file) => !isText(file))
      .flatMap((file) => replacedNames(codeOf(readFileSync(join(root, file), 'utf8'))).map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })

  test('file names have no replaced words', () => {
    expect(sources.filter((file) => wordsOf(file).some((word) => replaced.has(word)))).toEqual([])
  })

  test('the check finds a replaced word', () => {
    expect(sources.length).toBeGreaterThan(900)
    expect(replacedNames(codeOf("const orderHeard = say('told') // kept\nconst text = `${tellAgain} told`"))).toEqual([
      'orderHeard',
      'tellAgain',
    ])
  })
})
