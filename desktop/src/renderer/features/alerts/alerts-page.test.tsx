// @vitest-environment jsdom
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { readEscalation, saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { AlertsPage } from './alerts-page.tsx'

const { escalation: texts, refusals } = forDesk
const save = `${saveEscalation.method} ${saveEscalation.path}`
const stored = { ...defaultEscalation, smsNumbers: [], holdNewPhones: false }

test('times outside the limits and numbers without a country code are refused, and valid ones are sent as numbers', async () => {
  const sent = answerCalls({
    [`GET ${readEscalation.path}`]: answerWith(stored),
    [save]: answerWith({ ...stored, louderAfter: 12, smsNumbers: ['+97455512345'] }),
  })
  const user = await renderPage(<AlertsPage />)
  const fill = async (label: string, typed: string) => {
    await user.clear(await screen.findByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(typed)
  }
  const submit = () => user.click(screen.getAllByRole('button', { name: texts.save })[0] ?? document.body)
  await fill(texts.louderAfter, '5')
  await fill(texts.smsNumbers, '+974 5551 2345\n12345')
  await submit()
  await screen.findByText(refusals.escalation.time)
  screen.getByText(/Enter each number with its country code/)
  expect(sent[save]).toBeUndefined()
  await fill(texts.louderAfter, '12')
  await fill(texts.smsNumbers, '+974 5551 2345')
  await user.click(screen.getByRole('switch', { name: texts.holdNewPhones }))
  await submit()
  await screen.findByText(texts.saved)
  expect(sent[save]).toEqual([{ ...stored, louderAfter: 12, smsNumbers: ['+97455512345'], holdNewPhones: true }])
})
