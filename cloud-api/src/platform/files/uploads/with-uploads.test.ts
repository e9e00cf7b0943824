import { describe, expect, test } from 'vitest'
import { refused } from '../../refusals/refused.ts'
import { withUploads } from './with-uploads.ts'

const storeFails = () => new Error('the store is unavailable')

describe('a failed change', () => {
  const removedAfter = async (failure: unknown) => {
    const removed: string[] = []
    const uploads = {
      remove: async (files: readonly string[]) => void removed.push(...files),
      removeReplaced: async () => {},
      log: { error: () => {} },
    }
    const failed = withUploads(uploads, [async () => 'new.webp'], async () => Promise.reject(failure))
    await expect(failed).rejects.toBe(failure)
    return removed
  }
  const databaseError = (code: string, constraint?: string) => {
    const cause = Object.assign(new Error('the database refused'), { code, ...(constraint && { constraint_name: constraint }) })
    return new Error('Failed query', { cause })
  }

  test.each([
    ['a refusal', refused('cuisine.not_found')],
    ['a violated constraint', databaseError('23505', 'users_email')],
    ['a serialization failure', databaseError('40001')],
    ['a deadlock', databaseError('40P01')],
  ])('removes its new files after %s', async (_, failure) => {
    expect(await removedAfter(failure)).toEqual(['new.webp'])
  })

  test.each([
    ['a connection that ended', databaseError('CONNECTION_CLOSED')],
    ['a server that shut down', databaseError('57P01')],
    ['a commit of unknown outcome', databaseError('40003')],
    ['an error after the commit', new TypeError('not a function')],
  ])('removes nothing after %s', async (_, failure) => {
    expect(await removedAfter(failure)).toEqual([])
  })
})

test('failed removals are logged', async () => {
  const logged: unknown[] = []
  const fail = async () => Promise.reject(storeFails())
  const uploads = { remove: fail, removeReplaced: fail, log: { error: (what: unknown) => void logged.push(what) } }
  expect(await withUploads(uploads, [async () => 'new.webp'], async () => ({ answer: 'done', replaced: ['old.webp'] }))).toBe('done')
  await expect(withUploads(uploads, [async () => 'new.webp'], async () => Promise.reject(refused('cuisine.not_found')))).rejects.toThrow()
  await expect(withUploads(uploads, [async () => 'new.webp', fail], async () => ({ answer: 1, replaced: [] }))).rejects.toThrow('the store')
  expect(logged).toEqual([{ err: storeFails() }, { err: storeFails() }, { err: storeFails() }])
})
