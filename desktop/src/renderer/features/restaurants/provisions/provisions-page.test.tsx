// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { createProvisionsLink } from '@sufra/shared/provisions/provision.routes'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { ProvisionsPage } from './provisions-page.tsx'

const texts = forDesk.provisions
const counts = { all: 3, pending: 1, accepted: 2, rejected: 0, deactivated: 0 }
const restaurant = {
  id: '0193a2f0-0000-7000-8000-000000000003',
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  branchName: 'Al Sadd',
  ownerName: 'Noora Ali',
  email: 'noora@sufra.test',
  contactNumber: '97455512345',
  commercialRegistrationNumber: 'CR-1',
  status: 'accepted',
  submittedAt: '2026-11-20T12:00:00.000Z',
}
const answer = (data: object[], more = {}) => ({ body: { success: true, data, previous: null, next: null, ...more } })
const path = (query: string) => `GET /api/admin/restaurants?counts=none&${query}`
const all = path('status=all&search=&sort=newest')

const Address = () => <output aria-label="address">{useLocation().search}</output>
const open = (address = '') =>
  renderPage(
    <MemoryRouter initialEntries={[`/admin/provisions${address}`]}>
      <ProvisionsPage />
      <Address />
    </MemoryRouter>,
  )

test('a restaurant shows its owner and status, and each filter its count', async () => {
  answerCalls({ [all]: answer([restaurant]), 'GET /api/admin/restaurants/counts': answerWith(counts) })
  await open()
  const row = (await screen.findByText('Bayt Noora')).closest('tr') ?? document.body
  for (const text of ['Al Sadd', 'Noora Ali', 'noora@sufra.test', '+97455512345', 'CR-1', 'Accepted'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Accepted ?2$/ })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a filter, a sort order and a page are in the address, and changing the filter returns to the first page', async () => {
  answerCalls({
    [all]: answer([restaurant], { next: 'abc' }),
    [path('status=all&search=&sort=newest&cursor=abc')]: answer([restaurant], { previous: 'def' }),
    [path('status=pending&search=&sort=newest')]: answer([restaurant]),
    [path('status=pending&search=&sort=nameEn')]: answer([restaurant]),
  })
  const user = await open()
  await screen.findByText('Bayt Noora')
  await user.click(screen.getByRole('button', { name: forDesk.list.nextShort }))
  expect(screen.getByLabelText('address').textContent).toBe('?cursor=abc')
  await user.click(screen.getByRole('button', { name: /Pending/ }))
  expect(screen.getByLabelText('address').textContent).toBe('?status=pending')
  await user.selectOptions(screen.getByRole('combobox', { name: texts.sort }), 'name')
  expect(screen.getByLabelText('address').textContent).toBe('?status=pending&sort=name')
})

test('a search without a result has a link back to all restaurants', async () => {
  answerCalls({ [path('status=pending&search=x&sort=newest')]: answer([]), [all]: answer([restaurant]) })
  const user = await open('?status=pending&search=x')
  await user.click(await screen.findByRole('button', { name: texts.showAll }))
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})

test('a status without restaurants has a link back to all of them', async () => {
  answerCalls({ [path('status=rejected&search=&sort=newest')]: answer([]), [all]: answer([restaurant]) })
  const user = await open('?status=rejected')
  await user.click(await screen.findByRole('button', { name: texts.showAll }))
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})

test('a list without restaurants says so', async () => {
  answerCalls({ [all]: answer([]) })
  await open()
  expect(await screen.findByText(texts.empty)).toBeTruthy()
})

test('a failure has a retry button', async () => {
  answerCalls({ [all]: refuseWith(404, 'request.invalid') })
  const user = await open()
  const retry = await screen.findByRole('button', { name: forDesk.common.retry })
  answerCalls({ [all]: answer([restaurant]) })
  await user.click(retry)
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})

test('the current list is saved as a file, with its filter, search and sort order', async () => {
  const link = `POST ${createProvisionsLink.path}`
  const sent = answerCalls({ [path('status=pending&search=bayt&sort=nameEn')]: answer([restaurant]) })
  const user = await open('?status=pending&search=bayt&sort=name')
  await screen.findByText('Bayt Noora')
  await user.click(screen.getByRole('button', { name: forDesk.history.export.open }))
  await user.click(await screen.findByRole('menuitem', { name: forDesk.history.export.csv }))
  await waitFor(() => expect(sent[link]).toEqual([{ status: 'pending', search: 'bayt', sort: 'nameEn', format: 'csv', language: 'en' }]))
})
