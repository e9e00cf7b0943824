import { expect, test } from 'vitest'
import { dueAt, dueState, replyDraft, requestDraft, urgencies } from './support-request.ts'

const minute = 60_000

test.each([
  ['Critical', 15],
  ['High', 60],
  ['Normal', 480],
  ['Low', 2_880],
] as const)('%s is due after %i minutes, soon in the last quarter, and late from then on', (urgency, minutes) => {
  const due = dueAt(urgency, 1_000)
  expect(due).toBe(1_000 + minutes * minute)
  const soon = due - (minutes / 4) * minute
  expect(dueState(urgency, due, 1_000)).toBe('due')
  expect(dueState(urgency, due, soon - 1)).toBe('due')
  expect(dueState(urgency, due, soon)).toBe('soon')
  expect(dueState(urgency, due, due - 1)).toBe('soon')
  expect(dueState(urgency, due, due)).toBe('late')
})

const good = { subject: 'Printer', message: 'It prints nothing', urgency: 'High' }
const codesOf = (change: object) => {
  const parsed = requestDraft.safeParse({ ...good, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test.each([
  [{}, []],
  [{ subject: 'ab' }, ['support.subject_length']],
  [{ subject: '  ab  ' }, ['support.subject_length']],
  [{ subject: 'abc' }, []],
  [{ subject: 'a'.repeat(120) }, []],
  [{ subject: 'a'.repeat(121) }, ['support.subject_length']],
  [{ message: ' \n ' }, ['support.message_required']],
  [{ message: 'a' }, []],
  [{ message: 'a'.repeat(5_000) }, []],
  [{ message: 'a'.repeat(5_001) }, ['support.message_length']],
  [{ message: 'a\0b' }, ['request.invalid']],
  [{ urgency: 'Urgent' }, ['support.urgency_required']],
  [{ urgency: undefined }, ['support.urgency_required']],
])('%j is refused with %j', (change, codes) => {
  expect(codesOf(change)).toEqual(codes)
})

test('a reply needs a text, like a request', () => {
  expect(replyDraft.safeParse({ message: '' }).success).toBe(false)
  expect(replyDraft.safeParse({ message: 'a' }).success).toBe(true)
  expect(urgencies).toHaveLength(4)
})
