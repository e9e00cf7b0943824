import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['7', { orderNumber: 7 }],
  ['#7', { orderNumber: 7 }],
  ['٧', { orderNumber: 7 }],
  ['123', { orderNumber: 123 }],
  ['2345', { orderNumber: 2345, phoneEnd: '2345' }],
  ['#2345', { orderNumber: 2345 }],
  ['999999', { orderNumber: 999_999, phoneEnd: '999999' }],
  ['1000000', { phoneEnd: '1000000' }],
  ['5551 2345', { phoneEnd: '55512345' }],
  ['+974 5551 2345', { phoneEnd: '97455512345' }],
  ['00974-5551-2345', { phoneEnd: '97455512345' }],
  ['00123', { orderNumber: 123, phoneEnd: '00123' }],
  ['0012345678', { phoneEnd: '0012345678' }],
  ['00123456789', { phoneEnd: '123456789' }],
  ['٥٥٥١٢٣٤٥', { phoneEnd: '55512345' }],
  ['0', {}],
  ['Maryam', { words: ['maryam'] }],
  [' Al-Marri,  Sara ', { words: ['al', 'marri', 'sara'] }],
  ['أَحمد', { words: ['احمد'] }],
  ["O'Brien 2", { words: ['o', 'brien', '2'] }],
  ['&|!:*', { words: [] }],
  ['a b c d e f g', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
])('%j is parsed as %o', (typed, search) => {
  expect(readSearch(typed)).toEqual(search)
})
