// @vitest-environment jsdom
import { forDesk } from '@sufra/shared/i18n/en/for-desk'
import { importMenu, type SheetOutcome } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { SheetDialog } from './sheet-dialog.tsx'

const { refusals, sheet: texts } = forDesk
const path = `POST ${importMenu.path}`
const outcome: SheetOutcome = { problems: [], added: 0, changed: 0, unchanged: 12, places: 0, isApplied: false }

const open = async (first: SheetOutcome) => {
  const answers = { [path]: answerWith(first) }
  const sent = answerCalls(answers)
  const onClose = vi.fn()
  const user = await renderPage(<SheetDialog onClose={onClose} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await user.upload(screen.getByLabelText(texts.file), new File(['name'], 'menu.csv', { type: 'text/csv' }))
  await press(texts.check)
  return { user, sent, answers, onClose, press }
}

test('a sheet with problems lists their rows and columns, and cannot be applied', async () => {
  await open({ ...outcome, added: 1, problems: [{ row: 3, column: 'Name', code: 'item.name_length' }] })
  const [, row] = within(await screen.findByRole('alert')).getAllByRole('row')
  expect(row?.textContent).toBe(`3Name${refusals.item.name_length}`)
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull()
})

test('an exported sheet that is imported again changes nothing, and is not applied', async () => {
  await open(outcome)
  await screen.findByText(texts.nothing)
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull()
})

test('changes are shown first, and applied once they are confirmed', async () => {
  const { sent, answers, onClose, press } = await open({ ...outcome, added: 2 })
  await screen.findByText('2 new items')
  answers[path] = answerWith({ ...outcome, added: 2, isApplied: true })
  await press(texts.apply)
  await screen.findByText(texts.done)
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent[path]).toMatchObject([{ isTrial: 'true' }, { isTrial: 'false' }])
})
