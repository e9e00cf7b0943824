// Parses a PDF dictionary flat: enough to know the filters of the stream after it. PDF 32000-1, 7.2 and 7.3.
import { nameEnd, readName } from './pdf-names.ts'

/** Limit for each dictionary. The longest lists of pages and glyphs in a long document have some thousands. */
const maxTokens = 50_000
const maxWordLength = 20

type Token = { kind: 'name' | 'open' | 'close' | 'text' | 'word'; text: string; end: number }

const isSpace = (byte: number | undefined) =>
  byte === 0x00 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d || byte === 0x20

/** Returns the position after white space and comments. */
export const skipSpace = (bytes: Buffer, from: number): number => {
  let at = from
  while (at < bytes.length) {
    if (isSpace(bytes[at])) at += 1
    else if (bytes[at] === 0x25) while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1
    else break
  }
  return at
}

/** Returns the position after a string in parentheses, which may be nested. */
const textEnd = (bytes: Buffer, from: number): number | undefined => {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0x5c) at += 1
    else if (bytes[at] === 0x28) depth += 1
    else if (bytes[at] === 0x29) depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}

const openArray = 0x5b
const closeArray = 0x5d
const less = 0x3c
const greater = 0x3e
const openText = 0x28
const slash = 0x2f

const readToken = (bytes: Buffer, at: number): Token | undefined => {
  const byte = bytes[at]
  if (byte === openArray) return { kind: 'open', text: '[', end: at + 1 }
  if (byte === closeArray) return { kind: 'close', text: '[', end: at + 1 }
  if (byte === less && bytes[at + 1] === less) return { kind: 'open', text: '<', end: at + 2 }
  if (byte === greater && bytes[at + 1] === greater) return { kind: 'close', text: '<', end: at + 2 }
  if (byte === openText || byte === less) {
    const end = byte === openText ? textEnd(bytes, at) : bytes.indexOf(greater, at) + 1
    return end ? { kind: 'text', text: '', end } : undefined
  }
  const end = nameEnd(bytes, byte === slash ? at + 1 : at)
  if (byte === slash) return { kind: 'name', text: readName(bytes, at + 1, end), end }
  return end > at ? { kind: 'word', text: bytes.toString('latin1', at, Math.min(end, at + maxWordLength)), end } : undefined
}

type PlacedToken = Token & { start: number; depth: number }

export type Dictionary = {
  /** Every name in the dictionary, at any depth. */
  names: ReadonlySet<string>
  /** The tokens of the dictionary itself and of its direct lists; deeper ones are left out. */
  tokens: PlacedToken[]
  /** The number of tokens read, and the end position. */
  length: number
  end: number
}

/** Reads the dictionary that starts at `from`; returns undefined when it is malformed or too long. */
export const readDictionary = (bytes: Buffer, from: number): Dictionary | undefined => {
  const names = new Set<string>()
  const tokens: Dictionary['tokens'] = []
  const open: string[] = []
  let at = from
  for (let length = 1; length <= maxTokens; length += 1) {
    const start = skipSpace(bytes, at)
    const token = readToken(bytes, start)
    if (!token) return undefined
    at = token.end
    if (token.kind === 'close' && open.pop() !== token.text) return undefined
    if (open.length === 0 && token.kind === 'close') return { names, tokens, length, end: at }
    if (token.kind === 'name') names.add(token.text)
    if (open.length > 0 && open.length <= 2) tokens.push({ ...token, start, depth: open.length })
    if (token.kind === 'open') open.push(token.text)
  }
  return undefined
}

/** Returns the first token of each direct value of a dictionary, by its key. */
export const readEntries = ({ tokens }: Dictionary): Map<string, PlacedToken> => {
  const entries = new Map<string, PlacedToken>()
  const own = tokens.filter(({ depth }) => depth === 1)
  for (let index = 0; index < own.length; index += 1) {
    const [key, value] = [own[index], own[index + 1]]
    if (key?.kind !== 'name' || !value) continue
    entries.set(key.text, value)
    if (value.kind === 'name') index += 1
  }
  return entries
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/**
 * Returns the bytes of the string at a position after white space, in parentheses or in hexadecimal digits, or undefined without a string
 * there.
 */
export const readString = (bytes: Buffer, at: number): Buffer | undefined => {
  const start = skipSpace(bytes, at)
  const token = readToken(bytes, start)
  if (token?.kind !== 'text') return undefined
  const inner = bytes.toString('latin1', start + 1, token.end - 1)
  if (bytes[start] !== openText) {
    const digits = inner.replaceAll(/[^0-9a-f]/gi, '')
    return Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex')
  }
  const plain = inner.replaceAll(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([^0-7\r\n]))/g, (_escape, octal?: string, _line?: string, letter = '') =>
    octal === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8) % 256),
  )
  return Buffer.from(plain, 'latin1')
}
