// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { listMenuUndos } from '@sufra/shared/menu/menu-undo.routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { storeSession, type Session } from '../../../common/session/session-state.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { UndoStrip } from './undo-strip.tsx'

const texts = forDesk.menuUndo
const id = '0198c0de-0000-7000-8000-000000000001'
const list = `GET ${listMenuUndos.path}`
const undo = `POST ${listMenuUndos.path}/${id}`
const at = '2026-03-01T09:00:00.000Z'

const open = async (name: { en: string; ar: string } | null, outcome = { restored: 80, left: 0 }) => {
  const answers = { [list]: answerWith([{ _id: id, at, name, items: 80 }]), [undo]: answerWith(outcome) }
  const sent = answerCalls(answers)
  const page = renderPage(<UndoStrip />)
  // The session has more fields, which the strip does not read.
  const user = { role: 'merchant', status: 'accepted', restaurant: { timeZone: 'Asia/Qatar' } }
  storeSession({ user } as unknown as Session)
  const press = (await page).click
  return { sent, answers, press: (label: string) => press(screen.getByRole('button', { name: label })) }
}

test('a deletion is undone with one press, and is then no longer offered', async () => {
  const { sent, answers, press } = await open({ en: 'Qatari', ar: 'قطري' })
  expect((await screen.findByRole('status')).textContent).toMatch(/Qatari.* was deleted at .*12:00.*80 items/)
  answers[list] = answerWith([])
  await press(texts.undo)
  await screen.findByText(texts.undone)
  expect(sent[undo]).toHaveLength(1)
  expect(screen.queryByRole('button', { name: texts.undo })).toBeNull()
})

test('undoing an import shows how many entries stay because they were changed later', async () => {
  const { answers, press } = await open(null, { restored: 78, left: 2 })
  await screen.findByText(/The menu was imported/)
  answers[list] = answerWith([])
  await press(texts.undo)
  await screen.findByText(texts.left_other.replace('{{count}}', '2'))
})

test('the strip can be hidden', async () => {
  const { press } = await open(null)
  await screen.findByText(/The menu was imported/)
  await press(texts.hide)
  expect(screen.queryByText(/The menu was imported/)).toBeNull()
})
