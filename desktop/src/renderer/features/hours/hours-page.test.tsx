// @vitest-environment jsdom
import type { HoursData } from '@sufra/shared/hours/hours.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { HoursPage } from './hours-page.tsx'

const { hours: texts, refusals } = forDesk
const path = '/api/merchant/hours'
const day = [{ opens: 1_020, closes: 1_560 }]
const evenings = { week: [day, day, day, day, day, day, day], specialDays: [], lastOrders: 0 }
const opening = { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null }
const data = (changes: Partial<HoursData> = {}): HoursData => ({
  hours: null,
  version: 0,
  dayEndsAt: 240,
  sittingIdleMinutes: 90,
  opening,
  takingOrders: true,
  ordersRestrictedFrom: null,
  mayEdit: true,
  ...changes,
})
const answer = (shown: HoursData, answers: Record<string, Answer> = {}) => answerCalls({ [`GET ${path}`]: answerWith(shown), ...answers })

const open = () => renderPage(<HoursPage />)
const setTime = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.save })

test('hours are set for the first time: a period past midnight is copied to all days, and sent in minutes', async () => {
  const sent = answer(data(), { [`PUT ${path}`]: answerWith(data({ hours: evenings, version: 1 })) })
  const user = await open()
  await user.click(await screen.findByRole('switch', { name: texts.always }))
  setTime('Sunday, opens', '17:00')
  setTime('Sunday, closes', '02:00')
  screen.getByText(texts.nextDay)
  await user.click(screen.getByRole('button', { name: 'Copy Sunday to all days' }))
  expect(screen.getAllByText(texts.nextDay)).toHaveLength(7)
  await user.click(save())
  await screen.findByText(texts.saved)
  expect(sent[`PUT ${path}`]).toEqual([{ hours: evenings, version: 0 }])
  expect(save().disabled).toBe(true)
})

test('a second period, a closed day, special days and last orders are sent', async () => {
  const sent = answer(data({ hours: evenings, version: 4 }), { [`PUT ${path}`]: answerWith(data({ hours: evenings, version: 5 })) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Add hours on Monday' }))
  const [, second] = screen.getAllByLabelText('Monday, opens')
  if (!second) throw new Error('there is no second period')
  screen.getByText(refusals.hours.time)
  expect(save().disabled).toBe(true)
  fireEvent.change(second, { target: { value: '09:00' } })
  fireEvent.change(screen.getAllByLabelText('Monday, closes')[1] as HTMLElement, { target: { value: '12:00' } })
  await user.click(screen.getByRole('button', { name: 'Remove 17:00–02:00 on Friday' }))
  await user.click(screen.getByRole('button', { name: texts.addSpecial }))
  await user.type(screen.getByLabelText(texts.name), 'Ramadan')
  await user.clear(screen.getByLabelText(texts.to))
  await user.type(screen.getByLabelText(texts.to), '09/03/2099')
  await user.clear(screen.getByLabelText(texts.from))
  await user.type(screen.getByLabelText(texts.from), '08/02/2099')
  await user.click(screen.getByRole('button', { name: 'Add hours on Ramadan' }))
  setTime('Ramadan, opens', '18:00')
  setTime('Ramadan, closes', '03:00')
  await user.clear(screen.getByLabelText(texts.lastOrders))
  await user.type(screen.getByLabelText(texts.lastOrders), '٣٠')
  await user.click(save())
  await screen.findByText(texts.saved)
  const monday = [...day, { opens: 540, closes: 720 }]
  const ramadan = { name: 'Ramadan', from: '2099-02-08', to: '2099-03-09', periods: [{ opens: 1_080, closes: 1_620 }] }
  expect(sent[`PUT ${path}`]).toEqual([
    { hours: { week: [day, monday, day, day, day, [], day], specialDays: [ramadan], lastOrders: 30 }, version: 4 },
  ])
})

test('periods that overlap are shown at their day, and cannot be saved', async () => {
  answer(data({ hours: evenings, version: 1 }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Add hours on Monday' }))
  fireEvent.change(screen.getAllByLabelText('Monday, opens')[1] as HTMLElement, { target: { value: '16:00' } })
  fireEvent.change(screen.getAllByLabelText('Monday, closes')[1] as HTMLElement, { target: { value: '17:01' } })
  expect(screen.getAllByText(refusals.hours.overlap)).toHaveLength(2)
  expect(save().disabled).toBe(true)
  fireEvent.change(screen.getAllByLabelText('Monday, closes')[1] as HTMLElement, { target: { value: '17:00' } })
  expect(screen.queryByText(refusals.hours.overlap)).toBeNull()
  expect(save().disabled).toBe(false)
})

test('after another member has changed the hours, typed values stay and can be saved over them', async () => {
  const sent = answer(data({ hours: evenings, version: 1 }), { [`PUT ${path}`]: refuseWith(409, 'hours.changed') })
  const user = await open()
  await user.clear(await screen.findByLabelText(texts.lastOrders))
  await user.type(screen.getByLabelText(texts.lastOrders), '15')
  await user.click(save())
  await screen.findByText(refusals.hours.changed)
  await waitFor(() => expect(sent[`GET ${path}`]).toHaveLength(2))
  expect(screen.getByLabelText<HTMLInputElement>(texts.lastOrders).value).toBe('15')
  await user.click(screen.getByRole('button', { name: texts.discard }))
  expect(screen.getByLabelText<HTMLInputElement>(texts.lastOrders).value).toBe('0')
})

test('a save changes the hours that the draft is based on, and after a conflict the newest', async () => {
  const answers = {
    [`GET ${path}`]: answerWith(data({ hours: evenings, version: 1 })),
    [`PUT ${path}`]: refuseWith(409, 'hours.changed'),
  }
  const sent = answerCalls(answers)
  const user = await open()
  await user.clear(await screen.findByLabelText(texts.lastOrders))
  await user.type(screen.getByLabelText(texts.lastOrders), '15')
  // Another member saves, and the page fetches the hours again.
  answers[`GET ${path}`] = answerWith(data({ hours: { ...evenings, lastOrders: 45 }, version: 2 }))
  await act(() => queryClient.invalidateQueries())
  await user.click(save())
  await screen.findByText(refusals.hours.changed)
  await waitFor(() => expect(save().disabled).toBe(false))
  await user.click(save())
  await waitFor(() => expect(sent[`PUT ${path}`]).toMatchObject([{ version: 1 }, { version: 2 }]))
})

test('the end of the day is saved with the hours, and sent only when it was changed', async () => {
  const sent = answer(data({ hours: evenings, version: 3 }), {
    [`PUT ${path}`]: answerWith(data({ hours: evenings, version: 4, dayEndsAt: 330 })),
  })
  const user = await open()
  const field = await screen.findByLabelText<HTMLSelectElement>(texts.dayEndsAt)
  expect(field.selectedOptions[0]?.textContent).toBe('04:00')
  expect(save().disabled).toBe(true)
  await user.selectOptions(field, '05:30')
  await user.click(save())
  await screen.findByText(texts.saved)
  expect(sent[`PUT ${path}`]).toEqual([{ hours: evenings, version: 3, dayEndsAt: 330 }])
})

test('the idle time of a table is saved with the hours, and sent only when it was changed', async () => {
  const sent = answer(data({ version: 3 }), { [`PUT ${path}`]: answerWith(data({ version: 4, sittingIdleMinutes: 120 })) })
  const user = await open()
  const field = await screen.findByLabelText<HTMLSelectElement>(texts.sittingIdle)
  expect(field.selectedOptions[0]?.textContent).toBe('90 min')
  await user.selectOptions(field, '120 min')
  await user.click(save())
  await screen.findByText(texts.saved)
  expect(sent[`PUT ${path}`]).toEqual([{ hours: null, version: 3, sittingIdleMinutes: 120 }])
})

test('the preview shows the current state for guests, and the state with the changes', async () => {
  const closed = { ...opening, periods: [] }
  answer(data({ hours: evenings, version: 1, opening: closed }))
  const user = await open()
  await screen.findByText('Closed', { selector: 'dd' })
  await user.click(screen.getByRole('switch', { name: texts.always }))
  await screen.findByText(texts.withChanges)
  screen.getByText('Open', { selector: 'dd' })
})

test('staff see the hours and change nothing', async () => {
  answer(data({ hours: evenings, version: 1, mayEdit: false }))
  await open()
  await screen.findByText(texts.readOnly)
  expect(screen.getByLabelText<HTMLInputElement>('Sunday, opens').disabled).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>(texts.dayEndsAt).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: texts.save })).toBeNull()
})
