import { adminPaths, merchantPaths, openDeskPaths } from '@sufra/shared/pages/page-paths'
import { isValidElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RouteObject } from './router.ts'

/** The desktop's own, which no server answers: where its windows start, and its first run. */
const desktopPaths = ['/', '/setup']

let routes: RouteObject[]
let matches: (path: string) => RouteObject[]

beforeAll(async () => {
  // What the modules of the desk ask of a browser when they are loaded: whether main is there, and the style sheet of the toasts.
  vi.stubGlobal('window', { _goober: { parentNode: {}, firstChild: { data: '' } } })
  const { matchRoutes } = await import('react-router-dom')
  ;({ routes } = await import('./app.tsx'))
  matches = (path) => (matchRoutes(routes, path) ?? []).map(({ route }) => route)
}, 60_000)

const join = (...parts: string[]) => parts.filter(Boolean).join('/').replaceAll(/\/+/g, '/')

/** The full paths of all that can be opened, without the rest of what is no page. */
const pathsOf = (among: RouteObject[], above = ''): string[] =>
  among.flatMap(({ path = '', index, children }) => {
    const full = join(above, path)
    if (children) return pathsOf(children, full)
    return index || path !== '*' ? [full] : []
  })

const filledIn = (pattern: string) => pattern.replaceAll(/:\w+/g, '0192a000-0000-7000-8000-000000000000')
const componentOf = (route: RouteObject | undefined) =>
  isValidElement(route?.element) && typeof route.element.type === 'function' ? route.element.type.name : undefined

test('the desk has a page for each address of the list, and no other', () => {
  expect(new Set(pathsOf(routes))).toEqual(new Set([...openDeskPaths, ...merchantPaths, ...adminPaths, ...desktopPaths]))
})

test.each([...openDeskPaths, ...merchantPaths, ...adminPaths])('%s opens its own page', (pattern) => {
  expect(matches(filledIn(pattern)).at(-1)?.path).not.toBe('*')
})

test.each(['/merchant/nothing', '/merchant/settings/nothing', '/merchant/orders/1', '/admin/nothing', '/admin/analytics'])(
  '%s is said to be no page, behind the guard and within the layout of its area',
  (path) => {
    const found = matches(path)
    expect(found.map(componentOf)).toEqual(
      expect.arrayContaining(['Guard', path.startsWith('/admin') ? 'AdminDesk' : 'MerchantDesk', 'NotFoundPage']),
    )
  },
)

test.each(['/nothing', '/login/again', '/merchants'])('%s is said to be no page', (path) => {
  expect(componentOf(matches(path).at(-1))).toBe('NotFound')
})

test('whatever fails outside of a page is caught by the desk itself, not by the router', () => {
  expect(routes.map(({ errorElement }) => isValidElement(errorElement))).toEqual([true])
})
