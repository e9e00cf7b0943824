import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('an id is a UUID of version 4, and ids are unique', () => {
  const ids = Array.from({ length: 1_000 }, newId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
})

test('ids work on insecure pages, where crypto has only getRandomValues', () => {
  vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) })
  expect(z.uuidv4().safeParse(newId()).success).toBe(true)
  vi.unstubAllGlobals()
})
