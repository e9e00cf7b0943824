// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { importMenu, type SheetOutcome } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { SheetDialog } from './sheet-dialog.tsx'

const { refusals, sheet: texts } = forDesk
const path = `POST ${importMenu.path}`
const outcome: SheetOutcome = {
  problems: [],
  added: 0,
  changed: 0,
  unchanged: 12,
  places: 0,
  changes: [],
  warnings: { allergens: 0, options: 0, backOnSale: 0, emptied: 0 },
  columns: [],
  isApplied: false,
}

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
  await open({ ...outcome, added: 1, problems: [{ row: 3, column: 'Item (English)', code: 'item.name_length' }] })
  const [, row] = within(await screen.findByRole('alert')).getAllByRole('row')
  expect(row?.textContent).toBe(`3${texts.fields['Item (English)']}${refusals.item.name_length}`)
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull()
})

test('importing an exported sheet again makes no changes, and is not applied', async () => {
  await open(outcome)
  await screen.findByText(texts.nothing)
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull()
})

test('changes are displayed first, and applied after a confirmation', async () => {
  const { sent, answers, onClose, press } = await open({ ...outcome, added: 2 })
  await screen.findByText('2 new items')
  answers[path] = answerWith({ ...outcome, added: 2, isApplied: true })
  await press(texts.apply)
  await screen.findByText(texts.done)
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent[path]).toMatchObject([{ isTrial: 'true' }, { isTrial: 'false' }])
})

test('every change is listed with the values before and after it, deletions and allergens in red', async () => {
  const name = { en: 'Karak', ar: 'كرك' }
  const change = { row: 2, name, isNew: false }
  await open({
    ...outcome,
    changed: 1,
    changes: [
      { ...change, column: 'Selling price', before: '5', after: '5.5' },
      { ...change, column: 'Allergens', before: 'milk, nuts', after: 'milk' },
      { ...change, column: 'Item (Arabic)', before: 'كرك', after: '' },
      { ...change, column: 'Available', before: 'no', after: 'yes' },
    ],
    warnings: { allergens: 1, options: 2, backOnSale: 0, emptied: 1 },
  })
  const [, ...rows] = await screen.findAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [texts.fields['Selling price'], '5', '5.5'],
    [texts.fields.Allergens, 'Milk, Nuts', 'Milk'],
    [texts.fields['Item (Arabic)'], 'كرك', texts.deleted],
    [texts.fields.Available, texts.no, texts.yes],
  ])
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    texts.warnings.allergens_one.replace('{{count}}', '1'),
    texts.warnings.options_other.replace('{{count}}', '2'),
    texts.warnings.emptied_one.replace('{{count}}', '1'),
  ])
})

test('the owner assigns a column, and the file is checked again with it', async () => {
  const columns = [
    { header: 'Speise', example: 'Karak', column: '' as const },
    { header: 'Price', example: '5', column: 'Selling price' as const },
  ]
  const { user, sent, answers } = await open({
    ...outcome,
    columns,
    problems: [{ row: 1, column: 'Item (English)', code: 'sheet.column' }],
  })
  const select = await screen.findByRole('combobox', { name: /Speise/ })
  answers[path] = answerWith({ ...outcome, columns, added: 1 })
  await user.selectOptions(select, texts.fields['Item (English)'])
  await screen.findByText('1 new item')
  expect(sent[path]).toMatchObject([{}, { isTrial: 'true', columns: '["Item (English)","Selling price"]' }])
})
