import type { PartDefinitions } from '@sufra/shared/contract/reply-parts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createReplyParts } from './reply-parts.ts'

const definitions = {
  restaurants: { permission: 'restaurants.read', data: z.int() },
  support: { permission: 'support.answer', data: z.string() },
} as const satisfies PartDefinitions

const open = () => {
  const log = { error: vi.fn() }
  return { log, parts: createReplyParts(definitions, { log, maxWait: 1 }) }
}

test('a part that fails or hangs does not hide the others, and its reason is a code', async () => {
  const { log, parts } = open()
  const error = Object.assign(new Error('no mail for noora@example.com'), { code: 'ECONNREFUSED' })
  parts.add('restaurants', () => Promise.reject(error))
  parts.add('support', async () => 'open')
  expect(await parts.readFor('admin-owner')).toEqual({
    restaurants: { state: 'failed', reason: 'ECONNREFUSED' },
    support: { state: 'read', data: 'open' },
  })
  expect(log.error).toHaveBeenCalledWith({ err: error, part: 'restaurants' }, 'a part of a reply failed')
  const hanging = open().parts
  hanging.add('restaurants', () => new Promise(() => {}))
  hanging.add('support', async () => 'open')
  expect(await hanging.readFor('admin-owner')).toEqual({ restaurants: { state: 'slow' }, support: { state: 'read', data: 'open' } })
})

test('a part that throws before it waits, or with an error without a code, has failed', async () => {
  const { parts } = open()
  parts.add('restaurants', () => {
    throw new Error('noora@example.com')
  })
  expect(await parts.readFor('admin-finance')).toEqual({ restaurants: { state: 'failed', reason: 'error' } })
})

test('a role gets the parts that it may read, and other parts are not read', async () => {
  const { parts } = open()
  const read = vi.fn(async () => 'open')
  parts.add('restaurants', async () => 7)
  parts.add('support', read)
  expect(await parts.readFor('admin-reviewer')).toEqual({ restaurants: { state: 'read', data: 7 } })
  expect(read).not.toHaveBeenCalled()
})

test('a part can be added once, and an error names a part that no feature has added', () => {
  const { parts } = open()
  parts.add('restaurants', async () => 7)
  expect(() => parts.add('restaurants', async () => 8)).toThrow('the part restaurants was added twice')
  expect(() => parts.requireAll()).toThrow('no feature has added the part support')
  parts.add('support', async () => 'open')
  expect(() => parts.requireAll()).not.toThrow()
})
