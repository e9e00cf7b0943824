import { expect, test } from 'vitest'
import { boardKeyOf, cardAfter } from './board-keys.ts'

const pressed = (key: string, code = '', more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test.each([
  ['a', 'KeyA', 'accept'],
  ['A', 'KeyA', 'accept'],
  ['ش', 'KeyA', 'accept'],
  ['ت', 'KeyJ', 'next'],
  ['/', 'Slash', 'search'],
  ['ظ', 'Slash', 'search'],
  ['Enter', 'Enter', 'open'],
  ['z', 'KeyZ', undefined],
])('the key %s (%s) means %s', (key, code, meaning) => {
  expect(boardKeyOf(pressed(key, code), 'ltr')).toBe(meaning)
})

test('the question mark also works on an Arabic layout', () => {
  expect(boardKeyOf(pressed('?', 'Slash', { shiftKey: true }), 'ltr')).toBe('help')
  expect(boardKeyOf(pressed('؟', 'Slash', { shiftKey: true }), 'rtl')).toBe('help')
})

test("the browser's own shortcuts are ignored", () => {
  expect(boardKeyOf(pressed('a', 'KeyA', { ctrlKey: true }), 'ltr')).toBeUndefined()
})

test('left and right arrows follow the text direction', () => {
  expect(boardKeyOf(pressed('ArrowLeft'), 'ltr')).toBe('start')
  expect(boardKeyOf(pressed('ArrowLeft'), 'rtl')).toBe('end')
})

const columns = [['a1', 'a2', 'a3'], [], ['c1']]

test.each([
  [undefined, 'next', 'a1'],
  ['gone', 'down', 'a1'],
  ['a1', 'down', 'a2'],
  ['a3', 'down', 'a3'],
  ['a1', 'up', 'a1'],
  ['a3', 'next', 'c1'],
  ['c1', 'previous', 'a3'],
  ['a3', 'end', 'c1'],
  ['c1', 'start', 'a1'],
  ['a2', 'start', 'a2'],
  ['c1', 'end', 'c1'],
] as const)('from %s, %s moves to %s', (current, step, card) => {
  expect(cardAfter(columns, current, step)).toBe(card)
})

test('an empty board has no card to move to', () => {
  expect(cardAfter([[], []], undefined, 'next')).toBeUndefined()
})
