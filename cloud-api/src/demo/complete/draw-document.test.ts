import { expect, test } from 'vitest'
import { checkDocument } from '../../licensing/documents/document-storage.ts'
import { drawDocument } from './draw-document.ts'

test('a drawn document passes the inspection of documents', async () => {
  const pdf = drawDocument({ title: 'Trade licence', issuer: 'Doha (sample)', fields: [['Holder', 'Bait Al Sufra \\ بيت']] })
  expect((await checkDocument(pdf)).type).toBe('application/pdf')
  expect(pdf.toString('latin1')).toContain(String.raw`(Bait Al Sufra \\ ???)`)
})
