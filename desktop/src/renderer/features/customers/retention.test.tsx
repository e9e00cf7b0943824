// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { Toasts } from '@sufra/shared/ui/toasts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../common/api/answer-calls.test-data.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { Retention } from './retention.tsx'

const { common } = forDesk
const texts = forDesk.customers.retention
const change = 'PATCH /api/merchant/customers-retention'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true }))) // toasts query whether motion is reduced

const open = async (rights = { mayEdit: true, isOffline: false }) => {
  const sent = answerCalls({ [change]: { body: { success: true, message: '' } } })
  const user = await renderForUser(
    <>
      <Retention months="24" {...rights} />
      <Toasts />
    </>,
  )
  return { user, sent, choose: (months: string) => user.selectOptions(screen.getByLabelText(texts.label), months) }
}

test('a shorter retention is saved only after a confirmation', async () => {
  const { user, sent, choose } = await open()
  await choose('12')
  await screen.findByRole('dialog', { name: 'Keep details for 1 year?' })
  await user.click(screen.getByRole('button', { name: common.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLSelectElement>(texts.label).value).toBe('24')
  expect(sent[change]).toBeUndefined()
  await choose('12')
  await user.click(await screen.findByRole('button', { name: texts.confirm }))
  await screen.findByText(texts.saved)
  expect(sent[change]).toEqual([{ months: '12' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a longer retention is saved without a confirmation', async () => {
  const { sent, choose } = await open()
  await choose('36')
  await screen.findByText(texts.saved)
  expect(sent[change]).toEqual([{ months: '36' }])
})

test.each([
  [{ mayEdit: true, isOffline: true }, texts.text],
  [{ mayEdit: false, isOffline: false }, texts.readOnly],
])('%o: the choice is disabled, and the owner is not referred to another person', async (rights, hint) => {
  await open(rights)
  screen.getByText(hint)
  expect(screen.getByLabelText<HTMLSelectElement>(texts.label).disabled).toBe(true)
})
