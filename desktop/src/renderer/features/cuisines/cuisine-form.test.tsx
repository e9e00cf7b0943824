// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { choosePicture, fakeLayout } from '../../common/pictures/choose-picture.test-data.ts'
import { aCuisine, cuisinesPath, done, listCall, openCuisines } from './open-cuisines.test-data.tsx'

const { cuisines: texts, list, refusals } = forDesk
const text = (en: string, ar = '') => ({ en, ar })
const add = `POST ${cuisinesPath}/addCuisine`
const last = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body)
const dialogs = () => screen.queryAllByRole('dialog')
const isClosed = (title: string) => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())

const openForm = async () => {
  fakeLayout()
  const answers = { [listCall]: answerWith([]), [add]: done }
  const opened = await openCuisines([], { answers })
  await screen.findByText(texts.emptyTitle)
  return { ...opened, save: () => opened.user.click(last().getByRole('button', { name: list.save })) }
}

test('a cuisine without a name, a picture or a category is not sent, and each has its error', async () => {
  const { user, sent, press, save } = await openForm()
  await press(texts.add)
  await save()
  for (const error of [refusals.cuisine.name_required, refusals.upload.picture_required, refusals.cuisine.category_required])
    await last().findByText(error)
  await user.upload(last().getByLabelText(texts.image), new File(['no picture'], 'x.png', { type: 'image/png' }))
  await last().findByText(refusals.upload.picture)
  await user.type(last().getByLabelText(texts.nameEn), 'a')
  await save()
  await last().findByText(refusals.cuisine.name_length)
  expect(dialogs()).toHaveLength(1)
  expect(sent[add]).toBeUndefined()
})

test('a new cuisine with two categories is filled in by keyboard, and sent once after a confirmation', async () => {
  const { user, sent } = await openForm()
  /** Presses Tab until the element has the focus. */
  const tabTo = async (element: () => HTMLElement) => {
    for (let presses = 0; presses < 40 && document.activeElement !== element(); presses += 1) await user.tab()
    expect(document.activeElement).toBe(element())
  }
  const pressByKey = async (name: string) => {
    await tabTo(() => (dialogs().length > 0 ? last() : screen).getByRole('button', { name }))
    await user.keyboard('{Enter}')
  }
  const typeInto = async (label: string, typed: string) => {
    await tabTo(() => last().getByLabelText(label))
    await user.keyboard(typed)
  }
  await pressByKey(texts.add)
  await typeInto(texts.nameEn, 'Kitchen')
  await choosePicture(user, texts.image)
  for (const category of ['Mains', 'Sides']) {
    await pressByKey(texts.addCategory)
    await typeInto(texts.nameEn, category)
    await choosePicture(user, texts.categoryImage)
    await pressByKey(list.save)
    await isClosed(texts.addCategoryTitle)
  }
  await pressByKey(list.save)
  await last().findByText(texts.confirm.addText.replace('{{name}}', 'Kitchen'))
  expect(sent[add]).toBeUndefined()
  await pressByKey(texts.addTitle)
  await screen.findByRole('dialog', { name: texts.success.title })
  const [{ name, categories, ...pictures } = {}] = (sent[add] ?? []) as Record<string, string>[]
  expect(sent[add]).toHaveLength(1)
  expect(JSON.parse(name ?? '')).toEqual(text('Kitchen'))
  expect((JSON.parse(categories ?? '') as { name: object }[]).map((each) => each.name)).toEqual([text('Mains'), text('Sides')])
  expect(Object.keys(pictures)).toEqual(['cuisineImage', 'categoryImage_0', 'categoryImage_1'])
})

test('a category needs a picture and a unique name, and ignores a duplicate subcategory', async () => {
  const { user, press, save } = await openForm()
  await press(texts.add)
  const addCategory = async (name: string) => {
    await user.click(last().getByRole('button', { name: texts.addCategory }))
    await user.type(last().getByLabelText(texts.nameEn), name)
    await save()
  }
  await addCategory('First')
  await last().findByText(refusals.upload.picture_required)
  await choosePicture(user, texts.categoryImage)
  for (const subcategory of ['Cold', 'cold', 'Warm']) await user.type(last().getByLabelText(texts.subcategoryName), `${subcategory}{Enter}`)
  expect(
    last()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cold', 'Warm'])
  await save()
  await isClosed(texts.addCategoryTitle)
  await addCategory(' FIRST')
  await last().findByText(refusals.category.name_taken)
})

test('each part of an existing cuisine is saved with its own request and the displayed version', async () => {
  fakeLayout()
  const cuisine = aCuisine(1, 'Grill')
  const [first, second] = cuisine.categories
  const [, warm] = first?.subcategories ?? []
  const calls = {
    category: `PUT /api/cuisines/${cuisine._id}/${first?._id}/updateCategory`,
    addCategory: `POST /api/cuisines/${cuisine._id}/addCategory`,
    removeCategory: `DELETE /api/cuisines/${cuisine._id}/${second?._id}/deleteCategory`,
    subcategory: `PATCH /api/cuisines/${cuisine._id}/${first?._id}/${warm?._id}/patchSubcategory`,
    removeSubcategory: `DELETE /api/cuisines/${cuisine._id}/${first?._id}/${warm?._id}/deleteSubcategory`,
    cuisine: `PUT ${cuisinesPath}/${cuisine._id}/updateCuisine`,
  }
  const itemsOf = (category: typeof first) => `GET /api/merchant/items?categoryId=${category?._id}`
  const twoItems = answerWith([{ subcategoryId: warm?._id }, { subcategoryId: 'other' }])
  const answers = {
    ...Object.fromEntries(Object.values(calls).map((name) => [name, done])),
    [itemsOf(first)]: twoItems,
    [itemsOf(second)]: twoItems,
  }
  const { user, sent, act } = await openCuisines([cuisine], { answers })
  await act('Grill', texts.edit)
  const change = async (within_: string, template: string, name: string) => {
    const item = await screen.findByRole('listitem', { name: within_ })
    await user.click(within(item).getByRole('button', { name: template.replace('{{name}}', name) }))
  }
  const retype = async (name: string) => {
    await user.clear(last().getByLabelText(texts.nameEn))
    if (name) await user.type(last().getByLabelText(texts.nameEn), name)
  }
  const save = () => user.click(last().getByRole('button', { name: list.save }))
  const isBack = (toast: string) => screen.findByText(toast).then(() => waitFor(() => expect(dialogs()).toHaveLength(1)))

  await change('First', texts.editNamed, 'First')
  await retype('Third')
  await save()
  await isBack(texts.toast.categoryUpdated)
  await change('First', texts.editNamed, 'Warm')
  await retype('')
  await save()
  await last().findByText(refusals.subcategory.name_required)
  await retype('Hot')
  await user.click(last().getByRole('switch'))
  await save()
  await isBack(texts.toast.subcategoryUpdated)
  await change('First', texts.removeNamed, 'Warm')
  await last().findByText(texts.confirm.removeText_one.replace('{{count}}', '1'))
  await user.click(last().getByRole('button', { name: texts.remove }))
  await isBack(texts.toast.subcategoryDeleted)
  await change('Second', texts.removeNamed, 'Second')
  await last().findByText(texts.confirm.removeText_other.replace('{{count}}', '2'))
  await user.click(last().getByRole('button', { name: texts.remove }))
  await isBack(texts.toast.categoryDeleted)
  await user.click(await screen.findByRole('button', { name: texts.addCategory }))
  await retype('Fourth')
  await choosePicture(user, texts.categoryImage)
  await save()
  await isBack(texts.toast.categoryAdded)
  answers[calls.cuisine] = refuseWith(409, 'cuisine.changed')
  await save()
  await last().findByText(texts.confirm.editText)
  await save()
  await screen.findByText(list.conflict)

  const bodies = (name: keyof typeof calls) => sent[calls[name]] as Record<string, unknown>[]
  expect(bodies('category')).toMatchObject([{ name: JSON.stringify(text('Third')), version: '4' }])
  expect(bodies('subcategory')).toEqual([{ name: text('Hot'), isActive: false, version: 5 }])
  expect(bodies('removeSubcategory')).toHaveLength(1)
  expect(bodies('removeCategory')).toHaveLength(1)
  expect(bodies('addCategory')).toMatchObject([{ name: JSON.stringify(text('Fourth')), subcategories: '[]' }])
  expect(bodies('cuisine')).toEqual([{ name: JSON.stringify(text('Grill')), version: '3' }])
})

test.each(['cuisine', 'category', 'subcategory'] as const)(
  'a %s that another member has changed shows the other name, keeps the typed text, and is saved over the new version',
  async (kind) => {
    fakeLayout()
    const cuisine = aCuisine(1, 'Grill')
    const [category] = cuisine.categories
    const [subcategory] = category?.subcategories ?? []
    const change = {
      cuisine: `PUT ${cuisinesPath}/${cuisine._id}/updateCuisine`,
      category: `PUT /api/cuisines/${cuisine._id}/${category?._id}/updateCategory`,
      subcategory: `PATCH /api/cuisines/${cuisine._id}/${category?._id}/${subcategory?._id}/patchSubcategory`,
    }[kind]
    const answers: Record<string, Answer> = { [change]: refuseWith(409, 'cuisine.changed') }
    const { user, sent, act } = await openCuisines([cuisine], { answers })
    const save = async () => {
      await user.click(last().getByRole('button', { name: list.save }))
      if (kind !== 'cuisine') return
      await last().findByText(texts.confirm.editText)
      await user.click(last().getByRole('button', { name: list.save }))
    }
    await act('Grill', texts.edit)
    if (kind !== 'cuisine') {
      const first = await screen.findByRole('listitem', { name: 'First' })
      const name = kind === 'category' ? 'First' : 'Cold'
      await user.click(within(first).getByRole('button', { name: texts.editNamed.replace('{{name}}', name) }))
    }
    await user.clear(last().getByLabelText(texts.nameEn))
    await user.type(last().getByLabelText(texts.nameEn), 'Mine')
    const theirs = structuredClone(cuisine)
    const [theirCategory] = theirs.categories
    const changed = { cuisine: theirs, category: theirCategory, subcategory: theirCategory?.subcategories[0] }[kind]
    Object.assign(changed ?? {}, { name: text('Theirs', 'لهم'), version: 9 })
    answers[listCall] = answerWith([theirs])
    await save()
    const note = within((await screen.findByText(list.conflict)).parentElement ?? document.body)
    note.getByText(/Theirs/)
    expect(last().getByLabelText<HTMLInputElement>(texts.nameEn).value).toBe('Mine')
    expect(last().getByLabelText<HTMLInputElement>(texts.nameAr).value).toBe('لهم')
    await user.click(note.getByRole('button', { name: list.useTheirs }))
    expect(last().getByLabelText<HTMLInputElement>(texts.nameEn).value).toBe('Theirs')
    answers[change] = done
    await save()
    await waitFor(() => expect(sent[change]).toHaveLength(2))
    expect(String((sent[change] as { version: unknown }[])[1]?.version)).toBe('9')
  },
)
