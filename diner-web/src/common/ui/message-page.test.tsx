// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BrowserRouter } from '../pages/router.ts'
import { NoRestaurant } from './no-restaurant.tsx'
import { renderForUser } from './render.test-data.tsx'

test('the tab title of an explaining page names the explanation', async () => {
  await renderForUser(
    <BrowserRouter>
      <NoRestaurant isUnknown />
    </BrowserRouter>,
  )
  const { textContent } = screen.getByRole('heading', { level: 2 })
  expect(document.title).toBe(`${textContent} · Sufra`)
})
