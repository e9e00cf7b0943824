import { describe, expect, test } from 'vitest'
import { documentType, imageType, maxUploadBytes, pictureProblem, pictureType, signatureLength } from './uploads.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]

describe('the type of a file is detected from its first bytes', () => {
  test.each([
    ['a png', [...png, 0], 'image/png', 'image/png'],
    ['a jpeg', [...jpeg, 0xe0], 'image/jpeg', 'image/jpeg'],
    ['a PDF, which is not a picture', [...pdf, 0x31], 'application/pdf', undefined],
    ['a signature and nothing else', pdf, 'application/pdf', undefined],
    ['a png cut short', png.slice(0, 7), undefined, undefined],
    ['a jpeg cut short', jpeg.slice(0, 2), undefined, undefined],
    ['a PDF cut short', pdf.slice(0, 4), undefined, undefined],
    ['a PDF behind a blank', [0x20, ...pdf], 'application/pdf', undefined],
    ['a PDF behind a byte order mark', [0xef, 0xbb, 0xbf, ...pdf], 'application/pdf', undefined],
    ['a PDF behind 59 blanks', [...Array.from({ length: 59 }, () => 0x20), ...pdf], 'application/pdf', undefined],
    ['a PDF behind 60 blanks', [...Array.from({ length: 60 }, () => 0x20), ...pdf], undefined, undefined],
    ['a png behind a blank', [0x20, ...png], undefined, undefined],
    ['nothing', [], undefined, undefined],
  ])('%s', (_name, bytes, document, picture) => {
    expect(documentType(new Uint8Array(bytes))).toBe(document)
    expect(pictureType(new Uint8Array(bytes))).toBe(picture)
  })
})

test.each([
  ['a png of 2 MB', png, maxUploadBytes, undefined],
  ['a png of 2 MB and one byte', png, maxUploadBytes + 1, 'upload.picture'],
  ['a PDF', pdf, 100, 'upload.picture'],
  ['an empty file', [], 0, 'upload.picture'],
])('%s as a picture', (_name, bytes, size, problem) => {
  expect(pictureProblem(size, new Uint8Array(bytes).subarray(0, signatureLength))).toBe(problem)
})

test('an image that the API serves is a PNG, a JPEG or a WebP', () => {
  const webP = [0x52, 0x49, 0x46, 0x46]
  expect([png, jpeg, webP, pdf].map((bytes) => imageType(new Uint8Array(bytes)))).toEqual([
    'image/png',
    'image/jpeg',
    'image/webp',
    undefined,
  ])
})
