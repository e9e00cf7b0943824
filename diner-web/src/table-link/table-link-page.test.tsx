// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter } from '../common/pages/router.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { TableLinkPage } from './table-link-page.tsx'

const [restaurantId, tableId] = ['0193a2f0-0000-7000-8000-000000000001', '0193a2f0-0000-7000-8000-000000000002']
const invalid = 'This code is no longer valid. Please ask the staff for a new one.'

const open = async (token: string, { checked, restaurant = restaurantId }: { checked?: object; restaurant?: string } = {}) => {
  document.body.innerHTML = checked ? `<script type="application/json" id="checked-link">${JSON.stringify(checked)}</script>` : ''
  history.replaceState(null, '', `/qr-link?r=${restaurant}&t=${token}`)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const data = { restaurantId, tableId, tableNumber: 4 }
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ success: true, data }) }
  })
  const user = await renderForUser(
    <BrowserRouter>
      <TableLinkPage />
    </BrowserRouter>,
  )
  return { user, asked }
}

beforeEach(() => localStorage.clear())

test('the error that the server has put into the page is shown without a request', async () => {
  const { asked } = await open('the-code', { checked: { error: 'table.link_invalid' } })
  expect((await screen.findByRole('alert')).textContent).toContain(invalid)
  expect(asked).toEqual([])
})

test.each([
  ['a code of 5,000 letters', 'A'.repeat(5_000), restaurantId],
  ['no code', '', restaurantId],
  ['a restaurant that is none', 'the-code', 'x'],
])('%s is not valid, without a request', async (_what, token, restaurant) => {
  const { asked } = await open(token, { restaurant })
  expect((await screen.findByRole('alert')).textContent).toContain(invalid)
  expect(asked).toEqual([])
})

test('a page about which the server has said nothing asks for the table and opens the restaurant', async () => {
  const { asked } = await open('A'.repeat(100))
  await vi.waitFor(() => expect(location.pathname).toBe(`/restaurants/${restaurantId}`))
  expect(asked).toEqual([`/api/tables/link/${restaurantId}/${'A'.repeat(100)}`])
})
