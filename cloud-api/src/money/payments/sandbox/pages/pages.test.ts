import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandboxServer } from '../../../../../testing/servers/sandbox-server.ts'

let server: Awaited<ReturnType<typeof startSandboxServer>>
beforeAll(async () => {
  server = await startSandboxServer()
})
afterAll(() => server.close())

const good = { cardNumber: '4242 4242 4242 4242', cardHolderName: 'Maryam', expiryDate: '12/49', cvv: '123' }

describe('the card fields', () => {
  test.each([
    ['cardNumber', '', 'Card number is required'],
    ['cardNumber', '424242424242424', 'Card number must be 16 digits'],
    ['cardNumber', '42424242424242424', 'Card number must be 16 digits'],
    ['cardNumber', '4242 4242 4242 424a', 'Card number must be 16 digits'],
    ['cardHolderName', ' ', 'Card holder name is required'],
    ['cardHolderName', 'M', 'Name must be at least 2 characters'],
    ['expiryDate', '', 'Expiry date is required'],
    ['expiryDate', '13/49', 'Format: MM/YY'],
    ['expiryDate', '00/49', 'Format: MM/YY'],
    ['expiryDate', '12/2049', 'Format: MM/YY'],
    ['cvv', '', 'CVV is required'],
    ['cvv', '12', 'CVV must be 3 or 4 digits'],
    ['cvv', '12345', 'CVV must be 3 or 4 digits'],
  ])('%s as %j: %s', async (field, typed, text) => {
    const { problems } = (await server.post('/tokens', { ...good, [field]: typed })) as { problems: Record<string, { text: string }> } // its own format
    expect(Object.entries(problems).map(([name, problem]) => [name, problem.text])).toEqual([[field, text]])
  })

  test('all problems are returned together, in the language of the page', async () => {
    expect(await server.post('/tokens', { lang: 'ar' })).toEqual({
      problems: {
        cardNumber: { code: 'payment.card_number_required', text: 'رقم البطاقة مطلوب' },
        cardHolderName: { code: 'payment.card_holder_required', text: 'اسم حامل البطاقة مطلوب' },
        expiryDate: { code: 'payment.card_expiry_required', text: 'تاريخ الانتهاء مطلوب' },
        cvv: { code: 'payment.card_cvv_required', text: 'رمز CVV مطلوب' },
      },
    })
  })

  test('a good card becomes a token with its brand, last four digits and expiry, in any digits', async () => {
    const card = { token: expect.stringMatching(/^tok_/) as unknown, brand: 'Visa', lastFour: '4242', expiry: '12/49' }
    expect(await server.post('/tokens', good)).toEqual({ card })
    expect(await server.post('/tokens', { ...good, cardNumber: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', cvv: '١٢٣٤' })).toEqual({ card })
  })
})

test.each(['', '12345', '1234567', 'abcdef'])('the PIN %j is refused with Please enter valid upi pin', async (pin) => {
  expect(await server.post('/pins', { pin })).toEqual({ text: 'Please enter valid upi pin' })
})

describe.each(['fields', 'pin', 'wallet'] as const)('the page of %s', (page) => {
  test('is in both languages, and may be embedded only by the origin that opened it', async () => {
    const english = await fetch(`${server.url}/${page}?lang=en&origin=http://localhost:7400/cart`)
    expect(english.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:7400$/)
    expect(await english.text()).toContain('<html lang="en" dir="ltr">')
    const arabic = await fetch(`${server.url}/${page}?lang=ar&origin=javascript:alert(1)`)
    expect(arabic.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/)
    expect(await arabic.text()).toContain('<html lang="ar" dir="rtl">')
  })

  test('has a script that browsers understand unchanged', async () => {
    const script = await (await fetch(`${server.url}/${page}.js`)).text()
    expect(script).toBe(readFileSync(new URL(`../browser/${page}.ts`, import.meta.url), 'utf8'))
    expect(() => new Script(script)).not.toThrow()
  })
})

describe('the page of a challenge', () => {
  test('without a waiting payment is not found', async () => {
    expect((await fetch(`${server.url}/challenge/pay_none`)).status).toBe(404)
    expect(
      (await fetch(`${server.url}/challenge/pay_none`, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) })).status,
    ).toBe(404)
  })
})
