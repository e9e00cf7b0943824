// Finds the canary values in a text, plain or encoded. Pure.
import { canaries, type CanaryKind } from './canary-values.ts'

export type Leak = { kind: CanaryKind; value: string; how: 'plain' | 'base64' | 'hex' | 'bytes' }

/** Characters between the digits of a number: spaces and dashes, also of a URL, and the other half of UTF-16. */
const separator = String.raw`(?:[\s.,_+/\\\u0000\u00a0-]|%20|%2[dD]|\\u0020|&nbsp;){0,3}`
const spaced = (value: string) => `(?<!\\d)${[...value].join(separator)}(?!\\d)`

/** A few digits count as the value only when they stand alone, and not in an id, a time, an amount, a port or a process id. */
const alone = (value: string) =>
  String.raw`(?<![0-9A-Za-z._/-])(?<!\d:)(?<!"(?:pid|port|time|responseTime)":)${value}(?![0-9A-Za-z_/-]|\.\d)`

/** The part of a value's base64 that does not depend on its neighbours, for each position in a group of three bytes. */
const base64Of = (value: string): string[] =>
  [0, 1, 2].map((offset) => {
    const text = Buffer.from('\0'.repeat(offset) + value).toString('base64')
    const end = Math.floor(((offset + value.length) * 8) / 6)
    return text.slice(Math.ceil((offset * 8) / 6), end)
  })
const hexOf = (value: string) => Buffer.from(value).toString('hex')
const bytesOf = (value: string) => [...Buffer.from(value)].join(',')

/** Minimum length of an encoded value, since shorter texts occur by chance. */
const minEncoded = 8

const isLong = (kind: CanaryKind) => kind === 'card number'

const patternsOf = ({ kind, value }: (typeof canaries)[number]): { how: Leak['how']; source: string }[] => [
  { how: 'plain', source: isLong(kind) ? spaced(value) : alone(value) },
  { how: 'hex', source: `(?<![0-9a-f])${hexOf(value)}(?![0-9a-f])` },
  { how: 'bytes', source: `(?<!\\d)${bytesOf(value)}(?!\\d)` },
  ...base64Of(value)
    .filter((text) => text.length >= minEncoded)
    .map((source) => ({ how: 'base64' as const, source })),
]
const patterns = canaries.flatMap((canary) =>
  patternsOf(canary).map(({ how, source }) => ({
    ...canary,
    how,
    source,
    pattern: new RegExp(source),
    // Any four bytes may occur together in pages of a database.
    isForRaw: isLong(canary.kind) || (canary.kind === 'pin' && how === 'plain'),
  })),
)
/** A single pattern for each encoding, since most texts match none. */
const anyOf = (some: typeof patterns) =>
  [...Map.groupBy(some, ({ how }) => how).values()].map((group) => new RegExp(group.map(({ source }) => source).join('|')))
const [anyInText, anyInRaw] = [anyOf(patterns), anyOf(patterns.filter(({ isForRaw }) => isForRaw))]

/** `isRaw`: the text is bytes of a database's files. */
export const findCanaries = (text: string, { isRaw = false } = {}): Leak[] => {
  if (!(isRaw ? anyInRaw : anyInText).some((pattern) => pattern.test(text))) return []
  return patterns
    .filter(({ pattern, isForRaw }) => (isForRaw || !isRaw) && pattern.test(text))
    .map(({ kind, value, how }) => ({ kind, value, how }))
}
