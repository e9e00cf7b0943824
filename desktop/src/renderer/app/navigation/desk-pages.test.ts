import { expect, test } from 'vitest'
import { deskPages, pageNameKey, pagesOpenTo } from './desk-pages.ts'

test('a page has the name of the page of the navigation that it belongs to', () => {
  expect(pageNameKey('merchant', '/merchant/settings/hours')).toBe('settings.title')
  expect(pageNameKey('merchant', '/merchant/applicationreview')).toBe('desk.dashboard')
  expect(pageNameKey('admin', '/nowhere')).toBe('common.appName')
})

test('an accepted merchant has all pages, a deactivated one what finishes orders, help, and the settings with the reason', () => {
  const pathsOf = (status: 'accepted' | 'deactivated') => pagesOpenTo('merchant', status).map(({ to }) => to)
  expect(pathsOf('accepted')).toEqual(deskPages.merchant.map(({ to }) => to))
  expect(pathsOf('deactivated')).toEqual(['/merchant/orders', '/merchant/cash', '/merchant/help-and-support', '/merchant/settings'])
})
