// The board of a restaurant for tests, which control its orders and the feed.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { ClosedByPlatformOnWire } from '@sufra/shared/orders/closing/closed-by-platform'
import { listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { listHandBacks } from '@sufra/shared/refunds/refund.routes'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { ConnectionContext, type Room } from '../../common/connection/connection-context.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { BoardProvider } from './board/board-provider.tsx'
import { OrdersPage } from './orders-page.tsx'

const nothingClosed: ClosedByPlatformOnWire = { missed: [], missedCount: 0, days: [] }

type Opened = {
  closed?: ClosedByPlatformOnWire
  answers?: Parameters<typeof answerCalls>[0]
  more?: { count: number; cursor: string } | null
}

export const openBoard = async (orders: CounterOrderOnWire[], { closed = nothingClosed, answers: own = {}, more = null }: Opened = {}) => {
  const answers: Parameters<typeof answerCalls>[0] = {
    [`GET ${listOrders.path}`]: { body: { success: true, data: orders, seq: 7, more } },
    [`GET ${listClosedByPlatform.path}`]: answerWith(closed),
    [`GET ${listHandBacks.path}`]: answerWith([]),
    'GET /api/merchant/bills': answerWith([]),
    ...own,
  }
  const sent = answerCalls(answers)
  // jsdom lacks both.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const join = vi.fn<Room['join']>(() => () => undefined)
  const send = vi.fn<Room['send']>()
  const page = renderPage(
    <MemoryRouter>
      <ConnectionContext value={{ room: { join, send }, state: 'live' }}>
        <BoardProvider>
          <OrdersPage />
        </BoardProvider>
      </ConnectionContext>
    </MemoryRouter>,
  )
  // The session has more fields, which the board does not read.
  storeSession({ user: { restaurant: { _id: '0193a2f0-0000-7000-8000-000000000001' } } as unknown as Session['user'] })
  const user = await page
  const [first] = orders
  if (first) await screen.findByRole('article', { name: new RegExp(`^Order ${first.orderNumber},`) })
  return { user, sent, answers, acknowledged: send, publish: (event: FeedEnvelope) => act(() => join.mock.calls[0]?.[3].onEvent(event)) }
}
