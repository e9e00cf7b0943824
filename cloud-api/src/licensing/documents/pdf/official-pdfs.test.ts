// PDFs of offices and companies, which open everywhere, and PDFs that resemble them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deflated, drawPdf, objectStream, pdfStream } from '../../../../testing/test-documents.ts'
import { Refusal } from '../../../platform/refusals/refused.ts'
import { checkDocument } from '../document-storage.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../../../testing/pdfs', `${name}.pdf`))
const byteOrderMark = Buffer.from('efbbbf', 'hex')

/** Returns a PDF that attaches the object 6. */
const attaching = (attached: string | Buffer, list = '<< /F 6 0 R /UF 6 0 R >>') =>
  drawPdf({
    catalog: '/AF [7 0 R] /Names << /EmbeddedFiles << /Names [(data.xml) 7 0 R] >> >>',
    objects: [attached, `<< /Type /Filespec /F (data.xml) /EF ${list} >>`],
  })
const xml = '<?xml version="1.0"?>\n<!-- figures -->\n<rsm:Invoice xmlns:rsm="urn:x"/>'

test.each([
  ['with a byte order mark before it', () => Buffer.concat([byteOrderMark, drawPdf()]), drawPdf],
  ['with blank lines before it', () => Buffer.concat([Buffer.from('\r\n \n'), drawPdf()]), drawPdf],
  ['with the end of a web page after it', () => Buffer.concat([drawPdf(), Buffer.from('</body></html>')]), () => drawPdf().subarray(0, -1)],
  [
    'with a ZIP after it',
    () => Buffer.concat([drawPdf(), Buffer.from('504b0304', 'hex'), Buffer.alloc(5_000)]),
    () => drawPdf().subarray(0, -1),
  ],
])('a PDF %s is stored without that', async (_name, make, stored) => {
  expect((await checkDocument(make())).bytes.equals(stored())).toBe(true)
})

test.each([
  ['that may not be printed, RC4 of 40 bits', () => file('no-printing-rc4-40')],
  ['that may not be printed, RC4 of 128 bits', () => file('no-printing-rc4-128')],
  ['that may not be printed, AES of 128 bits', () => file('no-printing-aes-128')],
  ['that may not be printed, AES of 256 bits', () => file('no-printing-aes-256')],
  ['with attached XML', () => file('xml-attached')],
  ['with attached XML, compressed', () => file('xml-attached-compressed')],
  ['with attached XML that may not be printed', () => file('no-printing-xml-attached')],
  ['with attached XML as it is', () => attaching(pdfStream(xml, '/Type /EmbeddedFile'))],
  ['with attached XML without a type', () => attaching(deflated(Buffer.concat([byteOrderMark, Buffer.from(xml)])))],
])('a PDF %s is stored unchanged', async (_name, make) => {
  expect((await checkDocument(make())).bytes.equals(make())).toBe(true)
})

const script = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['that opens with a password', 'document.unsafe', () => file('with-password')],
  ['with an attached program', 'document.unsafe', () => file('program-attached')],
  ['with an attached program, and not to be printed', 'document.unsafe', () => file('no-printing-program-attached')],
  ['with an attached program without a type', 'document.unsafe', () => attaching(deflated('MZ program'))],
  ['with an attached picture that runs', 'document.unsafe', () => attaching(deflated(script, '/Type /EmbeddedFile'))],
  ['with an attached web page', 'document.unsafe', () => attaching(deflated('<html><script>1</script></html>'))],
  [
    'with attached XML that is defined again as a program',
    'document.unsafe',
    () => attaching(Buffer.concat([deflated(xml), Buffer.from('\nendobj\n6 0 obj\n'), deflated('MZ')])),
  ],
  ['with an attached object that is missing', 'document.unsafe', () => attaching(deflated(xml), '<< /F 60 0 R >>')],
  ['with a list of attachments elsewhere', 'document.unsafe', () => attaching(deflated(xml), '8 0 R')],
  ['with an escaped list of attachments', 'document.unsafe', () => drawPdf({ objects: [deflated('MZ'), '<< /#45#46 << /F 6 0 R >> >>'] })],
  [
    'with an attached program in an object stream',
    'document.unsafe',
    () => drawPdf({ objects: [deflated('MZ'), objectStream(['<< /EF << /F 6 0 R >> >>'])] }),
  ],
  ['whose newest part is cut', 'document.damaged', () => Buffer.concat([drawPdf(), Buffer.from('4 0 obj\n<< /Length 900 >>\nstream\n')])],
  [
    'with two descriptions of its encryption',
    'document.unsafe',
    () => Buffer.concat([file('no-printing-rc4-40'), Buffer.from('\ntrailer << /Encrypt << /V 1 >> >>\n%%EOF')]),
  ],
])('a PDF %s is refused', async (_name, code, make) => {
  const refusal = await checkDocument(make()).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code })
})

test('the content of an encrypted PDF is inspected like that of any other', async () => {
  const { default: Document } = await import('pdfkit')
  const draw = async (pdfVersion: '1.4' | '1.7' | '1.7ext3', content: string) => {
    const document = new Document({ ownerPassword: 'owner', pdfVersion, permissions: { printing: undefined } })
    document.addContent(content).end()
    return Buffer.concat(await Array.fromAsync(document as AsyncIterable<Buffer>))
  }
  for (const version of ['1.4', '1.7', '1.7ext3'] as const) {
    await checkDocument(await draw(version, 'q Q'))
    await expect(checkDocument(await draw(version, '/JavaScript'))).rejects.toMatchObject({ code: 'document.unsafe' })
  }
})
