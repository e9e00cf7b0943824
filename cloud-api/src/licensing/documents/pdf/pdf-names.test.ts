import { describe, expect, test } from 'vitest'
import { createNameSearch } from './pdf-names.ts'

const find = (pieces: string[], wanted = ['JavaScript', 'Launch', 'XFA']) => {
  const found = new Set<string>()
  const search = createNameSearch(new Set(wanted), found)
  for (const piece of pieces) search.add(Buffer.from(piece, 'latin1'))
  search.end()
  return [...found]
}

describe('a name is found', () => {
  test.each([
    '<</S/JavaScript>>',
    '/A/JavaScript',
    '/J#61v#61Script ',
    'x/JavaScript\0',
    '//JavaScript(',
    '\xff/JavaScript%',
    '/JavaScript',
  ])('in %j, however it is split into chunks', (text) => {
    for (let cut = 0; cut <= text.length; cut += 1) expect(find([text.slice(0, cut), text.slice(cut)])).toEqual(['JavaScript'])
    expect(find([...text])).toEqual(['JavaScript'])
  })
})

describe('a name is not found', () => {
  test.each([
    '/JavaScripts',
    '/LaunchPad',
    '/Launch#20',
    '/ JavaScript',
    '/javascript',
    'JavaScript',
    '/#',
    '/J#6',
    `/Launch${'a'.repeat(5_000)}`,
  ])('in %j, however it is split into chunks', (text) => {
    for (let cut = 0; cut <= Math.min(text.length, 300); cut += 1) expect(find([text.slice(0, cut), text.slice(cut)])).toEqual([])
    expect(find([...text])).toEqual([])
  })
})
