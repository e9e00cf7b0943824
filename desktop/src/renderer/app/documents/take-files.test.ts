import { maxUploadBytes } from '@sufra/shared/uploads'
import { expect, test } from 'vitest'
import { takeFiles } from './take-files.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const pdf = [...'%PDF-'].map((letter) => letter.codePointAt(0) ?? 0)

const file = (start: number[], size = 100, type = '') => {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new File([bytes], 'paper.pdf', { type })
}

test('papers are known by their first bytes, whatever they are called', async () => {
  const { papers, refused } = await takeFiles([file(png), file(jpeg), file(pdf, 100, 'image/png')])
  expect(papers.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'application/pdf'])
  expect(refused).toEqual([])
})

test('two megabytes are taken, a byte more is not', async () => {
  const { papers, refused } = await takeFiles([file(pdf, maxUploadBytes), file(pdf, maxUploadBytes + 1)])
  expect(papers).toHaveLength(1)
  expect(refused).toEqual([{ name: 'paper.pdf', problem: 'document.size' }])
})

test('what only calls itself a paper is refused', async () => {
  const { refused } = await takeFiles([file([0x3c, 0x68, 0x74, 0x6d, 0x6c], 100, 'application/pdf'), new File([], 'empty.pdf')])
  expect(refused.map(({ problem }) => problem)).toEqual(['document.type', 'document.type'])
})
