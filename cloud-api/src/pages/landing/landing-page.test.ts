// Runs on PostgreSQL alone: the page is rendered, and reads one table of the demo.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { inlineScripts } from '@sufra/shared/page-shell/inline-scripts'
import { readSupportAddress } from '@sufra/shared/support/support-address.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDist, type TestDist } from '../../../testing/test-dist.ts'
import { type OwnTestApi, startTestApi } from '../../../testing/test-api.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { createFolderStore } from '../../platform/files/uploads/folder-store.ts'

const fonts = { en: 'cairo-latin-wght-normal', ar: 'cairo-arabic-wght-normal' } as const
const maxBytes = 60 * 1_024
const supportEmail = 'help@sufra.test'

let dist: TestDist
let api: OwnTestApi

beforeAll(async () => {
  const manifest = Object.fromEntries(Object.values(fonts).map((name) => [name, { file: `assets/${name}-AAAAAAAA.woff2` }]))
  dist = makeDist({ 'diner/.vite/manifest.json': JSON.stringify(manifest) })
  api = await startTestApi({ dist: dist.folders, wantsDemo: true, supportEmail })
  await seedDemo(api.connection.db, createFolderStore(api.uploadsFolder), new Date())
})
afterAll(async () => {
  await api.close()
  dist.remove()
})

const get = async (path = '/', headers: Record<string, string> = {}) => {
  const answer = await api.fetch(path, { headers: { accept: 'text/html', ...headers } })
  return { answer, page: await answer.text() }
}
const linksOf = (page: string) => [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))

test.each([
  ['en', 'ltr', 'Scan the code on your table', 'Register your restaurant', 'Version 1.1.1'],
  ['ar', 'rtl', 'امسح الرمز الموجود على طاولتك', 'سجّل مطعمك', 'الإصدار 1.1.1'],
])('the page in %s explains Sufra to guests and restaurants, and links to both apps', async (language, direction, ...texts) => {
  const { answer, page } = await get('/', { 'accept-language': language })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(page).toContain(`<html lang="${language}" dir="${direction}">`)
  for (const text of texts) expect(page).toContain(text)
  expect(linksOf(page)).toEqual(
    expect.arrayContaining(['/merchant/signup', '/merchant/login', '/login', '/privacy', `mailto:${supportEmail}`]),
  )
})

test('with a demo restaurant the page offers one of its tables to try', async () => {
  const table = linksOf((await get()).page).find((href) => href.startsWith('/qr-link')) ?? ''
  const opened = await api.fetch(table, { headers: { accept: 'text/html' } })
  expect(await opened.text()).toContain('Bait Al Sufra')
})

test('without a demo the page has neither its table nor its sign-ins', async () => {
  const own = await startTestApi({ connection: api.connection, dist: dist.folders })
  const page = await (await own.fetch('/')).text()
  expect(page).not.toMatch(/qr-link\?r|demo@sufra\.test|mailto:/)
  expect(page).toContain('/merchant/signup')
  expect((await own.call(readSupportAddress, {})).data).toEqual({ email: null })
  await own.close()
})

test('the address of support is public', async () => {
  expect((await api.call(readSupportAddress, {})).data).toEqual({ email: supportEmail })
})

test('a language in the address is shown and stored', async () => {
  const { answer, page } = await get('/?language=ar', { 'accept-language': 'en' })
  expect(page).toContain('<html lang="ar"')
  expect(answer.headers.get('set-cookie')).toContain('sufra-language=ar; Path=/')
  expect((await get('/', { 'accept-language': 'en', cookie: 'sufra-language=ar' })).page).toContain('<html lang="ar"')
})

test('the page’s policy allows its own script', async () => {
  const { answer, page } = await get()
  const [script = ''] = inlineScripts(page)
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})

test.each(['en', 'ar'] as const)('in %s everything that a browser loads for the page has at most 60 KB', async (language) => {
  // The header asks for the encoding that `fetch` would decompress.
  const answer = await api.inject({ url: '/', headers: { 'accept-encoding': 'br', 'accept-language': language } })
  expect(answer.headers['content-encoding']).toBe('br')
  const page = brotliDecompressSync(answer.rawPayload).toString()
  const loaded = [...page.matchAll(/(?:src|href)="?(\/assets\/[^"\s)]+)|url\((\/[^)]+)\)/g)].map(([, address, font]) => address ?? font)
  expect([...new Set(loaded)]).toEqual([`/assets/${fonts[language]}-AAAAAAAA.woff2`])
  const resolve = createRequire(join(import.meta.dirname, '../../../../diner-web/package.json')).resolve
  const font = statSync(resolve(`@fontsource-variable/cairo/files/${fonts[language]}.woff2`)).size
  expect(answer.rawPayload.length + font).toBeLessThanOrEqual(maxBytes)
})

test('the pictures come from the demo’s drawings', () => {
  for (const name of ['chicken-machboos', 'kunafa'])
    expect(readFileSync(new URL(`pictures/${name}.avif`, import.meta.url)).length).toBeGreaterThan(1_000)
})
