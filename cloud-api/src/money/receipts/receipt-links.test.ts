import { receiptPath } from '@sufra/shared/receipts/receipt-path'
import { sendReceipt } from '@sufra/shared/receipts/receipt.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { newNetwork, refusalOf } from '../../../testing/test-api.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { useReceipts } from './receipts.test-data.ts'

const { scene, issuedToken } = useReceipts()

describe('the PDF', () => {
  const get = (token: string, query = '') =>
    scene.api.fetch(`/api/receipts/${token}/pdf${query}`, { headers: { 'x-forwarded-for': newNetwork() } })

  test('opens in the browser, and is neither indexed nor stored', async () => {
    const answer = await get(await issuedToken())
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="receipt-1.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect((await answer.text()).slice(0, 8)).toBe('%PDF-1.7')
  })

  test('does not exist for an unknown token', async () => {
    for (const token of ['A'.repeat(22), 'x']) {
      const answer = await get(token)
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([404, 'receipt.not_found'])
    }
  })

  test('is rendered up to twenty times a minute', async () => {
    const headers = { 'x-forwarded-for': newNetwork() }
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1)
      statuses.push((await scene.api.fetch(`/api/receipts/${'B'.repeat(22)}/pdf`, { headers })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })
})

describe('sending', () => {
  const mail = { channel: 'mail', to: ' Noora@Sufra.test ' } as const
  const sms = { channel: 'sms', to: '97455512345' } as const
  const send = (token: string, to: typeof mail | typeof sms, key: string | undefined = uuidv7(), call = scene.api.elsewhere()) =>
    call(sendReceipt, { params: { token }, body: to }, { idempotencyKey: key })
  const sent = () =>
    scene.api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.restaurantId, scene.restaurant.restaurantId))

  test('a mail and an SMS have the link, in both languages', async () => {
    const token = await issuedToken()
    await send(token, mail)
    await send(token, sms)
    const messages = await sent()
    expect(new Set(messages.map(({ recipient }) => recipient))).toEqual(new Set(['noora@sufra.test', '+97455512345']))
    for (const { text } of messages) {
      expect(text).toContain(`https://sufra.example${receiptPath(token)}`)
      expect(text).toContain('Test Kitchen')
      expect(text).toContain('إيصالك')
    }
    expect(messages.find(({ channel }) => channel === 'sms')?.text.split('\n')).toHaveLength(3)
  })

  test('an SMS has the restaurant’s wording; with the SMS switched off it is refused, and a mail is not', async () => {
    const token = await issuedToken()
    const { db } = scene.api.connection
    const own = eq(restaurants.id, scene.restaurant.restaurantId)
    const smsWording = { receipt: { en: 'Thank you from {restaurant}', ar: 'شكرًا من {restaurant}' } }
    await db.update(restaurants).set({ smsWording }).where(own)
    await send(token, sms)
    expect((await sent())[0]?.text.split('\n')).toEqual([
      'Thank you from Test Kitchen',
      'شكرًا من مطبخ',
      `https://sufra.example${receiptPath(token)}`,
    ])
    await db.update(restaurants).set({ receiptSmsIsOn: false }).where(own)
    expect(await refusalOf(send(token, sms))).toMatchObject({ status: 409, code: 'receipt.sms_off' })
    await send(token, mail)
    expect((await sent()).map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms'])
  })

  test('the language of the caller comes first', async () => {
    const token = await issuedToken()
    await scene.api.fetch(`/api/receipts/${token}/send`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'ar',
        'idempotency-key': uuidv7(),
        'x-forwarded-for': newNetwork(),
      },
      body: JSON.stringify(mail),
    })
    expect((await sent())[0]?.subject).toBe('إيصالك من مطبخ')
  })

  test('a repeated request sends nothing more, and its key cannot be used for another recipient', async () => {
    const token = await issuedToken()
    const key = uuidv7()
    await Promise.all([send(token, mail, key), send(token, mail, key), send(token, mail, key)])
    expect(await sent()).toHaveLength(1)
    expect(await refusalOf(send(token, sms, key))).toMatchObject({ status: 422, code: 'idempotency.other_body' })
    const withoutKey = await scene.api.post(`/api/receipts/${token}/send`, mail)
    expect(withoutKey).toMatchObject({ status: 400, error: 'idempotency.key_required' })
  })

  test('a receipt is sent five times in 24 hours, counted over all requesters', async () => {
    const token = await issuedToken()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        send(token, mail).then(
          () => 'sent',
          (error: { code?: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'receipt.sent_often')).toHaveLength(3)
    scene.now = new Date(scene.now.getTime() + 86_400_000 - 1)
    expect(await refusalOf(send(token, sms))).toMatchObject({ status: 429, code: 'receipt.sent_often' })
    scene.now = new Date(scene.now.getTime() + 1)
    await send(token, sms)
    expect(await sent()).toHaveLength(6)
  })

  test('thirty guests behind one network address can send their receipts', async () => {
    const network = scene.api.elsewhere()
    const tokens = await Promise.all(Array.from({ length: 30 }, issuedToken))
    for (const token of tokens) await send(token, mail, uuidv7(), network)
    expect(await sent()).toHaveLength(30)
  })

  test.each([
    [{ channel: 'mail', to: 'noora' }, 'receipt.email_invalid'],
    [{ channel: 'mail', to: 'a@b.test\r\nBcc: c@d.test' }, 'receipt.email_invalid'],
    [{ channel: 'mail' }, 'receipt.email_invalid'],
    [{ channel: 'sms', to: '123456789' }, 'receipt.mobile_invalid'],
    [{ channel: 'sms', to: '1234567890123456' }, 'receipt.mobile_invalid'],
    [{ channel: 'sms', to: '+97455512345' }, 'receipt.mobile_invalid'],
    [{ channel: 'fax', to: '97455512345' }, 'request.invalid'],
  ])('%j is refused with %s', async (body, code) => {
    expect(await scene.api.post(`/api/receipts/${'A'.repeat(22)}/send`, body)).toMatchObject({ status: 400, error: code })
  })
})
