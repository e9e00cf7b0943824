// @vitest-environment jsdom
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useSession } from '../common/session/session.ts'
import { bread, dish, scrollIntoView, showMenu } from './menu-page.test-data.tsx'

const { cart, menu } = forDiner
const named = (text: string, name: string, number = '') => text.replace('{{name}}', name).replace('{{number}}', number)
const button = (name: string) => screen.getByRole('button', { name })
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const lines = () =>
  useSession
    .getState()
    .cart.map(({ quantity, addOns }) => [quantity, ...addOns.flatMap(({ options }) => options.map((option) => option.optionName))])

test('all items are on one page below their categories, which the bar names, and below subcategories if there are several', async () => {
  await showMenu({ items: [dish('Kofta', 'Hot'), dish('Labneh', 'Cold'), dish('Karak', 'Tea')] })
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Bayt',
    'H2 Wraps',
    'H3 Hot',
    'H3 Cold',
    'H2 Drinks',
  ])
  expect(screen.getByText(menu.table.replace('{{number}}', '4'))).toBeTruthy()
  const bar = within(screen.getByRole('navigation', { name: menu.categories }))
  expect(bar.getAllByRole('button').map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
    ['Wraps', 'true'],
    ['Drinks', 'false'],
  ])
})

test('a tap on a category marks it and scrolls to it', async () => {
  const user = await showMenu({ items: [dish('Kofta', 'Hot'), dish('Karak', 'Tea')] })
  await user.click(button('Drinks'))
  expect(button('Drinks').getAttribute('aria-current')).toBe('true')
  expect(button('Wraps').getAttribute('aria-current')).toBe('false')
  expect(scrollIntoView).toHaveBeenCalled()
})

test('a category in the address is scrolled to', async () => {
  await showMenu({ items: [dish('Karak', 'Tea')], categoryId: 'Drinks' })
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(screen.queryByText(menu.noCategory)).toBeNull()
})

test('an unknown category in the address gets an explanation above the whole menu', async () => {
  await showMenu({ items: [dish('Karak', 'Tea')], categoryId: 'Gone' })
  expect(screen.getByText(menu.noCategory)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Drinks' })).toBeTruthy()
})

test('+ becomes − 1 + in place, each change is announced, and − removes the last portion and keeps the focus', async () => {
  const user = await showMenu({ items: [dish('Karak', 'Tea')] })
  await user.click(button(named(menu.add, 'Karak')))
  expect(announced()).toContain(named(menu.inCart, 'Karak', '1'))
  await user.click(button(named(menu.addMore, 'Karak', '1')))
  expect(announced()).toContain(named(menu.inCart, 'Karak', '2'))
  await user.click(button(named(cart.less, 'Karak')))
  expect(lines()).toEqual([[1]])
  await user.click(button(named(cart.remove, 'Karak')))
  expect(lines()).toEqual([])
  expect(announced()).toContain(named(menu.inCart, 'Karak', '0'))
  expect(document.activeElement).toBe(button(named(menu.add, 'Karak')))
})

test('+ on an item with a required choice opens its sheet', async () => {
  const user = await showMenu({ items: [dish('Kofta', 'Hot', { addOns: [bread] })] })
  await user.click(button(named(menu.add, 'Kofta')))
  expect(await screen.findByRole('dialog', { name: 'Kofta' })).toBeTruthy()
  expect(lines()).toEqual([])
})

test('an item without its own picture shows none', async () => {
  await showMenu({ items: [dish('Kofta', 'Hot', { image: 'kofta.webp' }), dish('Labneh', 'Cold')] })
  const [kofta, labneh] = screen.getAllByRole('listitem')
  expect(kofta?.querySelector('img')?.getAttribute('src')).toContain('kofta.webp')
  expect(labneh?.querySelector('img')).toBeNull()
})

test('a sold-out item keeps its price and cannot be added, and few remaining portions limit the +', async () => {
  const user = await showMenu({ items: [dish('Kofta', 'Hot', { isAvailable: false }), dish('Karak', 'Tea', { portionsLeft: 1 })] })
  expect(screen.queryByRole('button', { name: named(menu.add, 'Kofta') })).toBeNull()
  expect(screen.getByRole('button', { name: /^Kofta/ }).textContent).toMatch(/12\.00.*Sold out/)
  await user.click(button(named(menu.add, 'Karak')))
  expect(button(named(menu.addMore, 'Karak', '1')).hasAttribute('disabled')).toBe(true)
})

const closed = { timeZone: 'Asia/Qatar', periods: [], pausedUntil: null, busy: null }

test.each([{ takingOrders: false }, { opening: closed }, { isUnreachable: true }])(
  'a restaurant that takes no orders (%j) shows its menu without +',
  async (restaurant) => {
    await showMenu({ items: [dish('Karak', 'Tea')], restaurant })
    expect(screen.getByRole('button', { name: /^Karak/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: named(menu.add, 'Karak') })).toBeNull()
  },
)

test('featured items are also shown as cards', async () => {
  await showMenu({ items: [dish('Karak', 'Tea', { isFeatured: true })] })
  expect(within(screen.getByRole('region', { name: menu.featured })).getByRole('listitem').textContent).toContain('Karak')
})

test('the second tap of a double tap does not open the cart', async () => {
  const user = await showMenu({ items: [dish('Karak', 'Tea')] })
  await user.click(button(named(menu.add, 'Karak')))
  const bar = screen.getByRole('link', { name: /^View cart/ })
  fireEvent.click(bar, { detail: 2 })
  expect(location.pathname).toBe('/')
  fireEvent.click(bar, { detail: 1 })
  expect(location.pathname).toBe('/cart')
})

test('under the splash the first category comes first, and the others follow', async () => {
  const splash = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'splash' }))
  onTestFinished(() => splash.remove())
  const later: string[] = []
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) if (node instanceof HTMLElement && node.tagName === 'SECTION') later.push(node.ariaLabel ?? '')
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await showMenu({ items: [dish('Kofta', 'Hot'), dish('Karak', 'Tea')] })
  await waitFor(() => expect(later).toEqual(['Drinks']))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Wraps', 'Drinks'])
})

test('the version of the app is below the menu', async () => {
  await showMenu({ items: [] })
  expect((await screen.findByRole('contentinfo')).textContent).toContain('Version 1.1.1')
})

test('a menu without items says so', async () => {
  await showMenu({ items: [] })
  expect(await screen.findByText(menu.emptyTitle)).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('logo and cover of the restaurant are in the head', async () => {
  await showMenu({ items: [], restaurant: { logo: 'logo.webp', cover: 'cover.webp' } })
  expect([...document.querySelectorAll('header img')].map((image) => image.getAttribute('src'))).toEqual([
    '/uploads/cover.webp?w=768',
    '/uploads/logo.webp?w=96',
  ])
})
