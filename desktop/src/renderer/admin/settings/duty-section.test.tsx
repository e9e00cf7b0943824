// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { DutySection } from './duty-section.tsx'

const { alarms, refusals } = forDesk
const put = 'PUT /api/admin/duty'
const open = async (duty: object) => {
  const sent = answerCalls({
    'GET /api/admin/duty': answerWith(duty),
    [put]: answerWith({ isOnDuty: true, phone: '97455512345', others: [] }),
  })
  const user = await renderPage(<DutySection />)
  return { user, sent, toggle: await screen.findByRole('switch', { name: alarms.duty.onDuty }) }
}

test('an administrator goes on duty with a number, and sees that no one was on duty', async () => {
  const { user, sent, toggle } = await open({ isOnDuty: false, phone: '', others: [] })
  await screen.findByText(alarms.duty.noOne)
  await user.type(screen.getByLabelText(alarms.duty.phone), '55512345')
  await user.click(toggle)
  await screen.findByText(alarms.duty.onlyYou)
  expect(sent[put]).toEqual([{ isOnDuty: true, phone: '97455512345' }])
})

test('an invalid number is not sent, and going off duty needs none', async () => {
  const { user, sent, toggle } = await open({ isOnDuty: true, phone: '', others: ['Hessa Ali'] })
  await screen.findByText(/Hessa Ali/)
  await user.type(screen.getByLabelText(alarms.duty.phone), '12')
  await user.click(screen.getByRole('button', { name: alarms.duty.savePhone }))
  await screen.findByText(refusals.account.contact_invalid)
  expect(sent[put]).toBeUndefined()
  await user.click(toggle)
  expect(sent[put]).toEqual([{ isOnDuty: false, phone: '' }])
})
