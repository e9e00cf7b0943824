// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetWords, readRecentWords, rememberWord } from './recent-words.ts'

beforeEach(() => localStorage.clear())

test('the newest word is first, a repeated word is listed once, and the oldest of seven is dropped', () => {
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', ' Two ', 'seven', '  ']) rememberWord(word)
  expect(readRecentWords()).toEqual(['seven', 'Two', 'six', 'five', 'four', 'three'])
})

test('a long word is cut to 40 letters', () => {
  rememberWord('x'.repeat(41))
  expect(readRecentWords()).toEqual(['x'.repeat(40)])
})

test('recent words can be cleared, and a stored value of another shape counts as empty', () => {
  rememberWord('karak')
  forgetWords()
  expect(readRecentWords()).toEqual([])
  for (const stored of ['{', '{"a":1}', '"karak"']) {
    localStorage.setItem('sufra-recent-words', stored)
    expect(readRecentWords()).toEqual([])
  }
  localStorage.setItem('sufra-recent-words', '["karak",1,null]')
  expect(readRecentWords()).toEqual(['karak'])
})
