// Documents as restaurants send them: photos of licences, and PDFs of several pages.
import sharp from 'sharp'

export type DocumentFile = { name: string; type: 'image/jpeg' | 'image/png' | 'application/pdf'; bytes: Buffer<ArrayBuffer> }

const stamp = (title: string, lines: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="Cairo, sans-serif">
    <rect width="1240" height="1754" fill="#fbfaf6"/>
    <rect x="50" y="50" width="1140" height="1654" fill="none" stroke="#7a1f2b" stroke-width="6"/>
    <circle cx="620" cy="250" r="110" fill="none" stroke="#7a1f2b" stroke-width="8"/>
    <text x="620" y="270" font-size="48" text-anchor="middle" fill="#7a1f2b">QATAR</text>
    <text x="620" y="470" font-size="72" font-weight="700" text-anchor="middle" fill="#25221a">${title}</text>
    ${lines.map((line, index) => `<text x="140" y="${640 + index * 100}" font-size="46" fill="#25221a">${line}</text>`).join('')}
  </svg>`

/** A photo of a document with a title and lines of text. */
export const photoOfDocument = async (title: string, lines: readonly string[]): Promise<DocumentFile> => ({
  name: 'document.jpg',
  type: 'image/jpeg',
  bytes: await sharp(Buffer.from(stamp(title, lines)))
    .jpeg({ quality: 80 })
    .toBuffer(),
})

/** A photo of a place. */
export const photoOfPlace = async (colour: string, caption: string): Promise<DocumentFile> => ({
  name: 'place.jpg',
  type: 'image/jpeg',
  bytes: await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="${colour}"/><rect x="200" y="400" width="1200" height="600" fill="#25221a" opacity=".35"/><text x="800" y="320" font-size="120" text-anchor="middle" fill="#fff" font-family="Cairo, sans-serif">${caption}</text></svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer(),
})

/** A PDF of these objects, numbered from 1; the first is its catalog. */
const fileOf = (objects: readonly string[]): DocumentFile => {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return { name: 'document.pdf', type: 'application/pdf', bytes: Buffer.from(file, 'latin1') }
}

const stream = (body: string, dictionary = '') => `<< /Length ${body.length} ${dictionary} >>\nstream\n${body}\nendstream`

const page = (text: string) => stream(`BT /F1 30 Tf 72 740 Td (${text}) Tj ET\n0.48 0.12 0.17 RG 4 w 36 36 523 770 re S`)

/** A PDF with a page for each text. */
export const pdfOf = (texts: readonly string[]): DocumentFile => {
  const first = 4
  const kids = texts.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      page(text),
    ]),
  ])
}

/** A PDF in the format of a fax or an office scanner: eight white rows (Group 4: one bit each, then the end) that cover a red page. */
export const scannedPdf = (): DocumentFile =>
  fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    stream('1 0 0 rg 0 0 400 400 re f q 400 0 0 400 0 0 cm /Scan Do Q'),
    stream(
      '\xff\x00\x10\x01',
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>',
    ),
  ])
