import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import type { Connection } from '../connect.ts'
import { partsOf, partsSql } from './searched-text.sql.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('a word has the parts of two letters or of three, and none of one letter', () => {
  expect(partsOf('واحه')).toEqual(['واح', 'احه'])
  expect(partsOf('abab')).toEqual(['aba', 'bab'])
  expect(partsOf('aaaa')).toEqual(['aaa'])
  expect(partsOf('ab')).toEqual(['ab'])
  expect(partsOf('a')).toEqual([])
  expect(partsOf('🍔🍟🥤')).toEqual(['🍔🍟🥤'])
})

test('a text has the parts of every word in it', async () => {
  const letter = fc.constantFrom('a', 'b', 'ا', 'ل', '1', '@', "'", '\\', '🍔')
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), async (words, which, where) => {
      const letters = [...(words[which % words.length] ?? '')]
      const searched = letters.slice(where % letters.length).join('')
      const [row] = await connection.query<{ has: boolean }>(
        `select ${partsSql('$1::text')} @> array(select jsonb_array_elements_text($2::jsonb)) as has`,
        [words.join(' '), JSON.stringify(partsOf(searched))],
      )
      expect(row?.has).toBe(true)
    }),
    { numRuns: 100 },
  )
})
