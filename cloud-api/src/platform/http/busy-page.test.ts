import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refused } from '../refusals/refused.ts'
import { busyPage } from './busy-page.ts'
import { handleErrors } from './error-reply.ts'
import { shedAllButAssets } from './shed.ts'

const ask = async (headers: Record<string, string>, code: 'server.busy' | 'table.not_found' = 'server.busy') => {
  const app = Fastify()
  onTestFinished(() => app.close())
  handleErrors(app)
  app.get('/qr-link', () => {
    throw refused(code)
  })
  const { statusCode, headers: answered, body } = await app.inject({ url: '/qr-link?r=1&t=2', headers })
  return { statusCode, type: answered['content-type'], after: answered['retry-after'], body }
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const paragraphs = {
  en: '<p lang="en" dir="ltr">We are very busy right now. This page tries again automatically.</p>',
  ar: '<p lang="ar" dir="rtl">الضغط كبير الآن. تعيد هذه الصفحة المحاولة تلقائيًا.</p>',
}

test.each([
  ['en', 'ltr', 'ar', 'Try again · <bdi lang="ar">حاول مرة أخرى</bdi>'],
  ['ar', 'rtl', 'en', 'حاول مرة أخرى · <bdi lang="en">Try again</bdi>'],
] as const)(
  'a browser that requests a page of a busy server gets a page in both languages, first in %s',
  async (language, direction, other, retry) => {
    const answer = await ask({ ...browser, 'accept-language': language })
    expect(answer).toMatchObject({ statusCode: 503, type: 'text/html; charset=utf-8', after: '1' })
    expect(answer.body).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(answer.body).toContain(`<div role="alert">${paragraphs[language]}${paragraphs[other]}</div><a href="">${retry}</a>`)
    expect(answer.body).toMatch(/<meta http-equiv="refresh" content="[3-9]">/)
  },
)

test.each([
  [0, 3],
  [0.5, 6],
  [0.999, 9],
])('the page of a busy server with a chance of %d reloads itself after %d seconds', (random, seconds) => {
  expect(busyPage('en', random)).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
})

test.each(['/assets/index-1.js', '/desk/assets/index-1.css?v=1', '/service-worker.js', '/manifest.webmanifest'])(
  'a busy server sends %s',
  async (url) => {
    await expect(shedAllButAssets({ url })).resolves.toBeUndefined()
  },
)

test.each(['/', '/qr-link?r=1&t=2', '/api/menu/1', '/merchant/orders', '/api/assets/1', '/service-worker.jsx'])(
  'a busy server refuses %s',
  async (url) => {
    await expect(shedAllButAssets({ url })).rejects.toMatchObject({ code: 'server.busy' })
  },
)

test('a program gets JSON, and so does a browser for every other refusal', async () => {
  for (const answer of [await ask({ accept: '*/*' }), await ask(browser, 'table.not_found')]) {
    expect(answer.type).toBe('application/json; charset=utf-8')
    expect(JSON.parse(answer.body)).toMatchObject({ success: false })
  }
})
