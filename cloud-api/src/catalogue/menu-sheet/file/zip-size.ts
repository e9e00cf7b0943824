// The uncompressed size of a zip, by its central directory (PKWARE APPNOTE 4.3.12 and 4.3.16).

export const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte)

const endMark = 0x06_05_4b_50
const endLength = 22
const maxCommentLength = 65_535
const entryLength = 46
/** Marks a zip64 value, which is stored elsewhere: no valid sheet is that large. */
const isZip64 = (size: number): boolean => size === 0xff_ff_ff_ff

/** The uncompressed size of all zip entries as declared by its directory; undefined for a corrupt or zip64 directory. */
export const unpackedSize = (bytes: Uint8Array): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  let sum = 0
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 8, true); left > 0; left--) {
    if (at + entryLength > view.byteLength) return undefined
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    if (isZip64(packed) || isZip64(unpacked)) return undefined
    // Several entries may refer to the same compressed bytes.
    sum += Math.max(packed, unpacked)
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sum
}

/** Position of the last end record, which a comment may follow. */
const endOf = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength)
  for (let at = view.byteLength - endLength; at >= first; at--) if (view.getUint32(at, true) === endMark) return at
}
