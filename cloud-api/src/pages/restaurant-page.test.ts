import { readMenu } from '@sufra/shared/menu/menu.routes'
import { replaceCodes } from '@sufra/shared/tables/table.routes'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDist, type TestDist } from '../../testing/test-dist.ts'
import { type OwnTestApi, startTestApi } from '../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { restaurants } from '../people/restaurants/restaurants.table.ts'
import { signTableToken } from '../catalogue/tables/table-token.ts'
import { createRestaurantPage } from './restaurant-page.ts'

const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports })
const manifest = {
  'index.html': chunk('index', ['_shared.js']),
  '_shared.js': chunk('shared'),
  '_row.js': chunk('row', ['_shared.js']),
  'src/menu/restaurant-page.tsx': chunk('restaurant-page', ['index.html', '_row.js']),
  'src/table-link/table-link-page.tsx': chunk('table-link-page', ['index.html']),
  '../shared/src/i18n/en/for-diner.ts': chunk('english'),
  '../shared/src/i18n/ar/for-diner.ts': chunk('arabic'),
}
const page = `<!doctype html><html lang="en" dir="ltr"><head><title>Sufra</title><script type="module" src="/assets/index.js"></script><link rel="modulepreload" href="/assets/shared.js"></head><body><div id="root"></div><link rel="stylesheet" href="/assets/index.css"></body></html>`

let dist: TestDist
let api: OwnTestApi
let restaurant: TestRestaurant

beforeAll(async () => {
  dist = makeDist({ 'diner/index.html': page, 'diner/.vite/manifest.json': JSON.stringify(manifest) })
  api = await startTestApi({ dist: dist.folders })
})
beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(async () => {
  await api.close()
  dist.remove()
})

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await api.fetch(path, { headers: { accept: 'text/html', ...headers } })
  const html = await answer.text()
  const json = /<script type="application\/json" id="checked-link">(.*?)<\/script>/s.exec(html)?.[1]
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    link: json === undefined ? undefined : (JSON.parse(json) as unknown),
    modules: [...html.matchAll(/<link rel="modulepreload"[^>]*href="\/assets\/([\w-]+)\.js">/g)].map(([, name]) => name),
    menus: [...html.matchAll(/<link rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)">/g)].map(
      ([, address]) => address,
    ),
    hasSplash: html.includes('<div id="splash"'),
  }
}
const linkOf = ({ restaurantId, tables }: TestRestaurant, token = signTableToken(testSecret, tables.two, 1)) =>
  `/qr-link?r=${restaurantId}&t=${encodeURIComponent(token)}`
const invalid = { link: { error: 'table.link_invalid' }, menus: [], hasSplash: false }

test('the page of a valid code has its table, the splash, the menu, the code of the menu and the texts of the language', async () => {
  const { restaurantId, tables } = restaurant
  const opened = await open(linkOf(restaurant))
  expect(opened).toMatchObject({
    status: 200,
    link: { table: { restaurantId, tableId: tables.two, tableNumber: 2 } },
    modules: ['shared', 'restaurant-page', 'row', 'english'],
    menus: [`/api/menu/${restaurantId}`],
    hasSplash: true,
  })
  expect(opened.html).toContain('<title>Test Kitchen</title>')
  expect((await api.fetch(opened.menus[0] ?? '')).status).toBe(200)
})

test('the page of a restaurant has the same content without a table', async () => {
  const { restaurantId } = restaurant
  const opened = await open(`/restaurants/${restaurantId}?table=7`)
  expect(opened).toMatchObject({ link: undefined, menus: [`/api/menu/${restaurantId}`], hasSplash: true })
  expect(opened.modules).toContain('restaurant-page')
})

test('the splash comes before the style sheet, which would delay its first paint', async () => {
  const { html } = await open(linkOf(restaurant))
  expect(html.indexOf('id="splash"')).toBeLessThan(html.indexOf('id="root"'))
  expect(html.indexOf('id="root"')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

test('the splash shows the logo and names the cover if the restaurant has them', async () => {
  const without = (await open(linkOf(restaurant))).html
  expect(without).not.toContain('<img')
  expect(without).not.toContain('data-cover')
  await api.connection.db
    .update(restaurants)
    .set({ logo: 'logo.webp', cover: 'cover.webp' })
    .where(eq(restaurants.id, restaurant.restaurantId))
  const other = await startTestApi({ connection: api.connection, dist: dist.folders })
  const html = await (await other.fetch(linkOf(restaurant))).text()
  await other.close()
  expect(html).toContain('<img src="/uploads/logo.webp?w=192"')
  expect(html).toContain('<div id="splash" role="status" data-cover="cover.webp">')
})

test.each([
  ['forged', () => 'AAAA'],
  ['of another secret', ({ tables }: TestRestaurant) => signTableToken(new TextEncoder().encode('another secret'), tables.two, 1)],
  ['of the next print', ({ tables }: TestRestaurant) => signTableToken(testSecret, tables.two, 2)],
  ['of 100 letters', () => 'A'.repeat(100)],
  ['of 5,000 letters', () => 'A'.repeat(5_000)],
  ['empty', () => ''],
])('the page of a code that is %s has the error, and nothing of the restaurant', async (_what, token) => {
  const opened = await open(linkOf(restaurant, token(restaurant)))
  expect(opened).toMatchObject({ ...invalid, status: 200 })
  expect(opened.modules).toEqual(['shared', 'english', 'table-link-page'])
  expect(opened.html).not.toContain('Test Kitchen')
})

test('the page has the error for a code of another restaurant, a replaced code, and a malformed link', async () => {
  const other = await addRestaurant(api.connection.db)
  const token = signTableToken(testSecret, restaurant.tables.two, 1)
  expect(await open(linkOf(other, token))).toMatchObject(invalid)
  const { call } = await api.signedIn(restaurant.email)
  await call(replaceCodes, { body: { tableIds: [restaurant.tables.two] } })
  expect(await open(linkOf(restaurant))).toMatchObject(invalid)
  for (const query of ['', '?r=x&t=x', `?r=${restaurant.restaurantId}`, `?r=${restaurant.restaurantId}&t=a&t=b`, '?r[]=1&t[]=2'])
    expect(await open(`/qr-link${query}`), query).toMatchObject(invalid)
})

test('a restaurant without a menu for diners has neither splash nor menu in its page', async () => {
  const pending = await addRestaurant(api.connection.db, { status: 'pending' })
  for (const id of [pending.restaurantId, '0192a000-0000-7000-8000-000000000000'])
    expect(await open(`/restaurants/${id}`)).toMatchObject({ status: 200, menus: [], hasSplash: false })
  expect(await open(linkOf(pending))).toMatchObject({ menus: [], hasSplash: false })
})

test('a name with markup is shown as text, and no script in the page is run', async () => {
  const name = { en: `</strong></title><script>alert(1)</script>"'$&`, ar: '' }
  await api.connection.db.update(restaurants).set({ name }).where(eq(restaurants.id, restaurant.restaurantId))
  const other = await startTestApi({ connection: api.connection, dist: dist.folders })
  const answer = await other.fetch(linkOf(restaurant))
  const html = await answer.text()
  const { data } = await other.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })
  await other.close()
  expect(data.restaurant.name).toEqual(name)
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;$&#38;')
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts).toEqual([' type="module" src="/assets/index.js"', ' type="application/json" id="checked-link"'])
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
})

describe('the language of the page', () => {
  test.each([
    ['en-GB,en;q=0.9', '', 'en', 'Test Kitchen'],
    ['ar-QA,ar;q=0.9,en;q=0.8', '', 'ar', 'مطبخ'],
    ['fr-FR,fr;q=0.9,ar;q=0.8,en;q=0.7', '', 'ar', 'مطبخ'],
    ['fr', '', 'en', 'Test Kitchen'],
    ['ar', 'en', 'en', 'Test Kitchen'],
    ['en', 'ar', 'ar', 'مطبخ'],
    ['en', 'xx', 'en', 'Test Kitchen'],
  ])('for a browser with %s and the choice “%s” is %s', async (accepted, chosen, language, name) => {
    const { html, modules } = await open(linkOf(restaurant), { 'accept-language': accepted, cookie: `sufra-language=${chosen}` })
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(`<strong>${name}</strong>`)
    expect(modules).toContain(language === 'ar' ? 'arabic' : 'english')
    expect(modules).not.toContain(language === 'ar' ? 'english' : 'arabic')
  })
})

test('prepared pages are not stored, and other pages have no prepared content', async () => {
  for (const path of [linkOf(restaurant), `/restaurants/${restaurant.restaurantId}`])
    expect((await open(path)).headers.get('cache-control')).toBe('no-store')
  for (const path of ['/cart', `/restaurants/${restaurant.restaurantId}/nothing`]) {
    const { html, headers } = await open(path)
    expect([html, headers.get('cache-control')]).toEqual([page, 'no-cache'])
  }
})

test.each([
  ['does not answer', () => new Promise<never>(() => {})],
  ['fails', () => Promise.reject(new Error('the connection ended'))],
])('while the database %s, the page is sent without prepared content', async (_what, openLink) => {
  const { prepare } = createRestaurantPage({ menus: { get: openLink }, openLink, log: { error: () => {} }, maxWait: 1 })
  const request = { cookies: {}, headers: {}, query: { r: restaurant.restaurantId, t: 'AAAA' } } as unknown as FastifyRequest // read fields
  for (const path of ['/qr-link', `/restaurants/${restaurant.restaurantId}`]) {
    const html = await prepare(page, path, request, manifest)
    expect(html).not.toMatch(/splash|checked-link|as="fetch"/)
    expect(html).toContain('<link rel="stylesheet" href="/assets/index.css">')
  }
})
