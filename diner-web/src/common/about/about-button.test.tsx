// @vitest-environment jsdom
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { preloadPages } from '@sufra/shared/ui/pages/lazy-page'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useMenu } from '../api/use-menu.ts'
import { emptySession } from '../session/session-fields.ts'
import { updateSession } from '../session/session.ts'
import { BrowserRouter } from '../pages/router.ts'
import { renderForUser } from '../ui/render.test-data.tsx'
import { AboutButton } from './about-button.tsx'
import { inviteToReview } from './review-invitation.ts'
import { ReviewLink } from './review-link.tsx'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const { about: texts } = forDinerLater
const bare = { name: { en: 'Bayt', ar: '' }, about: { en: '', ar: '' }, takingOrders: true }

const Loaded = () => useMenu(restaurantId).data && <hr />

const show = async (restaurant: object) => {
  // A part that loads during rendering would not appear, since a test does not wait for it.
  await preloadPages(() => true)
  updateSession(() => ({ ...emptySession, restaurantId }))
  onTestFinished(() => {
    updateSession(() => emptySession)
    vi.unstubAllGlobals()
  })
  const body = { success: true, data: { version: 1, restaurant: { ...bare, ...restaurant }, cuisines: [], items: [] } }
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers: new Headers(), json: async () => body }))
  return renderForUser(
    <BrowserRouter>
      <Loaded />
      <AboutButton />
      <ReviewLink />
    </BrowserRouter>,
  )
}
test('the button opens the description and the links, without invalid links', async () => {
  const links = { websiteUrl: 'https://bayt.example', facebookUrl: 'javascript:alert(1)', instagramUrl: 'http://instagram.com/bayt' }
  const user = await show({ about: { en: 'Family kitchen', ar: '' }, ...links })
  await user.click(await screen.findByRole('button', { name: texts.open }))
  await screen.findByText('Family kitchen')
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://bayt.example', 'noopener noreferrer'],
    ['/privacy', null],
  ])
})

test('the button is hidden when there is nothing to read', async () => {
  await show({ logo: 'logo.webp', facebookUrl: 'http://facebook.com/bayt' })
  await screen.findByRole('separator')
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull()
})

test('after a delivered order of this restaurant, guests are invited to a review', async () => {
  onTestFinished(() => inviteToReview(''))
  await show({ logo: 'logo.webp', googleReviewUrl: 'https://g.page/r/bayt' })
  await screen.findByRole('separator')
  expect(screen.queryByText(texts.reviewText)).toBeNull()
  act(() => inviteToReview('0193a2f0-0000-7000-8000-000000000002'))
  expect(screen.queryByText(texts.reviewText)).toBeNull()
  act(() => inviteToReview(restaurantId))
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://g.page/r/bayt')
})

test('the hours of the week, address and phone are shown; a day without hours is closed', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T11:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const at = (time: string) => `2026-11-${time}:00.000Z`
  const periods = [{ opensAt: at('24T14:00'), ordersUntil: at('24T20:00'), closesAt: at('24T20:00') }]
  const opening = { timeZone: 'Asia/Qatar', periods, pausedUntil: null, busy: null }
  const user = await show({ opening, address: 'Marina 7, Lusail', phone: '+97444001974' })
  await user.click(await screen.findByRole('button', { name: texts.open }))
  await screen.findByText('Marina 7, Lusail')
  expect(screen.getByRole('link', { name: 'Call +97444001974' }).getAttribute('href')).toBe('tel:+97444001974')
  expect(
    screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
      .slice(0, 2),
  ).toEqual([`${texts.today} 17:00 – 23:00`, `Wednesday ${texts.closed}`])
})
