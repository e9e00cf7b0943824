// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { DiningTable } from '@sufra/shared/tables/table'
import { addTables, deleteTables, listTables, recordPrints, replaceCodes, setZone } from '@sufra/shared/tables/table.routes'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { ConnectionContext } from '../../common/connection/connection-context.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { aTable } from './a-table.test-data.ts'
import { TablesPage } from './tables-page.tsx'

const { board, refusals, tables: texts } = forDesk
const named = (template: string, number: number) => template.replace('{{number}}', String(number))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const calls = {
  add: nameOf(addTables),
  remove: nameOf(deleteTables),
  list: nameOf(listTables),
  print: nameOf(recordPrints),
  replace: nameOf(replaceCodes),
  zone: nameOf(setZone),
}
const terrace = { en: 'Terrace', ar: 'الشرفة' }
const last = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const card = (number: number) => screen.findByRole('article', { name: named(board.table, number) })
const addButton = () => screen.getByRole('button', { name: texts.add.open })

const open = async (tables: DiningTable[], more: Record<string, Answer> = {}, state: 'live' | 'down' = 'live') => {
  const answers = { [calls.list]: answerWith(tables), ...more }
  const sent = answerCalls(answers)
  const user = await renderPage(
    <MemoryRouter>
      <ConnectionContext value={{ room: undefined, state }}>
        <TablesPage />
      </ConnectionContext>
    </MemoryRouter>,
  )
  const [first] = tables
  await (first ? card(first.number) : screen.findByText(texts.emptyTitle))
  return {
    user,
    sent,
    answers,
    fill: async (label: string, typed: string) => {
      await user.clear(last().getByLabelText(label))
      if (typed) await user.type(last().getByLabelText(label), typed)
    },
    submit: () => user.click(last().getAllByRole('button').at(-1) ?? document.body),
    choose: async (number: number, action: string) => {
      await user.click(screen.getByRole('button', { name: named(texts.actionsOf, number) }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    },
  }
}

test('missing or invalid numbers, seats and zones have an error beside their field, and nothing is sent', async () => {
  const { user, sent, fill, submit } = await open([], { [calls.add]: answerWith([]) })
  await user.click(addButton())
  for (const [typed, text] of [
    ['', refusals.table.number_required],
    ['abc', refusals.table.number_integer],
    ['٠', refusals.table.number_positive],
    ['1.5', refusals.table.number_integer],
    ['10000', refusals.table.number_max],
  ] as const) {
    await fill(texts.add.from, typed)
    await submit()
    await last().findByText(text)
  }
  await fill(texts.add.from, '5')
  await fill(texts.add.to, '4')
  await fill(texts.form.seatsEach, '100')
  await fill(texts.form.zoneAr, 'الشرفة')
  await submit()
  await last().findByText(refusals.table.seats)
  await last().findByText(refusals.table.zone_english)
  await fill(texts.form.seatsEach, '٦')
  await fill(texts.form.zoneEn, 'Terrace')
  await submit()
  await last().findByText(refusals.table.range_order)
  expect(sent[calls.add]).toBeUndefined()
})

test('a range can be typed with Arabic digits, and numbers in use are listed', async () => {
  const nine = Array.from({ length: 8 }, (_, index) => aTable(index + 1, { zone: terrace }))
  const { user, sent, answers, fill, submit } = await open(nine, {
    [calls.add]: refuseWith(409, 'table.number_taken', { numbers: [6, 7, 8] }),
  })
  await user.click(addButton())
  expect(last().getByLabelText<HTMLInputElement>(texts.add.from).value).toBe('9')
  await fill(texts.add.from, '٦')
  await fill(texts.add.to, '٩')
  await submit()
  expect((await last().findByRole('alert')).textContent).toContain('6–8')
  await fill(texts.add.from, '9')
  answers[calls.add] = answerWith([...nine, aTable(9)])
  await submit()
  await isClosed()
  await card(9)
  expect(sent[calls.add]).toMatchObject([
    { from: 6, to: 9 },
    { from: 9, to: 9 },
  ])
})

test('a table gets another number, and its zone gets the Arabic name of the existing zone', async () => {
  const update = `PUT ${listTables.path}/${aTable(9)._id}`
  const { sent, answers, fill, submit, choose } = await open([aTable(1, { zone: terrace }), aTable(9)], {
    [update]: refuseWith(409, 'table.changed'),
  })
  await choose(9, texts.edit)
  await fill(texts.form.number, '٢٠')
  await fill(texts.form.zoneEn, 'Terrace')
  expect(last().getByLabelText<HTMLInputElement>(texts.form.zoneAr).value).toBe('الشرفة')
  answers[calls.list] = answerWith([aTable(1, { zone: terrace }), aTable(9, { number: 12, seats: 8, version: 2 })])
  await submit()
  const note = within(await last().findByRole('alert'))
  note.getByText(forDesk.list.conflict)
  expect(note.getAllByRole('button')).toHaveLength(1)
  expect(last().getByLabelText<HTMLInputElement>(texts.form.number).value).toBe('٢٠')
  expect(last().getByLabelText<HTMLInputElement>(texts.form.seats).value).toBe('8')
  answers[update] = answerWith([aTable(20, { zone: terrace })])
  await submit()
  await isClosed()
  await card(20)
  expect(sent[update]).toMatchObject([
    { number: 20, version: 1 },
    { number: 20, seats: 8, zone: terrace, version: 2 },
  ])
})

test('selected tables are moved to another zone, and deleted after a confirmation', async () => {
  const garden = { en: 'Garden', ar: '' }
  const moved = [aTable(6), aTable(7, { zone: garden }), aTable(8, { zone: garden })]
  const { user, sent, fill, submit } = await open(
    [6, 7, 8].map((number) => aTable(number)),
    {
      [calls.zone]: answerWith(moved),
      [calls.remove]: answerWith([aTable(6)]),
    },
  )
  await user.click(screen.getByRole('button', { name: texts.select.start }))
  for (const number of [7, 8]) await user.click(screen.getByRole('checkbox', { name: named(texts.select.table, number) }))
  await user.click(screen.getByRole('button', { name: texts.changeZone }))
  await fill(texts.form.zoneEn, 'Garden')
  await submit()
  await isClosed()
  expect(within(await screen.findByRole('region', { name: 'Garden' })).getAllByRole('article')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: texts.delete }))
  expect(sent[calls.remove]).toBeUndefined()
  await user.click(last().getByRole('button', { name: texts.remove.submit }))
  await isClosed()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const tableIds = [7, 8].map((number) => aTable(number)._id)
  expect(sent[calls.zone]).toMatchObject([{ tableIds, zone: garden }])
  expect(sent[calls.remove]).toEqual([{ tableIds }])
})

test('a change without a network shows an error, and the typed values can be sent later', async () => {
  const { user, answers, fill, submit } = await open([aTable(1)], {}, 'down')
  screen.getByText(texts.offline)
  await user.click(addButton())
  await fill(texts.add.from, '30')
  await submit()
  expect((await last().findByRole('alert')).textContent).toBe(`${forDesk.desk.down.noAnswer} ${texts.notSaved}`)
  answers[calls.add] = answerWith([aTable(1), aTable(30)])
  await submit()
  await card(30)
})

test('a code is replaced after two confirmations', async () => {
  const { user, sent, choose } = await open([aTable(1), aTable(3)], {
    [calls.replace]: answerWith([aTable(1), aTable(3, { codeVersion: 2 })]),
  })
  await choose(3, texts.replaceCode)
  await user.click(last().getByRole('button', { name: texts.replace.next }))
  await screen.findByRole('dialog', { name: texts.replace.sureTitle })
  expect(sent[calls.replace]).toBeUndefined()
  await user.click(last().getByRole('button', { name: texts.replace.submit_one }))
  await isClosed()
  within(await card(3)).getByText(texts.state.replaced)
  expect(sent[calls.replace]).toEqual([{ tableIds: [aTable(3)._id] }])
})

test('codes that are not printed are selected at first, and count as printed after a confirmation', async () => {
  const print = { at: '2026-11-20T12:00:00.000Z', method: 'cards', by: 'Noora' } as const
  const { user, sent } = await open([aTable(1), aTable(2, { print })], {
    [calls.print]: answerWith([aTable(1, { print }), aTable(2, { print })]),
  })
  vi.stubGlobal('print', () => {})
  await user.click(screen.getByRole('button', { name: texts.printCodes }))
  expect(last().getByRole<HTMLInputElement>('radio', { name: new RegExp(texts.print.notPrinted) }).checked).toBe(true)
  await user.click(last().getByRole('button', { name: texts.print.submit }))
  await last().findByText(texts.print.askText)
  expect(sent[calls.print]).toBeUndefined()
  await user.click(last().getByRole('button', { name: texts.print.confirm }))
  await isClosed()
  expect(screen.queryByText(texts.state.notPrinted)).toBeNull()
  expect(sent[calls.print]).toEqual([{ method: 'cards', codes: [{ tableId: aTable(1)._id, codeVersion: 1 }] }])
})
