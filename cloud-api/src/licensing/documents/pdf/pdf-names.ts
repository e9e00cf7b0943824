// The names in a PDF (/Catalog), decoded like in readers: /J#61vaScript is /JavaScript.

const slash = 0x2f
/** Maximum bytes of a searched name as written, even with every letter escaped. */
const maxNameLength = 200
/** Minimum bytes of a searched name. */
const minNameLength = 3

const endsName = new Uint8Array(256)
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, ...Buffer.from('()<>[]{}/%')]) endsName[byte] = 1

/** Returns the end of a name that starts at `at` (after its slash), or the length of the bytes when it does not end before. */
export const nameEnd = (bytes: Buffer, at: number): number => {
  let end = at
  while (end < bytes.length && !endsName[bytes[end] ?? 0]) end += 1
  return end
}

export const readName = (bytes: Buffer, start: number, end: number): string => {
  const written = bytes.toString('latin1', start, end)
  if (!written.includes('#')) return written
  return written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Searches chunks for names, also across chunk boundaries, and adds the wanted ones to `found`. */
export const createNameSearch = (wanted: ReadonlySet<string>, found: Set<string>) => {
  let unfinished = Buffer.alloc(0)

  const search = (bytes: Buffer, isLast: boolean): void => {
    let at = bytes.indexOf(slash)
    while (at !== -1) {
      const end = nameEnd(bytes, at + 1)
      if (end === bytes.length && !isLast) {
        unfinished = Buffer.from(bytes.subarray(at, at + maxNameLength))
        return
      }
      if (end - at > minNameLength && end - at <= maxNameLength) {
        const name = readName(bytes, at + 1, end)
        if (wanted.has(name)) found.add(name)
      }
      at = bytes[end] === slash ? end : bytes.indexOf(slash, end)
    }
    unfinished = Buffer.alloc(0)
  }

  return {
    add: (chunk: Buffer) => search(unfinished.length ? Buffer.concat([unfinished, chunk]) : chunk, false),
    end: () => search(unfinished, true),
  }
}
