// @vitest-environment jsdom
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { act, configure, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptySession } from '../session/session-fields.ts'
import { updateSession } from '../session/session.ts'
import { renderForUser } from '../ui/render.test-data.tsx'
import { CoverDetails } from './cover-details.tsx'
import { inviteToReview } from './review-invitation.ts'

/** Milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 30_000 })

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const { about: texts } = forDinerLater
const bare = { name: { en: 'Bayt', ar: '' }, about: { en: '', ar: '' }, takingOrders: true }

const show = async (restaurant: object) => {
  updateSession(() => ({ ...emptySession, restaurantId }))
  onTestFinished(() => {
    updateSession(() => emptySession)
    vi.unstubAllGlobals()
  })
  const body = { success: true, data: { version: 1, restaurant: { ...bare, ...restaurant }, cuisines: [], items: [] } }
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers: new Headers(), json: async () => body }))
  return renderForUser(
    <header>
      <CoverDetails />
    </header>,
  )
}
const pictures = () => [...document.querySelectorAll('header img')].map((image) => image.getAttribute('src'))

test('the button opens the description and the links; those that are no web links are left out', async () => {
  const links = { websiteUrl: 'https://bayt.example', facebookUrl: 'javascript:alert(1)', instagramUrl: 'http://instagram.com/bayt' }
  const user = await show({ about: { en: 'Family kitchen', ar: '' }, ...links })
  await user.click(await screen.findByRole('button', { name: texts.open }))
  await screen.findByText('Family kitchen')
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://bayt.example', 'noopener noreferrer'],
  ])
  expect(pictures()).toEqual([])
})

test('logo and cover are shown, without a button when there is nothing to read', async () => {
  await show({ logo: 'logo.webp', cover: 'cover.webp', facebookUrl: 'http://facebook.com/bayt' })
  await vi.waitFor(() => expect(pictures()).toEqual(['/uploads/cover.webp?w=768', '/uploads/logo.webp?w=96']))
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull()
})

test('after a delivered order of this restaurant, guests are invited to a review', async () => {
  onTestFinished(() => inviteToReview(''))
  await show({ logo: 'logo.webp', googleReviewUrl: 'https://g.page/r/bayt' })
  await vi.waitFor(() => expect(pictures()).toHaveLength(1))
  expect(screen.queryByText(texts.reviewText)).toBeNull()
  act(() => inviteToReview('0193a2f0-0000-7000-8000-000000000002'))
  expect(screen.queryByText(texts.reviewText)).toBeNull()
  act(() => inviteToReview(restaurantId))
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://g.page/r/bayt')
})
