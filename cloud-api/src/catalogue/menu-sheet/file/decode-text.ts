// The text of a CSV file in any encoding that Excel writes: UTF-8, UTF-16 ("Unicode text"), and the code page of an Arabic or a Western
// Windows.

/** Returns undefined for bytes that are not text. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const encoding = encodingOf(bytes)
  const text = encoding && decode(bytes, encoding)
  if (text === undefined) return undefined
  // A code page has a character for almost every byte, so that any file would count as text.
  const controls = encoding?.startsWith('windows') ? controlCharacters : nul
  return controls.test(text) ? undefined : text
}

const nul = /\0/
// oxlint-disable-next-line no-control-regex -- text files have none of these
const controlCharacters = /[\0-\x08\x0E-\x1F\x7F-\x9F\uFFFD]/

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined // not in this encoding
  }
}

const encodingOf = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (decode(bytes, 'utf-8') !== undefined) return hasNulAtOdd(bytes) ? 'utf-16le' : 'utf-8'
  if (hasNulAtOdd(bytes)) return 'utf-16le'
  return isArabicCodePage(bytes) ? 'windows-1256' : 'windows-1252'
}

/** Whether the bytes look like Latin text in UTF-16 without a byte order mark. */
const hasNulAtOdd = (bytes: Uint8Array): boolean => bytes.length >= 2 && bytes.length % 2 === 0 && bytes[0] !== 0 && bytes[1] === 0

/** Whether most bytes above ASCII are in runs, like Arabic words; accents of Western words stand alone between ASCII letters. */
const isArabicCodePage = (bytes: Uint8Array): boolean => {
  let inRuns = 0
  let alone = 0
  for (let at = 0; at < bytes.length;) {
    let end = at
    while ((bytes[end] ?? 0) > 0xbf) end += 1
    if (end - at > 1) inRuns += end - at
    else if (end - at === 1) alone += 1
    at = Math.max(end, at + 1)
  }
  return inRuns > alone
}
