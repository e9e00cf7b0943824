import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refused } from '../refusals/refused.ts'
import { handleErrors } from './error-reply.ts'

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

test.each([
  ['en', 'ltr', 'We are very busy right now. Please try again in a moment.', 'Try again'],
  ['ar', 'rtl', 'الضغط كبير الآن. يرجى المحاولة بعد لحظات.', 'حاول مرة أخرى'],
])('a browser at a page of a busy server is told so in %s, with a link that asks again', async (language, direction, text, retry) => {
  const answer = await ask({ ...browser, 'accept-language': language })
  expect(answer).toMatchObject({ statusCode: 503, type: 'text/html; charset=utf-8', after: '1' })
  expect(answer.body).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(answer.body).toContain(`<p role="alert">${text}</p><a href="">${retry}</a>`)
})

test('a program gets JSON, and so does a browser for every other refusal', async () => {
  for (const answer of [await ask({ accept: '*/*' }), await ask(browser, 'table.not_found')]) {
    expect(answer.type).toBe('application/json; charset=utf-8')
    expect(JSON.parse(answer.body)).toMatchObject({ success: false })
  }
})
