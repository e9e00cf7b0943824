import { maxUploadBytes } from '@sufra/shared/uploads'
import { expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const pdf = [...'%PDF-'].map((character) => character.codePointAt(0) ?? 0)

const file = (start: number[], size = 100, type = '') => {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new File([bytes], 'document.pdf', { type })
}

test('the type of a file is detected from its first bytes, not from its name', async () => {
  const { accepted, rejected } = await checkFiles([file(png), file(jpeg), file(pdf, 100, 'image/png')])
  expect(accepted.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'application/pdf'])
  expect(rejected).toEqual([])
})

test('two megabytes are accepted, one byte more is rejected', async () => {
  const { accepted, rejected } = await checkFiles([file(pdf, maxUploadBytes), file(pdf, maxUploadBytes + 1)])
  expect(accepted).toHaveLength(1)
  expect(rejected).toEqual([{ name: 'document.pdf', problem: 'document.size' }])
})

test('files of other types and empty files are rejected', async () => {
  const { rejected } = await checkFiles([file([0x3c, 0x68, 0x74, 0x6d, 0x6c], 100, 'application/pdf'), new File([], 'empty.pdf')])
  expect(rejected.map(({ problem }) => problem)).toEqual(['document.type', 'document.type'])
})
