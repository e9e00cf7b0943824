// Attached files of a PDF. Official documents carry their figures as XML beside the page; any other attachment could be a program.
import { refused } from '../../../platform/refusals/refused.ts'
import { nameEnd, readName } from './pdf-names.ts'
import { readDictionary, skipSpace } from './pdf-dictionary.ts'

const slash = 0x2f
/** A single attached file per name is enough; a document of a restaurant never has a longer list. */
const maxAttachments = 20

/** Yields the positions after each /EF, in any notation. */
function* embeddedFileKeys(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, at + 1)) {
    const end = nameEnd(bytes, at + 1)
    // With both letters escaped the name has six characters.
    if (end - at - 1 <= 6 && readName(bytes, at + 1, end) === 'EF') yield end
  }
}

/**
 * Returns the numbers of the objects that a part of a PDF attaches: the file itself, or a decoded object stream. Refuses `document.unsafe`
 * for a list that is not written in place, which readers may look up elsewhere.
 */
export const attachedObjects = (bytes: Buffer): number[] => {
  const numbers: number[] = []
  for (const end of embeddedFileKeys(bytes)) {
    const begin = skipSpace(bytes, end)
    // In other places these letters are bytes of a picture.
    if (!/^(?:<<|\d+\s+\d+\s+R)/.test(bytes.toString('latin1', begin, begin + 30))) continue
    const dictionary = bytes.toString('latin1', begin, begin + 2) === '<<' ? readDictionary(bytes, begin) : undefined
    const values = dictionary?.tokens.filter(({ kind }) => kind !== 'name') ?? []
    if (values.length === 0 || values.length % 3 !== 0) throw refused('document.unsafe')
    for (let index = 0; index < values.length; index += 3) {
      const number = Number(values[index]?.text)
      if (!Number.isInteger(number) || values[index + 2]?.text !== 'R') throw refused('document.unsafe')
      numbers.push(number)
    }
    if (numbers.length > maxAttachments) throw refused('document.unsafe')
  }
  return numbers
}

const xml = /^(?:<\?xml[^>]*\?>)?(?:\s|<!--[^>]*-->)*<(?:[\w.-]+:)?([a-z_][\w.-]*)/i
/** XML that browsers run. */
const active = new Set(['html', 'svg', 'script', 'xsl', 'stylesheet', 'hta'])

/** Whether the first bytes of an attached file are XML that only carries values. */
export const isXml = (start: Buffer): boolean => {
  const root = xml.exec(
    start
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart(),
  )?.[1]
  return root !== undefined && !active.has(root.toLowerCase())
}
