// The definition in docs/examples-events.md, compiled.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'
import { counterEvent, type FeedEventDefinition } from './feed-event.ts'

// example
export const waiterEvents = {
  /** A diner called a waiter. */
  waiter_called: counterEvent({ tableNumber: z.int(), calledAt: timestamp }),
}
// end of the example

const withoutIndent = (text: string) => text.replaceAll(/^ +/gm, '')

test('the example of the documentation is this file’s, and is a definition', () => {
  const definitions: Record<string, FeedEventDefinition> = waiterEvents
  expect(definitions.waiter_called?.data.safeParse({ tableNumber: 4, calledAt: '2026-11-20T12:00:00.000Z' }).success).toBe(true)
  const own = readFileSync(import.meta.filename, 'utf8')
  const example = own.slice(own.indexOf('// example\n') + '// example\n'.length, own.indexOf('// end of the example'))
  const page = readFileSync(join(import.meta.dirname, '../../../docs/examples-events.md'), 'utf8')
  expect(withoutIndent(page)).toContain(withoutIndent(example).trim())
})
