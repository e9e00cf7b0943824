// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { alarm as sound } from '../../../common/bridge/bridge.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { AlarmBell } from './alarm-bell.tsx'

const { alarms: texts } = forDesk
const request = {
  id: 'critical_request 1',
  kind: 'critical_request',
  since: '2026-11-28T12:00:00.000Z',
  restaurant: { id: '0192a000-0000-7000-8000-000000000001', name: { en: 'Shams', ar: 'شمس' }, branchName: 'Marina' },
  subject: 'No orders arrive',
  page: '/admin/help-and-support/1/2',
}
const sms = { id: 'sms', kind: 'sms', since: '2026-11-28T12:00:00.000Z', restaurant: null, subject: '', page: '/admin/health' }

const open = async (...lists: object[][]) => {
  const playOnce = vi.spyOn(sound, 'playOnce').mockReturnValue(undefined)
  onTestFinished(() => playOnce.mockRestore())
  answerCalls({ 'GET /api/admin/alarms': lists.map((list) => answerWith(list)) })
  const user = await renderPage(
    <MemoryRouter>
      <AlarmBell />
    </MemoryRouter>,
  )
  return { user, playOnce }
}

test('alarms are counted on the bell and in the title, and link to the pages that resolve them', async () => {
  const { user, playOnce } = await open([request, sms])
  await user.click(await screen.findByRole('button', { name: texts.openNumber.replace('{{number}}', '2') }))
  expect(document.title).toMatch(/^⚠ 2 ·/)
  const [first, second] = await screen.findAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/admin/help-and-support/1/2')
  expect(first?.textContent).toMatch(new RegExp(`${texts.kind.critical_request}.*Shams.*Marina.*No orders arrive`))
  expect(second?.textContent).toContain(texts.kind.sms)
  expect(playOnce).not.toHaveBeenCalled()
})

test('an alarm that begins while the page is open sounds once; without alarms the bell says so', async () => {
  const { user, playOnce } = await open([], [sms], [sms])
  await user.click(await screen.findByRole('button', { name: texts.open }))
  await screen.findByText(texts.none)
  await queryClient.refetchQueries({ queryKey: ['alarms'] })
  await waitFor(() => expect(playOnce).toHaveBeenCalledTimes(1))
  await queryClient.refetchQueries({ queryKey: ['alarms'] })
  expect(playOnce).toHaveBeenCalledTimes(1)
})
