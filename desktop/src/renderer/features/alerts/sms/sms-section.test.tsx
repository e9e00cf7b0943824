// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { forEachMessage } from '@sufra/shared/sms/sms-events'
import type { SmsData } from '@sufra/shared/sms/sms.routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { SmsSection } from './sms-section.tsx'

const { sms: texts, refusals } = forDesk
const path = '/api/merchant/sms-settings'
const nothing = forEachMessage(() => null)
const isOn = { ...forEachMessage(() => false), order_waiting: true, orders_waiting: true, receipt: true }
const data = (changes: Partial<SmsData> = {}): SmsData => ({
  wording: nothing,
  isOn,
  restaurant: { en: 'Bayt Noora', ar: 'بيت نورة' },
  version: 2,
  sentThisMonth: 31,
  mayEdit: true,
  ...changes,
})
const answer = (shown: SmsData, answers: Record<string, Answer> = {}) => answerCalls({ [`GET ${path}`]: answerWith(shown), ...answers })

const open = (numbers: string[] = [], onChangeNumbers = () => {}) =>
  renderPage(<SmsSection numbers={numbers} onChangeNumbers={onChangeNumbers} />)
const english = `${texts.message.order_waiting}, in English`
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.save })
const type = (value: string) => fireEvent.change(screen.getByLabelText(english), { target: { value } })
const card = (name: string) => within(screen.getByRole('region', { name }))

test('a wording is previewed as it is sent, with its parts, and saved; all other messages keep the default', async () => {
  const sent = answer(data(), { [`PUT ${path}`]: answerWith(data({ version: 3 })) })
  const user = await open()
  await screen.findByText('31 SMS sent this month')
  expect(save().disabled).toBe(true)
  type('{restaurant}: {order} waits  ')
  const waiting = card(texts.message.order_waiting)
  expect(waiting.getByRole('status').textContent).toBe('سفرة: لم يُقبل الطلب 12 (طاولة 4) بعد.Bayt Noora: order 12 (table 4) waits')
  waiting.getByText('2 SMS, 75 characters')
  await user.click(screen.getByRole('switch', { name: `Send SMS: ${texts.message.order_ready}` }))
  await user.click(save())
  await screen.findByText(texts.saved)
  const wording = { ...nothing, order_waiting: { en: '{restaurant}: {order} waits', ar: 'سفرة: لم يُقبل {order} بعد.' } }
  expect(sent[`PUT ${path}`]).toEqual([{ wording, isOn: { ...isOn, order_ready: true }, version: 2 }])
})

test.each([
  ['{order} {link}', refusals.sms.placeholder_unknown],
  ['An order waits', refusals.sms.placeholder_missing],
  ['', refusals.sms.text_length],
])('"%s" is refused at its field and cannot be saved; the default can be restored', async (value, problem) => {
  answer(data())
  const user = await open()
  await screen.findByLabelText(english)
  type(value)
  screen.getByText(`${problem} Placeholders:`, { exact: false })
  expect(save().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: `Use the default of: ${texts.message.order_waiting}` }))
  expect(screen.queryByText(problem, { exact: false })).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>(english).value).toBe('Sufra: {order} has not been accepted yet.')
})

test('typed text stays after another member has changed the messages', async () => {
  answer(data(), { [`PUT ${path}`]: refuseWith(409, 'sms.changed') })
  const user = await open()
  await screen.findByLabelText(english)
  type('{order} waits')
  await user.click(save())
  await screen.findByText(refusals.sms.changed)
  expect(screen.getByLabelText<HTMLTextAreaElement>(english).value).toBe('{order} waits')
})

test('a manager reads the messages and changes nothing', async () => {
  answer(data({ mayEdit: false }))
  await open()
  await screen.findByText(texts.readOnly)
  expect(screen.getByLabelText(english).matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: texts.save })).toBeNull()
})

test('a save sends the version that the changes are based on, and after a conflict the newest', async () => {
  const answers = { [`GET ${path}`]: answerWith(data()), [`PUT ${path}`]: refuseWith(409, 'sms.changed') }
  const sent = answerCalls(answers)
  const user = await open()
  await screen.findByText('31 SMS sent this month')
  type('{order} waits')
  answers[`GET ${path}`] = answerWith(data({ version: 3 }))
  await act(() => queryClient.invalidateQueries())
  await user.click(save())
  await screen.findByText(refusals.sms.changed)
  await waitFor(() => expect(save().disabled).toBe(false))
  await user.click(save())
  await waitFor(() => expect(sent[`PUT ${path}`]).toMatchObject([{ version: 2 }, { version: 3 }]))
})

test('the numbers of the staff are shown with a link to their field, even when there are none', async () => {
  answer(data())
  let changes = 0
  const user = await open(['+97455512345'], () => (changes += 1))
  await screen.findByText('+97455512345')
  await user.click(screen.getByRole('button', { name: texts.changeNumbers }))
  expect(changes).toBe(1)
  await open()
  await screen.findByText(texts.noNumbers)
})
