// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { WhyDeactivated } from './why-deactivated.tsx'

const { deactivation: texts, common } = forDesk
const path = 'GET /api/merchant/deactivation'
const since = '2026-11-20T12:00:00.000Z'

const open = (answer: Answer) => {
  answerCalls({ [path]: answer })
  return renderPage(
    <MemoryRouter>
      <WhyDeactivated />
    </MemoryRouter>,
  )
}

test.each(['subscription_unpaid', 'owner_request', 'terms_violated'] as const)(
  '%s is described with advice and a link to help',
  async (reason) => {
    await open(answerWith({ since, reason, note: '' }))
    expect(await screen.findByText(texts.reasonText[reason])).toBeTruthy()
    expect(screen.getByText(texts.todo[reason])).toBeTruthy()
    expect(screen.getByText(/^Since .*2026/)).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.askSupport }).getAttribute('href')).toBe('/merchant/help-and-support')
    expect(document.querySelector('blockquote')).toBeNull()
  },
)

test("for another reason the administrator's message is shown", async () => {
  await open(answerWith({ since, reason: 'other', note: 'Please call us\nبعد العاشرة' }))
  expect((await screen.findByText(/Please call us/)).textContent).toBe('Please call us\nبعد العاشرة')
  expect(screen.getByText(texts.todo.other)).toBeTruthy()
})

test('a restaurant without a recorded reason still sees advice', async () => {
  await open(answerWith(null))
  expect(await screen.findByText(texts.todo.other)).toBeTruthy()
  expect(screen.queryByText(/^Since/)).toBeNull()
})

test('a failure has a retry button', async () => {
  const user = await open(refuseWith(404, 'request.not_found'))
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [path]: answerWith(null) })
  await user.click(retry)
  await screen.findByText(texts.todo.other)
})
