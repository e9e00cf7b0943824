// @vitest-environment jsdom
import { desk } from '@sufra/shared/desk/texts.en'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { renderPage } from '../ui/render.test-data.tsx'
import { ConnectionProvider } from './connection.tsx'
import { ConnectionIndicator } from './connection-indicator.tsx'

const socket = () => Object.assign(new EventTarget(), { send: () => {}, close: () => {} })

test('the indicator shows not live without a socket, no answer without a server, and offline without a network', async () => {
  let status = 200
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.stubGlobal('WebSocket', function open() {
    const opened = socket()
    queueMicrotask(() => opened.dispatchEvent(new Event('close')))
    return opened
  })
  await renderPage(
    <ConnectionProvider>
      <ConnectionIndicator />
    </ConnectionProvider>,
  )
  expect(await screen.findByText(desk.connection.notLive)).toBeTruthy()
  status = 503
  await act(() => queryClient.refetchQueries({ queryKey: ['is-answering'] }))
  expect(await screen.findByText(desk.connection.noAnswer)).toBeTruthy()
  isOnline.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(await screen.findByText(desk.connection.down)).toBeTruthy()
})
