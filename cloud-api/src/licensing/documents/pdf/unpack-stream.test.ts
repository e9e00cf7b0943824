import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unpackStream } from './unpack-stream.ts'

const unpack = async (file: Buffer, filters: string[], start = 0) => {
  let spent = 0
  const chunks: Buffer[] = []
  const stream = { filters, start, number: 1, generation: 0, names: new Set<string>() }
  for await (const chunk of unpackStream(file, stream, (bytes) => (spent += bytes))) chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), spent }
}

const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)

/** Encodes in Adobe's variant. */
const base85 = (bytes: Buffer): Buffer => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4)
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE()
    const digits: string[] = []
    for (let index = 0; index < 5; index += 1) {
      digits.unshift(String.fromCharCode(0x21 + (value % 85)))
      value = Math.floor(value / 85)
    }
    const written = digits.slice(0, group.length + 1).join('')
    text += group.length === 4 && written === '!!!!!' ? 'z' : written
  }
  return Buffer.from(`${text.replaceAll(/.{60}/g, '$&\n')}~>`)
}

const filters = [
  ['FlateDecode', (bytes: Buffer) => deflateSync(bytes)],
  ['ASCIIHexDecode', hex],
  ['ASCII85Decode', base85],
] as const

describe('a filter is decoded', () => {
  test.each(filters)('%s, for any content and any bytes after it', async (name, pack) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 50 }), async (content, rest) => {
        const file = Buffer.concat([Buffer.from('head'), pack(Buffer.from(content)), rest])
        expect((await unpack(file, [name], 4)).bytes).toEqual(Buffer.from(content))
      }),
    )
  })

  test.each(filters)('%s, over many chunks', async (name, pack) => {
    const content = Buffer.from(Array.from({ length: 300_001 }, (_, index) => (index * index) % 251))
    const file = Buffer.concat([pack(content), Buffer.alloc(500_000)])
    expect((await unpack(file, [name])).bytes.equals(content)).toBe(true)
  })

  test('in sequence, and the bytes of every stage are counted', async () => {
    const content = Buffer.alloc(100_000)
    const once = deflateSync(content)
    const file = hex(once)
    const { bytes, spent } = await unpack(file, ['ASCIIHexDecode', 'FlateDecode'])
    expect(bytes.equals(content)).toBe(true)
    // The digits, their decoded bytes, and zlib's input and output.
    expect(spent).toBe(2 * once.length + once.length + content.length + once.length)
  })

  test('except a picture filter, after which decoding stops', async () => {
    expect((await unpack(Buffer.from('ffd8>'), ['ASCIIHexDecode', 'DCTDecode', 'LZWDecode'])).bytes.toString('hex')).toBe('ffd8')
    expect((await unpack(Buffer.from('anything'), [])).bytes.length).toBe(0)
  })
})

test('empty deflate blocks are counted too', async () => {
  const nothing = Buffer.alloc(1_000_000, Buffer.from([0, 0, 0, 0xff, 0xff]))
  const file = Buffer.concat([Buffer.from([0x78, 0x9c]), nothing, deflateRawSync(Buffer.alloc(0)), Buffer.from([0, 0, 0, 1])])
  const { bytes, spent } = await unpack(file, ['FlateDecode'])
  expect(bytes.length).toBe(0)
  expect(spent).toBe(file.length)
})
