// Reads the files of a zip archive in the format of Playwright's traces: no encryption, below 4 GB.
import { inflateRawSync } from 'node:zlib'

const endSignature = Buffer.from('PK\x05\x06', 'latin1')
const deflated = 8

export const readZip = (zip: Buffer): { name: string; content: Buffer }[] => {
  const end = zip.lastIndexOf(endSignature)
  if (end < 0) throw new Error('not a zip archive')
  const files: { name: string; content: Buffer }[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const [nameLength, extraLength, commentLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const stored = zip.subarray(start, start + size)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    files.push({ name, content: method === deflated ? inflateRawSync(stored) : stored })
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
