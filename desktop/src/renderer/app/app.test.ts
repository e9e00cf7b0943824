import { adminPaths, merchantPaths, openDeskPaths } from '@sufra/shared/pages/page-paths'
import { isValidElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RouteObject } from '../common/pages/router.ts'
import { deskPages, type DeskPage } from './navigation/desk-pages.ts'

/** Paths of the desktop app alone: the start page of its windows, and the first run. */
const desktopPaths = ['/', '/setup']

let routes: RouteObject[]
let matches: (path: string) => RouteObject[]

beforeAll(async () => {
  // The browser globals that the modules read when they are loaded: the bridge, and the style sheet of the toasts.
  vi.stubGlobal('window', { _goober: { parentNode: {}, firstChild: { data: '' } } })
  const { matchRoutes } = await import('react-router-dom')
  ;({ routes } = await import('./app.tsx'))
  matches = (path) => (matchRoutes(routes, path) ?? []).map(({ route }) => route)
})

const join = (...parts: string[]) => parts.filter(Boolean).join('/').replaceAll(/\/+/g, '/')

/** The full paths of all pages, without the catch-all routes. */
const pathsOf = (among: RouteObject[], above = ''): string[] =>
  among.flatMap(({ path = '', index, children }) => {
    const full = join(above, path)
    if (children) return pathsOf(children, full)
    return index || path !== '*' ? [full] : []
  })

const filledIn = (pattern: string) => pattern.replaceAll(/:\w+/g, '0192a000-0000-7000-8000-000000000000')
const componentOf = (route: RouteObject | undefined) =>
  isValidElement(route?.element) && typeof route.element.type === 'function' ? route.element.type.name : undefined

test('the app has exactly one page for each path of the list', () => {
  expect(new Set(pathsOf(routes))).toEqual(new Set([...openDeskPaths, ...merchantPaths, ...adminPaths, ...desktopPaths]))
})

test.each([...openDeskPaths, ...merchantPaths, ...adminPaths])('%s opens its own page', (pattern) => {
  expect(matches(filledIn(pattern)).at(-1)?.path).not.toBe('*')
})

test.each(['/merchant/nothing', '/merchant/settings/nothing', '/merchant/orders/1', '/admin/nothing', '/admin/analytics/1/2'])(
  '%s shows the not-found page within the guard and the layout of its area',
  (path) => {
    const found = matches(path)
    expect(found.map(componentOf)).toEqual(
      expect.arrayContaining(['Guard', path.startsWith('/admin') ? 'AdminDesk' : 'MerchantDesk', 'NotFoundPage']),
    )
  },
)

/** The permissions that the routes of a path ask for. */
const permissionsOf = (path: string) =>
  matches(path).flatMap(({ element }) => (isValidElement<{ permission?: string }>(element) ? (element.props.permission ?? []) : []))

/** Spellings of an address for which the router opens the same page. */
const spellings = (path: string) => [
  path,
  path.toUpperCase(),
  path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
  `${path}/`,
]

test.each(Object.entries(deskPages).flatMap(([area, pages]) => pages.map((page): [string, string, DeskPage] => [area, page.to, page])))(
  'the %s page %s and the pages within it ask for its permission, however the address is spelled',
  (_area, _to, { to, permission, within = [] }) => {
    for (const path of [to, ...within.map((each) => filledIn(each.to))].flatMap(spellings))
      expect(permissionsOf(path), path).toEqual(permission ? [permission] : [])
  },
)

test.each(['/nothing', '/login/again', '/merchants'])('%s shows the not-found page', (path) => {
  expect(componentOf(matches(path).at(-1))).toBe('NotFound')
})

test("an error outside a page is caught by our own error element, not by the router's", () => {
  expect(routes.map(({ errorElement }) => isValidElement(errorElement))).toEqual([true])
})
