// Renders a page of the checkout with a cart, a network that answers like the server, and a gateway whose hosted pages the test controls.
import { dirhams } from '@sufra/shared/money'
import { awaitingMessage, processedMessage } from '@sufra/shared/payments/payment.routes'
import { Toasts } from '@sufra/shared/ui/toasts'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { BrowserRouter } from '../../common/pages/router.ts'
import { emptySession, type Session } from '../../common/session/session-fields.ts'
import { updateSession } from '../../common/session/session.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { noChoice, usePaymentChoice } from './payment-choice.ts'

export const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const origin = 'https://gateway.test'
export const sampleCard = { id: '0193a2f0-0000-7000-8000-00000000000c', brand: 'Visa', lastFour: '4242', expiry: '12/34' }

const gateway = {
  kind: 'sandbox',
  origin,
  fieldsUrl: `${origin}/fields`,
  pinUrl: `${origin}/pin`,
  walletUrl: `${origin}/wallet`,
  wallets: ['applePay', 'googlePay'],
  takesUpi: true,
}
export const allOptions = { methods: ['Cash', 'Card', 'UPI'], wallets: ['applePay', 'googlePay'], gateway }

type Reply = { status?: number; body: object }
const order = { success: true, orderId: 'o'.repeat(22), orderNumber: 7 }
export const placed: Reply = { body: { ...order, message: processedMessage } }
export const waitsForBank: Reply = { body: { ...order, message: awaitingMessage, challengeUrl: `${origin}/challenge/1` } }
export const refusedWith = (status: number, error: string): Reply => ({ status, body: { success: false, error, message: error } })

/**
 * Answers by the end of the path, which a test may change; a missing answer fails like a lost network. Returns the sent bodies, by the end
 * of their path.
 */
export const answerCalls = (answers: Record<string, Reply> = {}) => {
  const sent: Record<string, unknown[]> = {}
  const usual: Record<string, Reply> = {
    visits: { body: { success: true, data: { visit: 'visit' } } },
    'payment-options': { body: { success: true, data: allOptions } },
    list: { body: { success: true, data: [sampleCard] } },
    remove: { body: { success: true, message: 'removed' } },
    resolve: { body: { success: true, data: { outcome: 'unknown' } } },
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const name = url.split('?')[0]?.split('/').at(-1) ?? ''
    ;(sent[name] ??= []).push(body === undefined ? undefined : JSON.parse(body))
    const answer = answers[name] ?? usual[name]
    if (!answer) throw new TypeError('no network')
    return { ok: !answer.status, status: answer.status ?? 200, statusText: '', headers: new Headers(), json: async () => answer.body }
  })
  return sent
}

/** Renders the page with a cart of QAR 14.00 at a table; `more` replaces fields of the session. */
export const renderCheckout = async (page: ReactNode, path = '/payments', more: Partial<Session> = {}) => {
  usePaymentChoice.setState(noChoice)
  const line = { itemId: restaurantId, restaurantId, basePrice: dirhams(1_400), pricePerItem: dirhams(1_400), quantity: 1, addOns: [] }
  const customerDetails = { ...emptySession.customerDetails, customerName: 'Maryam', mobileNumber: '97455512345' }
  const key = `key-${Math.random()}`
  updateSession(() => ({
    ...emptySession,
    restaurantId,
    tableId: restaurantId,
    tableNumber: 4,
    cart: [line],
    customerDetails,
    currentUniqueId: key,
    ...more,
  }))
  history.replaceState(null, '', path)
  // A sent order is polled until it is known, which would disturb the next tests.
  onTestFinished(() => void updateSession(() => emptySession))
  return renderForUser(
    <BrowserRouter>
      {page}
      <Toasts />
    </BrowserRouter>,
  )
}

/** Posts a message from the hosted page with this title. */
export const postFromGateway = async (title: string, data: object, from = origin) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title)
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin: from, source: frame.contentWindow })))
}
