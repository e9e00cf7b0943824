import { describe, expect, test } from 'vitest'
import { maxSeats, maxTableNumber, maxTablesAtOnce, newTables, numbersOf, tableDraft } from './table-draft.ts'

const draft = { number: 7, zone: { en: 'Terrace', ar: 'الشرفة' }, seats: 4 }
const range = { from: 1, to: 3, zone: { en: '', ar: '' }, seats: 4 }

/** The refusal codes of a value, each with its path. */
const refusedBy = (schema: typeof tableDraft | typeof newTables, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)

describe('the number of a table (spec §5)', () => {
  test.each([
    ['is required', undefined, ['number table.number_required']],
    ['is required, and may not be null', null, ['number table.number_required']],
    ['is a number', Number.NaN, ['number table.number_integer']],
    ['is a number and not a text', '7', ['number table.number_integer']],
    ['is an integer', 1.5, ['number table.number_integer']],
    ['is finite', Infinity, ['number table.number_integer']],
    ['is positive', 0, ['number table.number_positive']],
    ['is positive', -3, ['number table.number_positive']],
    ['starts at 1', 1, []],
    ['ends at the maximum', maxTableNumber, []],
    ['is not above the maximum', maxTableNumber + 1, ['number table.number_max']],
  ])('%s: %s', (_what, number, codes) => {
    expect(refusedBy(tableDraft, { ...draft, number })).toEqual(codes)
  })
})

test.each([
  [0, ['seats table.seats']],
  [1, []],
  [maxSeats, []],
  [maxSeats + 1, ['seats table.seats']],
  [2.5, ['seats table.seats']],
  [Number.NaN, ['seats table.seats']],
  [undefined, ['seats table.seats']],
])('a table has 1 to 99 seats: %s', (seats, codes) => {
  expect(refusedBy(tableDraft, { ...draft, seats })).toEqual(codes)
})

test.each([
  ['no zone', { en: '', ar: '' }, []],
  ['English only', { en: 'A', ar: '' }, []],
  ['both languages', { en: 'Terrace', ar: 'الشرفة' }, []],
  ['Arabic only', { en: ' ', ar: 'الشرفة' }, ['zone.en table.zone_english']],
  ['50 characters', { en: 'x'.repeat(50), ar: '' }, []],
  ['51 characters', { en: 'x'.repeat(51), ar: '' }, ['zone.en table.zone_length']],
])('the zone of a table may be %s', (_what, zone, codes) => {
  expect(refusedBy(tableDraft, { ...draft, zone })).toEqual(codes)
})

test('a zone is cleaned of outer spaces', () => {
  expect(tableDraft.parse({ ...draft, zone: { en: ' Terrace ', ar: '' } }).zone.en).toBe('Terrace')
})

test.each([
  ['one table without an end', { from: 5, to: undefined }, []],
  ['one table with the same end', { from: 5, to: 5 }, []],
  ['an end before the start', { from: 5, to: 4 }, ['to table.range_order']],
  ['the most tables at once', { from: 5, to: 4 + maxTablesAtOnce }, []],
  ['one table more', { from: 5, to: 5 + maxTablesAtOnce }, ['to table.range_size']],
  ['an end above the maximum', { from: maxTableNumber, to: maxTableNumber + 1 }, ['to table.number_max']],
  ['no start', { from: undefined, to: 4 }, ['from table.number_required']],
])('a range of new tables: %s', (_what, numbers, codes) => {
  expect(refusedBy(newTables, { ...range, ...numbers })).toEqual(codes)
})

test('a range contains every number from the first to the last', () => {
  expect(numbersOf({ from: 3, to: 6 })).toEqual([3, 4, 5, 6])
  expect(numbersOf({ from: 3 })).toEqual([3])
})
