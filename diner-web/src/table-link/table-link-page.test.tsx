// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter } from '../common/pages/router.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { TableLinkPage } from './table-link-page.tsx'

const [restaurantId, tableId] = ['0193a2f0-0000-7000-8000-000000000001', '0193a2f0-0000-7000-8000-000000000002']
const invalid = 'This code is no longer valid'

const open = async (
  token: string,
  { checked, restaurant = restaurantId, status = 200 }: { checked?: object; restaurant?: string; status?: number } = {},
) => {
  const server = { status }
  document.body.innerHTML = checked ? `<script type="application/json" id="checked-link">${JSON.stringify(checked)}</script>` : ''
  history.replaceState(null, '', `/qr-link?r=${restaurant}&t=${token}`)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const data = { restaurantId, tableId, tableNumber: 4 }
    const success = server.status === 200
    return { ok: success, status: server.status, headers: new Headers(), json: async () => ({ success, data }) }
  })
  const user = await renderForUser(
    <BrowserRouter>
      <TableLinkPage />
    </BrowserRouter>,
  )
  return { user, asked, server }
}

beforeEach(() => localStorage.clear())

test('the error that the server has put into the page is shown without a request', async () => {
  const { asked } = await open('the-code', { checked: { error: 'table.link_invalid' } })
  await screen.findByRole('heading', { name: invalid })
  expect(screen.getByRole('link', { name: 'View the menu' }).getAttribute('href')).toBe(`/restaurants/${restaurantId}`)
  expect(asked).toEqual([])
})

test.each([
  ['a code of 5,000 letters', 'A'.repeat(5_000), restaurantId, invalid],
  ['no code', '', restaurantId, invalid],
  ['an invalid restaurant id', 'the-code', 'x', 'Restaurant not found'],
])('%s is not valid, which the page knows without a request', async (_what, token, restaurant, title) => {
  const { asked } = await open(token, { restaurant })
  await screen.findByRole('heading', { name: title })
  expect(asked).toEqual([])
})

test('a check of the code that fails has a retry button', async () => {
  const { user, server } = await open('the-code', { status: 500 })
  await screen.findByRole('alert')
  server.status = 200
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(location.pathname).toBe(`/restaurants/${restaurantId}`))
})

test('a page without a check of the server requests the table and opens the restaurant', async () => {
  const { asked } = await open('A'.repeat(100))
  await waitFor(() => expect(location.pathname).toBe(`/restaurants/${restaurantId}`))
  expect(asked).toEqual([`/api/tables/link/${restaurantId}/${'A'.repeat(100)}`])
})
