// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { aDocument, aRestaurant, detailsPath, openRestaurant } from './a-restaurant.test-data.tsx'

const { restaurantPage: texts, applicants, review, documents, common } = forDesk
const withDocuments = (newest: object, inForce: object | null = null) => ({
  cards: aRestaurant.cards.map((card) => (card.kind === 'tradeLicense' ? { ...card, newest, inForce } : card)),
})
const card = (name: string) => screen.findByRole('listitem', { name })

test('the profile shows contacts, numbers, links and the decisions with their administrators', async () => {
  await openRestaurant('')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bayt Noora' })).toBeTruthy()
  for (const text of ['Al Sadd', 'Noora Ali', 'noora@sufra.test', '+97455512345', 'CR-1', 'TX-1', 'https://g.page/r/test'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(screen.getByText(applicants.action.applicant_verified.replace('{{by}}', 'Ada Admin'))).toBeTruthy()
  expect(screen.getByRole('link', { name: '+97444123456' }).getAttribute('href')).toBe('tel:+97444123456')
  expect(screen.queryByText(/No counter/)).toBeNull()
})

test('a restaurant whose counters do not respond shows since when', async () => {
  await openRestaurant('', { restaurant: { unreachableSince: '2026-11-25T09:00:00.000Z' } })
  expect(await screen.findByText(/No counter has responded since/)).toBeTruthy()
})

test.each([
  { viewed: aRestaurant.id, shown: 1 },
  { viewed: '0192a000-0000-7000-8000-00000000ffff', shown: 0 },
])('the end of a view by a reload is announced once, on the page of its restaurant ($shown)', async ({ viewed, shown }) => {
  sessionStorage.setItem('sufra-viewed', viewed)
  await openRestaurant('')
  await screen.findByRole('button', { name: texts.view.start })
  expect(screen.queryAllByText(texts.view.ended)).toHaveLength(shown)
  expect(sessionStorage).toHaveLength(0)
})

test('the tabs have their own addresses, and the way back restores the list', async () => {
  const { user, router } = await openRestaurant('')
  await user.click(await screen.findByRole('link', { name: texts.tab.documents }))
  expect(router.state.location.pathname).toBe(`/admin/provisions/${aRestaurant.id}/documents`)
  expect(screen.getByRole('link', { name: texts.tab.documents, current: 'page' })).toBeTruthy()
  await router.navigate(`/admin/provisions/${aRestaurant.id}`, { state: { list: '?status=pending' } })
  await screen.findByRole('link', { name: texts.tab.profile, current: 'page' })
  await user.click(screen.getByRole('link', { name: texts.tab.documents }))
  await user.click(screen.getByRole('link', { name: texts.back }))
  expect(router.state.location.search).toBe('?status=pending')
})

test.each([
  ['owner', true],
  ['reviewer', false],
] as const)('%s: has a link to the analytics of the restaurant: %s', async (role, has) => {
  await openRestaurant('', { role })
  await screen.findByRole('heading', { level: 1, name: 'Bayt Noora' })
  const link = screen.queryByRole('link', { name: forDesk.analytics.title })
  expect(link?.getAttribute('href')).toBe(has ? `/admin/analytics/${aRestaurant.id}` : undefined)
})

test('a document shows its state and expiry, and a replacement beside the document in force', async () => {
  const newest = aDocument(2, { state: 'waiting', reviewedAt: null })
  await openRestaurant('documents', { restaurant: withDocuments(newest, aDocument(3, { expirationDate: '2026-11-20' })) })
  const tradeLicense = within(await card(documents.kind.tradeLicense))
  expect(tradeLicense.getByText(review.state.waiting)).toBeTruthy()
  expect(tradeLicense.getByText(review.state.verified)).toBeTruthy()
  expect(tradeLicense.getByText('expired 5 days ago')).toBeTruthy()
  expect(tradeLicense.getAllByRole('button', { name: /^Open/ })).toHaveLength(2)
  expect(within(await card(documents.kind.commercialLicense)).getByText(review.state.missing)).toBeTruthy()
})

test.each([
  ['owner', true],
  ['reviewer', true],
  ['support', false],
  ['finance', false],
] as const)('an administrator with the role %s opens the files of documents: %s', async (role, mayOpen) => {
  await openRestaurant('documents', { role, restaurant: withDocuments(aDocument(2)) })
  const tradeLicense = within(await card(documents.kind.tradeLicense))
  expect(tradeLicense.queryAllByRole('button')).toHaveLength(mayOpen ? 1 : 0)
  expect(screen.queryByText(texts.filesForReviewers) === null).toBe(mayOpen)
  expect(screen.queryByRole('link', { name: texts.review }) !== null).toBe(mayOpen)
})

test('an unknown restaurant has a link back to the list', async () => {
  const { user } = await openRestaurant('', { details: refuseWith(404, 'restaurant.not_found') })
  expect(await screen.findByText(texts.notFound)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: texts.back }))
  expect(await screen.findByText('The list')).toBeTruthy()
})

test('a failure has a retry button', async () => {
  const { user } = await openRestaurant('', { details: refuseWith(403, 'session.forbidden') })
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [detailsPath]: answerWith(aRestaurant) })
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bayt Noora' })).toBeTruthy()
})

test('a deactivation by the platform is in the history', async () => {
  const history = [{ at: '2026-11-20T08:00:00.000Z', by: '', action: 'restaurant_deactivated', details: {} }]
  await openRestaurant('', { restaurant: { status: 'deactivated', history: history as never } })
  expect(await screen.findByText(applicants.action.restaurant_deactivated.replace('{{by}}', applicants.platform))).toBeTruthy()
})

test.each([
  ['owner', 'accepted', true],
  ['support', 'accepted', true],
  ['reviewer', 'accepted', false],
  ['finance', 'accepted', false],
  ['owner', 'pending', false],
  ['owner', 'deactivated', false],
] as const)('an administrator with the role %s may view a restaurant that is %s: %s', async (role, status, mayView) => {
  await openRestaurant('', { role, restaurant: { status } })
  await screen.findByRole('heading', { level: 1, name: 'Bayt Noora' })
  expect(screen.queryByRole('button', { name: texts.view.start }) !== null).toBe(mayView)
})

test.each([
  ['accepted', 'deactivate'],
  ['deactivated', 'restore'],
] as const)('an owner of the platform opens the deactivation of an %s restaurant from its page', async (status, action) => {
  const { user } = await openRestaurant('', {
    restaurant: { status },
    answers: {
      [`GET /api/admin/restaurants/${aRestaurant.id}/deactivation`]: answerWith({
        name: aRestaurant.profile.name,
        status,
        deactivation: null,
        effect: { openOrders: 0, awaitingPayment: 0, membersSignedIn: 0, devices: 0 },
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: forDesk.deactivation[action] }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test.each([
  ['reviewer', 'accepted'],
  ['owner', 'pending'],
] as const)('a %s cannot deactivate an %s restaurant from its page', async (role, status) => {
  await openRestaurant('', { role, restaurant: { status } })
  await screen.findByRole('heading', { level: 1, name: 'Bayt Noora' })
  expect(screen.queryByRole('button', { name: forDesk.deactivation.deactivate })).toBeNull()
})
