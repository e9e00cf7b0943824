import { expect, test, vi } from 'vitest'
import { showPush } from './show-push.ts'

test('a message of the server is shown with its icon, and replaces an older one of the order', async () => {
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
  const message = { title: 'Order Ready', message: 'Your order is on the way.', emoji: '🛎️' }
  await showPush({ json: () => message }, { showNotification })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Order Ready', {
    body: 'Your order is on the way.',
    icon: expect.stringContaining('data:image/svg+xml'),
    tag: 'sufra-order',
  })
})

test('a message without content shows nothing', async () => {
  const showNotification = vi.fn<() => Promise<void>>(async () => {})
  await showPush(null, { showNotification })
  expect(showNotification).not.toHaveBeenCalled()
})
