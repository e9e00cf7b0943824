// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { itemInDirhams } from '@sufra/shared/menu/menu-in-dirhams'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { choosePicture, fakeLayout } from '../../../common/pictures/choose-picture.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { burgersCall, classic, cuisines, menuAnswers } from '../a-menu.test-data.ts'
import { ItemEditor } from './item-editor.tsx'

const { cuisines: names, items: texts, list, marks, refusals } = forDesk
const add = 'POST /api/merchant/items'
const update = `PUT /api/merchant/items/${classic._id}`
const done: Answer = { body: { success: true, message: '' } }

const open = async (item: Parameters<typeof itemInDirhams>[0] | undefined, answers: Record<string, Answer>) => {
  fakeLayout()
  const sent = answerCalls({ ...menuAnswers(), ...answers })
  const onClose = vi.fn()
  const user = await renderPage(
    <ItemEditor
      cuisines={cuisines}
      item={item && itemInDirhams(item)}
      subcategoryId={cuisines[0]?.categories[0]?.subcategories[0]?._id ?? ''}
      onClose={onClose}
    />,
  )
  const field = (label: string, index = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[index] ?? document.body
  return {
    user,
    sent,
    onClose,
    fill: async (label: string, typed: string, index = 0) => {
      await user.clear(field(label, index))
      await user.click(field(label, index))
      await user.paste(typed)
    },
    save: () => user.click(screen.getByRole('button', { name: list.save })),
    draft: (name: string) => {
      const [form] = (sent[name] ?? []) as { item: string }[]
      return JSON.parse(form?.item ?? '') as object
    },
  }
}

test('an item is not sent without a name, a picture or prices, nor with a price above its actual price', async () => {
  const { fill, save, sent } = await open(undefined, { [add]: done })
  await save()
  await screen.findByText(refusals.item.name_required)
  screen.getByText(refusals.upload.picture_required)
  expect(screen.getAllByText(refusals.money.invalid)).toHaveLength(2)
  await fill(names.nameEn, 'Dish')
  await fill(texts.actualPrice, '20.555')
  await fill(texts.sellingPrice, '-1')
  await save()
  await waitFor(() => expect(screen.queryByText(refusals.item.name_required)).toBeNull())
  expect(screen.getAllByText(refusals.money.invalid)).toHaveLength(2)
  await fill(texts.actualPrice, '20')
  await fill(texts.sellingPrice, '٢١٫٥')
  await save()
  await screen.findByText(refusals.item.selling_above_actual)
  expect(sent[add]).toBeUndefined()
})

test('a group needs an option, no more choices than options, and no option twice', async () => {
  const { user, fill, save } = await open(classic, {})
  const group = within(screen.getByRole('group', { name: texts.group.replace('{{number}}', '1') }))
  await fill(texts.min, '3')
  await save()
  await group.findByText(refusals.item.group_min)
  await fill(texts.min, '0')
  await user.click(group.getByRole('button', { name: texts.addOption }))
  await fill(texts.optionEn, ' GARLIC', 1)
  await save()
  await group.findByText(refusals.item.option_twice)
  for (const number of ['2', '1']) await user.click(group.getByRole('button', { name: texts.removeOption.replace('{{number}}', number) }))
  await save()
  await group.findByText(refusals.item.group_empty)
})

test('a new item is sent with its picture and all fields, including Arabic digits', async () => {
  const { user, sent, fill, save, onClose, draft } = await open(undefined, { [add]: done })
  await fill(names.nameEn, 'Dish')
  await fill(names.nameAr, 'طبق')
  await fill(texts.actualPrice, '20')
  await fill(texts.sellingPrice, '١٨٫٥٠')
  await fill(texts.descriptionEn, 'From the fire')
  await fill(texts.preparation, '12')
  await user.click(screen.getByRole('checkbox', { name: marks.allergen.sesame }))
  await user.click(screen.getByRole('checkbox', { name: marks.dietary.spicy }))
  await choosePicture(user, texts.picture)
  await save()
  await screen.findByText(texts.added)
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent[add]).toMatchObject([{ image: expect.any(Blob) }])
  expect(draft(add)).toMatchObject({
    name: { en: 'Dish', ar: 'طبق' },
    actualPrice: 20,
    sellingPrice: 18.5,
    description: { en: 'From the fire', ar: '' },
    prepMinutes: 12,
    allergens: ['sesame'],
    dietary: ['spicy'],
  })
})

test('an item that another member has changed shows the other values, keeps the typed text, and is saved over the new version', async () => {
  const theirs = { ...classic, version: 4, sellingPrice: 17, prepMinutes: 21 }
  const answers: Record<string, Answer> = { [update]: refuseWith(409, 'item.changed'), [burgersCall]: answerWith([theirs]) }
  const { sent, user, fill, save, onClose } = await open(classic, answers)
  await fill(texts.sellingPrice, '16')
  await save()
  const note = within(await screen.findByRole('alert'))
  note.getByText(list.conflict)
  expect(document.activeElement).toBe(screen.getByRole('alert')) // the alert is above the visible part of the form
  expect(onClose).not.toHaveBeenCalled()
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([value(texts.sellingPrice), value(texts.preparation)]).toEqual(['16', '21'])
  await user.click(note.getByRole('button', { name: list.useTheirs }))
  expect(value(texts.sellingPrice)).toBe('17')
  await save()
  await waitFor(() => expect(sent[update]).toMatchObject([{ version: '3' }, { version: '4' }]))
})
