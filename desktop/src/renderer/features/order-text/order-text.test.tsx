// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { anOrder } from './an-order.test-data.ts'
import { OrderLines } from './order-text.tsx'

const name = { en: 'Tea', ar: '' }
const line = { itemId: '0193a2f0-0000-7000-8000-000000000003', name, quantity: 1, pricePerItem: 5, addOns: [], total: 5 }

test('the note of a line is shown as typed, and isolated from the direction of the page', async () => {
  const { items } = anOrder({ items: [{ ...line, note: '<b>بدون سكر</b>' }, line] })
  await renderForUser(<OrderLines items={items} />)
  const [noted, plain] = screen.getAllByRole('listitem')
  const note = screen.getByText('<b>بدون سكر</b>')
  expect([note.tagName, noted?.contains(note)]).toEqual(['BDI', true])
  expect(plain?.textContent).toBe('1 ×Tea')
})
