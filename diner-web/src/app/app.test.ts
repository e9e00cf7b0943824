import { dinerPaths } from '@sufra/shared/pages/page-paths'
import { isValidElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

let pages: Record<string, unknown>

beforeAll(async () => {
  // Browser APIs that the session and the sheets use when they are imported.
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('addEventListener', () => {})
  ;({ pages } = await import('./app.tsx'))
})

test('the app has exactly one page for each path of the list', () => {
  expect(Object.keys(pages).toSorted()).toEqual([...dinerPaths].toSorted())
  expect(Object.values(pages).every(isValidElement)).toBe(true)
})
