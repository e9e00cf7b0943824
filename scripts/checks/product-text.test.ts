import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { bannedInProse } from './banned-words.ts'
import { withoutComments } from './code-parts.ts'
import { sourceFiles } from './source-files.ts'

const texts = [
  'shared/src/i18n/en/*.ts',
  'shared/src/*/texts.en.ts',
  'shared/src/*/*.refusals.ts',
  'cloud-api/src/platform/messages/templates/*.ts',
  'cloud-api/src/platform/messages/inbox/*.ts',
  'cloud-api/src/ordering/escalation/run-escalations.ts',
  'cloud-api/src/demo/welcome.ts',
]

/** Wording that customers must not see. “Paper” is allowed only for the paper in a printer. */
const banned = [
  bannedInProse,
  /(?<!cut |out of )\bpaper\b(?! width)/i,
  /\b(?:somebody|everybody)\b/i,
  /\blook(?:ed|s)? (?:at|into|on)\b/i,
  /\bwe look\b/i,
  /\bwaits? (?:to be|for you)\b/i,
  /\b(?:change|application|order|applicant)s? waits?\b/i,
  /\btime is over\b/i,
  /\bin force\b/i,
  /\bat all\b/i,
  /\bstands? in\b|\bhow it stands\b|\bwhere it stands\b/i,
  /\b(?:the|a|without a) line\b|\bline (?:is|was|lost|down)\b/i,
  /\b(?:that|it|there) answers\b|\bdoes not answer\b/i,
  /\bthis machine\b/i,
  /\bdish(?:es)?\b/i,
  /\bgood for\b/i,
  /\bis not right\b/i,
  /\be-mail\b/i,
]

/** The quoted texts in a file, without placeholders. Lower-case single words and paths count as names in the code. */
const textsOf = (code: string): string[] =>
  withoutComments(code)
    .match(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g)
    ?.map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}|\{\{\w+\}\}/g, '…'))
    .filter((text) => /[A-Za-z]/.test(text) && !/^[.@]|^[a-z][\w./-]*$/.test(text)) ?? []

const problemsOf = (text: string): string[] =>
  banned.filter((pattern) => pattern.test(text)).map((pattern) => `${text} (${pattern.source})`)

const files = texts.flatMap((pattern) => sourceFiles(pattern)).filter((file) => !file.includes('.test.'))

test.each(files)('%s has no banned wording', (file) => {
  expect(textsOf(readFileSync(join(root, file), 'utf8')).flatMap(problemsOf)).toEqual([])
})

test('the check reads the dictionaries and templates, and finds their texts', () => {
  expect(files.length).toBeGreaterThan(40)
  const all = files.flatMap((file) => textsOf(readFileSync(join(root, file), 'utf8')))
  expect(all.length).toBeGreaterThan(1000)
  expect(all).toContain('Try again')
  expect(all.join('\n')).toContain('Please do not reply to this email.')
})

describe('banned wording', () => {
  test.each([
    'Its time is over. Please send the renewed one.',
    'Nobody reads the answers to this address.',
    'Papers',
    'Your new papers were looked at.',
    'Then send it again: we check it anew.',
    'Order 12 waits to be accepted.',
    'Nothing answers there. Is this a Sufra that answers?',
    'The verified one stays in force.',
    'What you did while the line was down.',
    'The restaurant has been told. It is told at once.',
  ])('%s', (text) => {
    expect(textsOf(`export const dictionary = { key: '${text}' }`).flatMap(problemsOf)).not.toEqual([])
  })

  test.each(['The printer is out of paper.', 'Cut paper', 'Paper width', 'Your new documents have been reviewed.'])(
    'nothing is found in: %s',
    (text) => {
      expect(problemsOf(text)).toEqual([])
    },
  )

  test('keys and comments are ignored', () => {
    expect(textsOf(`// Nobody looks at papers.\nexport const settings = { papers: { nobody: 'Send' } } // anew`)).toEqual(['Send'])
  })
})

test('no field has the type number: browsers accept no Arabic and Persian digits in it, and change its value with the wheel', () => {
  const fields = sourceFiles('{shared,desktop,diner-web}/src/**/*.tsx')
  expect(fields.length).toBeGreaterThan(300)
  expect(fields.filter((file) => /type=["'{]+number\b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
