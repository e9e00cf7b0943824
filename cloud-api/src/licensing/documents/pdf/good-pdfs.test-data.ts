// PDFs of common programs, which are accepted.
import { deflateSync } from 'node:zlib'
import { maxUploadBytes } from '@sufra/shared/uploads'
import { deflated, drawPdf, drawPdfOf, objectStream, pdfStream } from '../../../../testing/test-documents.ts'

export const goodPdfs: [string, () => Buffer][] = [
  ['a plain PDF', () => drawPdf()],
  ['a compressed one', () => drawPdf({ pack: deflated })],
  [
    'one compressed and hex-encoded',
    () =>
      drawPdf({
        pack: (data) => pdfStream(`${deflateSync(Buffer.from(data)).toString('hex')}>`, '/Filter [/ASCIIHexDecode /FlateDecode]'),
      }),
  ],
  [
    'one with an indirect length, and white space before its bytes',
    () =>
      drawPdf({
        objects: [
          Buffer.concat([
            Buffer.from('<< /Length 7 0 R /Filter [ /FlateDecode ] >> % a word\nstream \r\n'),
            deflateSync(Buffer.from('q Q')),
            Buffer.from('\r\nendstream'),
          ]),
          '11',
        ],
      }),
  ],
  ['one with an object stream', () => drawPdf({ objects: [objectStream(['<< /A 1 >>', '<< /B [1 0 R (x)] >>'])] })],
  [
    'one with a scanned picture',
    () => drawPdf({ objects: [pdfStream(Buffer.from('ffd8ffe0', 'hex'), '/Subtype /Image /Filter [/DCTDecode] /DecodeParms [null]')] }),
  ],
  [
    'one with a link, a bookmark and a field',
    () =>
      drawPdf({ catalog: '/OpenAction [3 0 R /Fit] /AcroForm << /Fields [] >>', objects: ['<< /S /URI /URI (https://example.com/a) >>'] }),
  ],
  [
    'one that only mentions scripts',
    () => drawPdf({ text: 'JavaScript Launch EmbeddedFile', objects: ['<< /JavaScripts 1 /Launched 2 /AJavaScript 3 >>'] }),
  ],
  ['one with 1,000 objects', () => drawPdf({ objects: Array.from({ length: 995 }, (_, index) => `<< /Number ${index} >>`) })],
  ['one with a dictionary of 50,000 tokens', () => drawPdf({ objects: [`<</A[${'1 '.repeat(50_000 - 5)}]>>`] })],
  ['one with 20,000 objects', () => drawPdf({ objects: ['1 0 obj '.repeat(20_000 - 6)] })],
  ['one with 2,000 streams', () => drawPdf({ objects: ['1 0 obj<<>>stream\n'.repeat(2_000 - 1)] })],
  ['one that decompresses to 60 MB', () => drawPdf({ objects: [deflated(Buffer.alloc(60 * 1024 * 1024))] })],
  ['one that ends in blank lines and NULs', () => Buffer.concat([drawPdf(), Buffer.from('\r\n\r\n\0\0')])],
  ['one of 2 MB', () => drawPdfOf(maxUploadBytes)],
]
