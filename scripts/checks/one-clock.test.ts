// Checks that times are written in a named time zone by `shared/src/dates`, and that screens use the server's time: a machine may be in
// another zone, or have a wrong clock.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { sourceFiles } from './source-files.ts'

const isTest = (file: string) => /\.test(-data)?\.tsx?$|\.example\./.test(file)

const filesWith = (pattern: string, forbidden: RegExp, allowed: readonly string[]) =>
  sourceFiles(pattern).filter(
    (file) => !isTest(file) && !allowed.some((path) => file.startsWith(path)) && forbidden.test(readFileSync(join(root, file), 'utf8')),
  )

const formats = /\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)?String\(/
const machineZone = /\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(|\.to(Date|Time)String\(/
const machineClock = /\bDate\.now\(\)|\bnew Date\(\)/

test.each([
  [
    'dates and times are formatted by shared/src/dates alone',
    '{shared,cloud-api,desktop,diner-web}/src/**/*.{ts,tsx}',
    formats,
    ['shared/src/dates/'],
  ],
  [
    'except in the calendar, no date is read in the machine’s time zone',
    '{shared,cloud-api,desktop,diner-web}/src/**/*.{ts,tsx}',
    machineZone,
    ['desktop/src/renderer/common/dates/calendar.tsx'],
  ],
  [
    'screens ask serverNow for the time',
    '{desktop/src/renderer,diner-web/src,shared/src}/**/*.{ts,tsx}',
    machineClock,
    ['shared/src/ui/hooks/server-clock.ts', 'diner-web/src/service-worker/'],
  ],
])('%s', (_rule, pattern, forbidden, allowed) => {
  expect(filesWith(pattern, forbidden, allowed)).toEqual([])
})

test('the rules find forbidden code', () => {
  expect(filesWith('shared/src/dates/*.ts', formats, [])).toContain('shared/src/dates/date-text.ts')
  expect(filesWith('desktop/src/renderer/common/dates/*.tsx', machineZone, [])).toContain('desktop/src/renderer/common/dates/calendar.tsx')
  expect(filesWith('shared/src/ui/hooks/*.ts', machineClock, [])).toContain('shared/src/ui/hooks/server-clock.ts')
})
