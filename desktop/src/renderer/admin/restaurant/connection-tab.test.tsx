// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { aRestaurant, detailsPath, idOf, openRestaurant, pathOf } from './a-restaurant.test-data.tsx'

const texts = forDesk.restaurantPage.connection
const list = pathOf('GET', 'connections')
const [first, second] = [idOf(2), idOf(3)]
const connections = [
  { counterId: second, since: '2026-11-21T09:00:00.000Z', until: null },
  { counterId: first, since: '2026-11-20T09:00:00.000Z', until: '2026-11-20T11:30:00.000Z' },
]
const outages = [
  { since: '2026-11-22T09:00:00.000Z', until: null },
  { since: '2026-11-10T09:00:00.000Z', until: '2026-11-11T12:00:00.000Z' },
]
const open = (data: object) => openRestaurant('connection', { answers: { [list]: answerWith(data) } })
const itemsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('counters are numbered in the order of their first connection, with periods that still last', async () => {
  await open({ connections, outages: [] })
  const [newest, oldest] = await itemsOf(texts.counters)
  expect(newest).toContain('Counter 2')
  expect(newest).toContain(texts.now)
  expect(oldest).toContain('Counter 1')
  expect(oldest).toContain('2 hours, 30 minutes')
  expect(oldest).not.toContain(texts.now)
  expect(screen.getByText(texts.noOutages)).toBeTruthy()
})

test('outages show their duration', async () => {
  await open({ connections: [], outages })
  const [newest, oldest] = await itemsOf(texts.outages)
  expect(newest).toContain(texts.now)
  expect(oldest).toContain('1 day, 3 hours')
  expect(screen.getByText(texts.none)).toBeTruthy()
})

test('a failure has a retry button', async () => {
  const { user } = await openRestaurant('connection', { answers: { [list]: refuseWith(404, 'restaurant.not_found') } })
  const retry = await screen.findByRole('button', { name: forDesk.common.retry })
  answerCalls({ [detailsPath]: answerWith(aRestaurant), [list]: answerWith({ connections, outages }) })
  await user.click(retry)
  expect(await screen.findByRole('list', { name: texts.counters })).toBeTruthy()
})
