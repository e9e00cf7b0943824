// Merchants' documents for tests, generated on demand.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const joined = (...parts: (string | Buffer)[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))) // a Buffer is passed through

/** A PDF stream; `dictionary` is the content of its <<>>. */
export const pdfStream = (data: string | Buffer, dictionary = ''): Buffer<ArrayBuffer> =>
  joined(`<< /Length ${data.length} ${dictionary} >>\nstream\n`, data, '\nendstream')

export const deflated = (data: string | Buffer, dictionary = ''): Buffer<ArrayBuffer> =>
  pdfStream(deflateSync(Buffer.from(data as string, 'latin1')), `/Filter /FlateDecode ${dictionary}`) // a Buffer is passed through

/** An object stream with objects numbered from `first`. */
export const objectStream = (objects: string[], first = 20, pack = deflated): Buffer<ArrayBuffer> => {
  const offsets = objects.map((_, index) => `${first + index} ${objects.slice(0, index).join(' ').length + (index ? 1 : 0)}`).join(' ')
  return pack(`${offsets} ${objects.join(' ')}`, `/Type /ObjStm /N ${objects.length} /First ${offsets.length + 1}`)
}

type PdfPage = {
  text?: string
  /** Encodes the page's content. */
  pack?: (data: string) => string | Buffer
  /** Additional entries of the catalog and trailer, and additional objects numbered from 6. */
  catalog?: string
  trailer?: string
  objects?: (string | Buffer)[]
  /** Size of a leading comment in bytes. */
  padding?: number
}

/** A PDF with one page of text. */
export const drawPdf = ({
  text = 'Commercial licence 12345',
  pack = pdfStream,
  catalog = '',
  trailer = '',
  objects = [],
  padding = 0,
}: PdfPage = {}): Buffer<ArrayBuffer> => {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    pack(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]
  let file = joined('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', padding ? `%${' '.repeat(padding - 2)}\n` : '')
  const offsets = bodies.map((body, index) => {
    const offset = file.length
    file = joined(file, `${index + 1} 0 obj\n`, body, '\nendobj\n')
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = bodies.length + 1
  return joined(
    file,
    `xref\n0 ${size}\n0000000000 65535 f \n${table}`,
    `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

/** A PDF of exactly the given number of bytes, at least some thousand. */
export const drawPdfOf = (size: number): Buffer<ArrayBuffer> => {
  const about = drawPdf({ padding: size - 1_000 })
  return drawPdf({ padding: size - 1_000 + size - about.length })
}

/** A photo of a phone held sideways: rotated by EXIF orientation, with its location in the metadata. */
export const drawPhoneJpeg = (): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#f4f1e8' } })
    .withExif({ IFD0: { ImageDescription: '25.2854 N, 51.5310 E' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
