// Removes the bytes that programs add around a PDF: a byte order mark before its first byte, lines of a mail or a web page after its end.
// Readers skip both.
import { pdfStart } from '@sufra/shared/uploads'
import { refused } from '../../../platform/refusals/refused.ts'

const end = '%%EOF'
const blank = /^[\s\0]*$/

/**
 * Returns the bytes from "%PDF-" to the last "%%EOF" with the white space after it. Refuses `document.damaged` without an end, or when
 * objects follow it, since then the newest part of the file is incomplete.
 */
export const trimPdf = (bytes: Buffer): Buffer => {
  const start = pdfStart(bytes)
  const at = bytes.lastIndexOf(end)
  if (at < start) throw refused('document.damaged')
  const rest = bytes.toString('latin1', at + end.length)
  if (/\d\s+\d+\s+obj\b/.test(rest)) throw refused('document.damaged')
  return bytes.subarray(start, blank.test(rest) ? undefined : at + end.length)
}
