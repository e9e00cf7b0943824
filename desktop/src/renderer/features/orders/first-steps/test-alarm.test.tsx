// @vitest-environment jsdom
import { testAlarm } from '@sufra/shared/first-steps/first-steps.routes'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { alarm } from '../../../common/bridge/bridge.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { TestAlarm } from './test-alarm.tsx'

const open = async (answer: Answer) => {
  answerCalls({ [`POST ${testAlarm.path}`]: answer })
  const [ring, state] = [vi.spyOn(alarm, 'playOnce').mockReturnValue(undefined), vi.spyOn(alarm, 'state').mockReturnValue('on')]
  onTestFinished(() => {
    ring.mockRestore()
    state.mockRestore()
  })
  const onConfirmed = vi.fn(async () => undefined)
  const page = renderPage(
    <MemoryRouter>
      <TestAlarm onConfirmed={onConfirmed} />
    </MemoryRouter>,
  )
  return { user: await page, ring, onConfirmed }
}
const start = () => screen.findByRole('button', { name: 'Ring and send SMS' })

test('the test rings and sends the SMS, and the step is done after a person confirms both', async () => {
  const { user, ring, onConfirmed } = await open(answerWith({ numbers: 2 }))
  expect(screen.queryByRole('button', { name: 'Yes, both worked' })).toBeNull()
  await user.click(await start())
  await screen.findByText('Did it ring here, and did the SMS arrive? Numbers it was sent to: 2.')
  expect([ring.mock.calls.length, onConfirmed.mock.calls.length]).toEqual([1, 0])
  await user.click(screen.getByRole('button', { name: 'Yes, both worked' }))
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
})

test('without a number the step links to the settings and cannot be confirmed', async () => {
  const { user } = await open(answerWith({ numbers: 0 }))
  await user.click(await start())
  await screen.findByText('It rang here, but no SMS was sent: there is no number, or this SMS is switched off.')
  expect(screen.getByRole('link', { name: 'SMS settings' }).getAttribute('href')).toBe('/merchant/settings/sms-settings')
  expect(screen.queryByRole('button', { name: 'Yes, both worked' })).toBeNull()
})

test('a refused test shows the reason, and can be repeated later', async () => {
  const { user } = await open(refuseWith(429, 'request.too_many'))
  await user.click(await start())
  await screen.findByText(/^Too many attempts/)
  expect(await start()).toHaveProperty('disabled', false)
})
