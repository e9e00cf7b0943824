// Papers that are refused, each with its refusal.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { maxUploadBytes } from '@sufra/shared/uploads'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import sharp from 'sharp'
import { deflated, drawPdf, drawPdfOf, drawPhoneJpeg, objectStream, pdfStream } from '../../testing/test-documents.ts'
import { drawLargePng, drawPng } from '../../testing/pictures.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
/** The first chunk of a png and the start of its pixels. */
const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000000100494441540000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return header
}
const unpacked = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
/** 1.2 GB of nothing, packed piece by piece so that the test itself does not hold it. */
const gigabyte = () => {
  const block = deflateRawSync(unpacked(12), { finishFlush: 2 })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 100 }, () => block)])
}
/** A stream of objects whose packed bytes end no text. */
const withoutBrackets = (): Buffer => {
  for (let spaces = 0; ; spaces += 1) {
    const stream = objectStream([script + ' '.repeat(spaces)])
    if (!/[()\\]/.test(stream.toString('latin1'))) return stream
  }
}
const hex = (bytes: Buffer) => `${bytes.toString('hex')}>`
const flateTwice = '/Filter [/FlateDecode /FlateDecode]'

/** What is sent, and what it is refused as. */
export const hostileDocuments: [string, RefusalCode, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'document.type', () => Buffer.alloc(0)],
  [
    'a PDF of streams of digits that are mostly blanks, each to its end',
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
  ['the start of a signature', 'document.type', () => Buffer.from('%PDF')],

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
  ['a PDF with a ZIP behind it', 'document.damaged', () => Buffer.concat([drawPdf(), Buffer.from('504b0304', 'hex'), Buffer.alloc(50)])],
  ['a PDF with a dictionary that does not end', 'document.damaged', () => drawPdf({ objects: ['<< /A (never closed'] })],
  ['a PDF with brackets that do not match', 'document.damaged', () => drawPdf({ objects: ['<< /A [ >> ]'] })],
  ['a PDF with a dictionary of 50,001 words', 'document.damaged', () => drawPdf({ objects: [`<</A[${'1 '.repeat(50_001 - 5)}]>>`] })],
  ['a PDF of signatures alone', 'document.damaged', () => Buffer.from('%PDF-1.7\n%%EOF')],

  ['a png of 65,535 × 65,535', 'document.unsafe', () => pngHeader(65_535, 65_535)],
  ['a png of 60 million pixels and a row', 'document.unsafe', () => pngHeader(10_000, 6_001)],
  ['a PDF with a script', 'document.unsafe', () => drawPdf({ catalog: '/OpenAction 6 0 R', objects: [script] })],
  ['a script with a masked name', 'document.unsafe', () => drawPdf({ objects: ['<< /S /J#61vaScript /JS (x) >>'] })],
  [
    'a script with every letter masked',
    'document.unsafe',
    () => drawPdf({ objects: ['<< /S /#4a#61#76#61#53#63#72#69#70#74 /JS (x) >>'] }),
  ],
  ['a script among packed objects', 'document.unsafe', () => drawPdf({ objects: [objectStream(['<< /A 1 >>', script])] })],
  ['a masked script among packed objects', 'document.unsafe', () => drawPdf({ objects: [objectStream(['<< /S /Java#53cript >>'])] })],
  [
    'packed objects with a masked filter',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(deflateSync(Buffer.from(`20 0 ${script}`)), '/Filter /Fl#61teDecode /First 5 /N 1')] }),
  ],
  [
    'objects packed twice',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(deflateSync(deflateSync(Buffer.from(`20 0 ${script}`))), `${flateTwice} /First 5 /N 1`)] }),
  ],
  [
    'objects in hex',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(hex(Buffer.from('20 0 << /A 1 >>')), '/Filter /ASCIIHexDecode /First 5 /N 1')] }),
  ],
  ['objects behind a picture filter', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /DCTDecode /Type /ObjStm')] })],
  [
    'objects whose bytes are predicted',
    'document.unsafe',
    () =>
      drawPdf({
        objects: [objectStream(['<< /A 1 >>'], 20, (data, dictionary) => deflated(data, `${dictionary} /DecodeParms << /Predictor 12 >>`))],
      }),
  ],
  [
    'a stream of objects inside of a text',
    'document.unsafe',
    () => drawPdf({ objects: [Buffer.concat([Buffer.from('<< /A (\n9 0 obj '), withoutBrackets(), Buffer.from(') >>')])] }),
  ],
  [
    'a stream of objects in a comment',
    'document.unsafe',
    () => drawPdf({ objects: [Buffer.concat([Buffer.from('%9 0 obj '), objectStream([script])])] }),
  ],
  [
    'a stream of objects inside of another stream',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(Buffer.concat([Buffer.from('9 0 obj'), objectStream([script])]))] }),
  ],
  [
    'a dictionary whose text pretends that it ends',
    'document.unsafe',
    () =>
      drawPdf({ objects: [objectStream([script], 20, (data, dictionary) => deflated(data, `/X (>> \\) stream 1 0 obj) ${dictionary}`))] }),
  ],
  [
    'a dictionary with a comment that pretends so',
    'document.unsafe',
    () => drawPdf({ objects: [objectStream([script], 20, (data, dictionary) => deflated(data, `%>> stream (\n ${dictionary}`))] }),
  ],
  [
    'filters that stand elsewhere',
    'document.unsafe',
    () => drawPdf({ objects: ['/FlateDecode', pdfStream(deflateSync(Buffer.from(script)), '/Filter 6 0 R')] }),
  ],
  [
    'one of the filters standing elsewhere',
    'document.unsafe',
    () => drawPdf({ objects: ['/FlateDecode', pdfStream('', '/Filter [6 0 R]')] }),
  ],
  ['two lists of filters', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /DCTDecode /Filter /FlateDecode')] })],
  ['a filter and a short one', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /DCTDecode /F /FlateDecode')] })],
  ['a filter that we do not undo', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /LZWDecode')] })],
  ['a filter of its own', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', '/Filter /Crypt')] })],
  ['five filters', 'document.unsafe', () => drawPdf({ objects: [pdfStream('x', `/Filter [${'/ASCIIHexDecode '.repeat(5)}]`)] })],
  ['a program that is started', 'document.unsafe', () => drawPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['a file inside', 'document.unsafe', () => drawPdf({ objects: [deflated('MZ', '/Type /EmbeddedFile')] })],
  ['a list of files inside', 'document.unsafe', () => drawPdf({ catalog: '/Names << /EmbeddedFiles 6 0 R >>' })],
  ['a form that sends', 'document.unsafe', () => drawPdf({ objects: ['<< /S /SubmitForm /F (https://example.com) >>'] })],
  ['a form that fetches', 'document.unsafe', () => drawPdf({ objects: ['<< /S /ImportData /F (//host/share) >>'] })],
  ['a form with scripts of its own', 'document.unsafe', () => drawPdf({ catalog: '/AcroForm << /XFA 6 0 R >>' })],
  ['a jump to a file of the network', 'document.unsafe', () => drawPdf({ objects: ['<< /S /GoToR /F (//host/share) >>'] })],
  ['media', 'document.unsafe', () => drawPdf({ objects: ['<< /Subtype /RichMedia >>'] })],
  ['a PDF that is locked', 'document.unsafe', () => drawPdf({ trailer: '/Encrypt << /Filter /Standard /V 2 >>' })],
  ['a PDF that unpacks to 1.2 GB', 'document.unsafe', () => drawPdf({ objects: [pdfStream(gigabyte(), '/Filter /FlateDecode')] })],
  [
    'a PDF that unpacks to 60 MB thrice',
    'document.unsafe',
    () => drawPdf({ objects: [deflated(unpacked(60)), deflated(unpacked(60)), deflated(unpacked(60))] }),
  ],
  ['a PDF that unpacks in two steps', 'document.unsafe', () => drawPdf({ objects: [pdfStream(deflateSync(gigabyte()), flateTwice)] })],
  [
    'a PDF that unpacks behind ASCII',
    'document.unsafe',
    () => drawPdf({ objects: [pdfStream(hex(deflateSync(unpacked(200))), '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
  ],
  ['a PDF of 20,001 objects', 'document.unsafe', () => drawPdf({ objects: ['1 0 obj '.repeat(20_001 - 6)] })],
  ['a PDF of 2,001 streams', 'document.unsafe', () => drawPdf({ objects: ['1 0 obj<<>>stream\n'.repeat(2_000)] })],
  [
    'lists in lists that are read again and again',
    'document.unsafe',
    () => drawPdf({ objects: ['1 0 obj<</A['.repeat(60) + '1 '.repeat(40_000) + ']>>'.repeat(60)] }),
  ],
  ['a list without an end', 'document.damaged', () => drawPdf({ objects: [`<</A ${'['.repeat(1_500_000)}`] })],
  [
    'comments that are read again and again',
    'document.unsafe',
    () => drawPdf({ objects: ['1 0 obj % '.repeat(2_000) + ' '.repeat(1_900_000)] }),
  ],
]
