// Documents that are refused, each with its refusal code.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { maxUploadBytes } from '@sufra/shared/uploads'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import sharp from 'sharp'
import { deflated, drawPdf, drawPdfOf, drawPhoneJpeg, objectStream, pdfStream } from '../../../../testing/test-documents.ts'
import { drawLargePng, drawPng } from '../../../../testing/pictures.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
/** The first chunk of a PNG and the start of its pixel data. */
const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000000100494441540000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return header
}
const unpacked = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
/** 1.2 GB of zeros, compressed block by block so that the test does not hold them in memory. */
const gigabyte = () => {
  const block = deflateRawSync(unpacked(12), { finishFlush: 2 })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 100 }, () => block)])
}
/** An object stream whose compressed bytes contain no bracket or backslash, so that they end no PDF string. */
const withoutBrackets = (): Buffer => {
  for (let spaces = 0; ; spaces += 1) {
    const stream = objectStream([script + ' '.repeat(spaces)])
    if (!/[()\\]/.test(stream.toString('latin1'))) return stream
  }
}
const hex = (bytes: Buffer) => `${bytes.toString('hex')}>`
const flateTwice = '/Filter [/FlateDecode /FlateDecode]'

/** A name, the refusal code, and the bytes. */
export const hostileDocuments: [string, RefusalCode, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'document.type', () => Buffer.alloc(0)],
  [
    'a PDF of ASCII85 streams of mostly blanks, each up to the end of the file',
    'document.unsafe',
    () => drawPdf({ objects: [...Array.from({ length: 400 }, () => pdfStream('!', '/Filter /A85')), Buffer.alloc(1_900_000, ' ')] }),
  ],
  ['NUL bytes', 'document.type', () => Buffer.alloc(1_000)],
  ['a script', 'document.type', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['PHP', 'document.type', () => Buffer.from('<?php system($_GET["c"]);')],
  ['HTML called a PDF', 'document.type', () => Buffer.from(html)],
  ['SVG called a png', 'document.type', () => Buffer.from(svg)],
  [
    'a GIF',
    'document.type',
    async () =>
      sharp(await drawPng())
        .gif()
        .toBuffer(),
  ],
  [
    'a WebP',
    'document.type',
    async () =>
      sharp(await drawPng())
        .webp()
        .toBuffer(),
  ],
  [
    'a TIFF',
    'document.type',
    async () =>
      sharp(await drawPng())
        .tiff()
        .toBuffer(),
  ],
  ['a ZIP', 'document.type', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200)])],
  [
    'a DOCX',
    'document.type',
    () => Buffer.concat([Buffer.from('504b030414000600', 'hex'), Buffer.from('[Content_Types].xml word/document.xml')]),
  ],
  ['a Windows program', 'document.type', () => Buffer.from('4d5a90000300000004000000ffff', 'hex')],
  ['a PDF behind HTML', 'document.type', () => Buffer.concat([Buffer.from(html), drawPdf()])],
  ['a PDF behind a NUL', 'document.type', () => Buffer.concat([Buffer.from([0]), drawPdf()])],
  ['an incomplete signature', 'document.type', () => Buffer.from('%PDF')],

  ['2 MB and one byte', 'document.size', () => drawPdfOf(maxUploadBytes + 1)],
  ['a png of 3 MB', 'document.size', () => drawLargePng(3_000_000)],

  ['a script behind the signature of a png', 'document.damaged', () => Buffer.concat([pngHeader(0, 0).subarray(0, 8), Buffer.from(html)])],
  [
    'a script behind the signature of a jpeg',
    'document.damaged',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<?php')]),
  ],
  ['half a png', 'document.damaged', async () => (await drawLargePng(200_000)).subarray(0, 100_000)],
  ['half a jpeg', 'document.damaged', async () => (await drawPhoneJpeg()).subarray(0, 8_000)],
  ['HTML behind the signature of a PDF', 'document.damaged', () => Buffer.from(`%PDF-1.7\n${html}\n%%EOF`)],
  ['half a PDF', 'document.damaged', () => drawPdf().subarray(0, 400)],
  [
    'a PDF with half a stream',
    'document.damaged',
    () => drawPdf({ objects: [pdfStream(deflateSync(unpacked(1)).subarray(0, 500), '/Filter /FlateDecode')] }),
  ],
  ['a PDF whose stream is no zlib', 'document.damaged', () => drawPdf({ objects: [pdfStream('not packed', '/Filter /FlateDecode')] })],
  ['a PDF with an unclosed dictionary', 'document.damaged', () => drawPdf({ objects: ['<< /A (never closed'] })],
  ['a PDF with mismatched brackets', 'document.damaged', () => drawPdf({ objects: ['<< /A [ >> ]'] })],
  ['a PDF with a dictionary of 50,001 tokens', 'document.damaged', () => drawPdf({ objects: [`<</A[${'1 '.repeat(50_001 - 5)}]>>`] })],
  ['a PDF of signatures alone', 'document.damaged', () => Buffer.from('%PDF-1.7\n%%EOF')],

  ['a png of 65,535 × 65,535', 'document.unsafe', () => pngHeader(65_535, 65_535)],
  ['a png of 60 million pixels and a row', 'document.unsafe', () => pngHeader(10_000, 6_001)],
  ['a PDF with a script', 'document.unsafe', () => drawPdf({ catalog: '/OpenAction 6 0 R', objects: [script] })],
  ['a script with an escaped name', 'document.unsafe', () => drawPdf({ objects: ['<< /S /J#61vaScript /JS (x) >>'] })],
  [
    'a script with every letter of its name escaped',
    'document.unsafe',
    () => drawPdf({ objects: ['<< /S /#4a#61#76#61#53#63#72#69#70#74 /JS (x) >>'] }),
  ],
  ['a script in an object stream', 'document.unsafe', () => drawPdf({ objects: [objectStream(['<< /A 1 >>', script])] })],
  ['an escaped script name in an object stream', 'document.unsafe', () => drawPdf({ objects: [objectStream(['<< /S /Java#53cript >>'])] })],
  [
    'an object stream with an escaped filter name',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(deflateSync(Buffer.from(`20 0 ${script}`)), '/Filter /Fl#61teDecode /First 5 /N 1')] }),
  ],
  [
    'an object stream compressed twice',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(deflateSync(deflateSync(Buffer.from(`20 0 ${script}`))), `${flateTwice} /First 5 /N 1`)] }),
  ],
  [
    'a hex-encoded object stream',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(hex(Buffer.from('20 0 << /A 1 >>')), '/Filter /ASCIIHexDecode /First 5 /N 1')] }),
  ],
  [
    'an object stream with a picture filter',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream('x', '/Filter /DCTDecode /Type /ObjStm')] }),
  ],
  [
    'an object stream with a predictor',
    'document.unsafe',
    () =>
      drawPdf({
        objects: [objectStream(['<< /A 1 >>'], 20, (data, dictionary) => deflated(data, `${dictionary} /DecodeParms << /Predictor 12 >>`))],
      }),
  ],
  [
    'an object stream inside a string',
    'document.unsafe',
    () => drawPdf({ objects: [Buffer.concat([Buffer.from('<< /A (\n9 0 obj '), withoutBrackets(), Buffer.from(') >>')])] }),
  ],
  [
    'an object stream in a comment',
    'document.unsafe',
    () => drawPdf({ objects: [Buffer.concat([Buffer.from('%9 0 obj '), objectStream([script])])] }),
  ],
  [
    'an object stream inside another stream',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(Buffer.concat([Buffer.from('9 0 obj'), objectStream([script])]))] }),
  ],
  [
    'a dictionary with a string that looks like its end',
    'document.unsafe',
    () =>
      drawPdf({ objects: [objectStream([script], 20, (data, dictionary) => deflated(data, `/X (>> \\) stream 1 0 obj) ${dictionary}`))] }),
  ],
  [
    'a dictionary with a comment that looks like its end',
    'document.unsafe',
    () => drawPdf({ objects: [objectStream([script], 20, (data, dictionary) => deflated(data, `%>> stream (\n ${dictionary}`))] }),
  ],
  [
    'indirect filters',
    'document.unsafe',
    () => drawPdf({ objects: ['/FlateDecode', pdfStream(deflateSync(Buffer.from(script)), '/Filter 6 0 R')] }),
  ],
  ['one indirect filter in a list', 'document.unsafe', () => drawPdf({ objects: ['/FlateDecode', pdfStream('', '/Filter [6 0 R]')] })],
  ['two lists of filters', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /DCTDecode /Filter /FlateDecode')] })],
  [
    'a filter and an abbreviated one',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream('x', '/Filter /DCTDecode /F /FlateDecode')] }),
  ],
  ['an unsupported filter', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /LZWDecode')] })],
  ['a custom filter', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /Crypt')] })],
  ['five filters', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', `/Filter [${'/ASCIIHexDecode '.repeat(5)}]`)] })],
  ['an action that launches a program', 'document.unsafe', () => drawPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['an embedded file', 'document.unsafe', () => drawPdf({ objects: [deflated('MZ', '/Type /EmbeddedFile')] })],
  ['a form that submits data', 'document.unsafe', () => drawPdf({ objects: ['<< /S /SubmitForm /F (https://example.com) >>'] })],
  ['a form that imports data', 'document.unsafe', () => drawPdf({ objects: ['<< /S /ImportData /F (//host/share) >>'] })],
  ['an XFA form', 'document.unsafe', () => drawPdf({ catalog: '/AcroForm << /XFA 6 0 R >>' })],
  ['a link to a file on the network', 'document.unsafe', () => drawPdf({ objects: ['<< /S /GoToR /F (//host/share) >>'] })],
  ['media', 'document.unsafe', () => drawPdf({ objects: ['<< /Subtype /RichMedia >>'] })],
  ['an encrypted PDF', 'document.unsafe', () => drawPdf({ trailer: '/Encrypt << /Filter /Standard /V 2 >>' })],
  ['a PDF that decompresses to 1.2 GB', 'document.unsafe', () => drawPdf({ objects: [pdfStream(gigabyte(), '/Filter /FlateDecode')] })],
  [
    'a PDF that decompresses to 60 MB three times',
    'document.unsafe',
    () => drawPdf({ objects: [deflated(unpacked(60)), deflated(unpacked(60)), deflated(unpacked(60))] }),
  ],
  ['a PDF that decompresses in two steps', 'document.unsafe', () => drawPdf({ objects: [pdfStream(deflateSync(gigabyte()), flateTwice)] })],
  [
    'a PDF that decompresses after ASCII decoding',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(hex(deflateSync(unpacked(200))), '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
  ],
  ['a PDF of 20,001 objects', 'document.unsafe', () => drawPdf({ objects: ['1 0 obj '.repeat(20_001 - 6)] })],
  ['a PDF of 2,001 streams', 'document.unsafe', () => drawPdf({ objects: ['1 0 obj<<>>stream\n'.repeat(2_000)] })],
  [
    'nested lists that are read repeatedly',
    'document.unsafe',
    () => drawPdf({ objects: ['1 0 obj<</A['.repeat(60) + '1 '.repeat(40_000) + ']>>'.repeat(60)] }),
  ],
  ['an endless list', 'document.damaged', () => drawPdf({ objects: [`<</A ${'['.repeat(1_500_000)}`] })],
  [
    'comments that are read repeatedly',
    'document.unsafe',
    () => drawPdf({ objects: ['1 0 obj % '.repeat(2_000) + ' '.repeat(1_900_000)] }),
  ],
]
