// Documents of the demo restaurant as PDFs of one page, drawn by ourselves: a frame, a seal, a title and the certified facts. Latin letters
// only.

type Drawn = { title: string; issuer: string; fields: readonly (readonly [label: string, value: string])[] }

const width = 595
const height = 842
const margin = 42

/** Returns a string of a content stream. Characters that some readers' fonts do not have become question marks. */
const textOf = (text: string) => `(${text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`)})`
const write = (x: number, y: number, size: number, text: string, font = 'F1') => `BT /${font} ${size} Tf ${x} ${y} Td ${textOf(text)} Tj ET`
const frame = (inset: number, line: number) => `${line} w ${inset} ${inset} ${width - 2 * inset} ${height - 2 * inset} re S`

/** A circle of four curves. */
const circle = (x: number, y: number, radius: number) => {
  const bend = Math.round(radius * 55.23) / 100
  return [
    `${x + radius} ${y} m`,
    `${x + radius} ${y + bend} ${x + bend} ${y + radius} ${x} ${y + radius} c`,
    `${x - bend} ${y + radius} ${x - radius} ${y + bend} ${x - radius} ${y} c`,
    `${x - radius} ${y - bend} ${x - bend} ${y - radius} ${x} ${y - radius} c`,
    `${x + bend} ${y - radius} ${x + radius} ${y - bend} ${x + radius} ${y} c S`,
  ].join('\n')
}

const contentOf = ({ title, issuer, fields }: Drawn) =>
  [
    '0.54 0.11 0.24 RG 0.54 0.11 0.24 rg',
    frame(margin - 14, 3),
    frame(margin - 8, 0.6),
    `${margin} ${height - 150} ${width - 2 * margin} 2 re f`,
    write(margin + 24, height - 110, 13, issuer, 'F2'),
    '0.14 0.13 0.1 rg',
    write(margin + 24, height - 200, 27, title, 'F2'),
    ...fields.flatMap(([label, value], index) => {
      const y = height - 270 - index * 52
      return ['0.4 0.37 0.31 rg', write(margin + 24, y, 11, label), '0.14 0.13 0.1 rg', write(margin + 24, y - 20, 16, value, 'F2')]
    }),
    '0.29 0.36 0.14 RG 0.29 0.36 0.14 rg 2.4 w',
    circle(width - 145, 170, 62),
    '1 w',
    circle(width - 145, 170, 53),
    write(width - 178, 176, 14, 'VERIFIED', 'F2'),
    write(width - 172, 158, 9, 'sample only'),
    '0.4 0.37 0.31 rg',
    write(margin + 24, 80, 9, 'A sample for the demo restaurant. It certifies nothing.'),
  ].join('\n')

/** Returns a PDF. */
export const drawDocument = (drawn: Drawn): Buffer => {
  const content = contentOf(drawn)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  const offsets: number[] = []
  let pdf = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(pdf.length)
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  )
}
