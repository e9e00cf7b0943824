import * as ar from '@sufra/shared/i18n/ar/for-desk'
import * as en from '@sufra/shared/i18n/en/for-desk'
import { adminPaths, merchantPaths } from '@sufra/shared/pages/page-paths'
import { expect, test } from 'vitest'
import { deskPages, pageNameKey, pagesOpenTo } from './desk-pages.ts'

const textOf = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) // each part of a key is an object

test('a page has its own name, or the name of its page in the navigation', () => {
  expect(pageNameKey('merchant', '/merchant/settings/hours')).toBe('hours.title')
  expect(pageNameKey('merchant', '/merchant/settings/')).toBe('settings.profile.title')
  expect(pageNameKey('merchant', '/merchant/settings/nothing')).toBe('settings.title')
  expect(pageNameKey('merchant', '/merchant/help-and-support/0192a000')).toBe('support.title')
  expect(pageNameKey('admin', '/admin/help-and-support/templates')).toBe('support.queue.template.title')
  expect(pageNameKey('admin', '/nowhere')).toBe('common.appName')
})

/** Pages that are named after their content, and a page that equals another. */
const isNamed = (path: string) => path.includes(':') || path === '/merchant/settings'

test.each([
  ['merchant', 'en', merchantPaths, en],
  ['merchant', 'ar', merchantPaths, ar],
  ['admin', 'en', adminPaths, en],
  ['admin', 'ar', adminPaths, ar],
] as const)('every page of the %s desk has a name that no other page has (%s)', (area, _language, paths, texts) => {
  const names = paths.filter((path) => !isNamed(path)).map((path) => textOf(texts, pageNameKey(area, path)))
  expect(names.filter((name) => typeof name !== 'string' || name === '')).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('an accepted merchant has all pages, a deactivated one the pages for finishing orders, help, and the settings with the reason', () => {
  const pathsOf = (status: 'accepted' | 'deactivated') => pagesOpenTo('merchant', status).map(({ to }) => to)
  expect(pathsOf('accepted')).toEqual(deskPages.merchant.map(({ to }) => to))
  expect(pathsOf('deactivated')).toEqual(['/merchant/orders', '/merchant/cash', '/merchant/help-and-support', '/merchant/settings'])
})
