import { expect, test } from 'vitest'
import { tracking as arabic } from '../following/texts.ar.ts'
import { tracking as english } from '../following/texts.en.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { statusTextOf } from './status-text.ts'

const shown = (status: string, { notification }: typeof english | typeof arabic) => {
  const { key, emoji } = statusTextOf(status)
  return { ...notification[key], emoji }
}

test.each([english, arabic])(
  'each status and an unknown status have their own title, message and emoji: $notification.received.title',
  (language) => {
    const texts = [...orderStatuses, 'unknown'].map((status) => shown(status, language))
    for (const part of ['title', 'message', 'emoji'] as const) expect(new Set(texts.map((text) => text[part])).size).toBe(texts.length)
  },
)

test.each(['Lost', '', 'received', 'constructor', '__proto__'])(
  'the status %j is unknown, and has the generic text of the specification',
  (status) => {
    expect(shown(status, english)).toMatchObject({ title: 'Order Update', message: 'Your order status has been updated!' })
  },
)
