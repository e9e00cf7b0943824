// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { Switch } from '@sufra/shared/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../common/api/query-client.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { itemsKey, useItemCalls, type CachedItems } from './use-item-calls.ts'

const named = (en: string) => ({ en, ar: '' })
const on = { isAvailable: true, backAt: null, portionsLeft: null, availabilityVersion: 1 }
const options = ['Garlic', 'Pickles'].map((name) => ({ _id: name, name: named(name), price: dirhams(0), ...on }))
const shawarma: MerchantItem = {
  _id: 'Shawarma',
  cuisineId: 'cuisine',
  categoryId: 'category',
  subcategoryId: 'subcategory',
  name: named('Shawarma'),
  description: named(''),
  ingredients: named(''),
  quantityUnit: { quantity: 1, unit: 'piece' },
  actualPrice: dirhams(1_400),
  sellingPrice: dirhams(1_400),
  customizable: true,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
  image: '',
  addOns: [{ title: named('Extras'), select: 'multiple', min: 0, max: 2, options }],
  version: 1,
  ...on,
}

const Dish = () => {
  const { data } = useQuery<CachedItems>({ queryKey: itemsKey('category'), queryFn: () => ({ data: [shawarma] }), staleTime: Infinity })
  const calls = useItemCalls()
  const item = data?.data[0]
  if (!item) return null
  return (
    <>
      <Switch label={item._id} isOn={item.isAvailable} onChange={(isAvailable) => void calls.setAvailability(item, { isAvailable })} />
      <Switch label="Featured" isOn={item.isFeatured} onChange={(isFeatured) => void calls.feature(item, isFeatured)} />
      {item.addOns[0]?.options.map(({ _id, isAvailable, availabilityVersion }) => (
        <Switch
          key={_id}
          label={_id}
          isOn={isAvailable}
          onChange={(next) => void calls.setOptionAvailability(item, _id, availabilityVersion, { isAvailable: next })}
        />
      ))}
    </>
  )
}

type Body = { isAvailable: boolean; availabilityVersion: number; items?: { version: number; isFeatured: boolean }[] }

/** The server holds each response until the test releases it. */
const open = async () => {
  const sent: { body: Body; accept: () => void; refuse: () => void }[] = []
  vi.stubGlobal('fetch', (url: string, { body: text }: { body: string }) => {
    const body = JSON.parse(text) as Body
    return new Promise((resolve) => {
      const answer = (status: number, reply: object) =>
        resolve({ ok: status === 200, status, statusText: '', headers: new Headers(), json: async () => reply })
      const data = body.items
        ? body.items.map(({ version }) => ({ itemId: 'Shawarma', version: version + 1 }))
        : { _id: url.split('/').at(-2), ...on, isAvailable: body.isAvailable, availabilityVersion: body.availabilityVersion + 1 }
      sent.push({
        body,
        accept: () => answer(200, { success: true, data }),
        refuse: () => answer(409, { success: false, error: 'item.changed', message: 'item.changed' }),
      })
    })
  })
  const user = await renderPage(<Dish />)
  const tap = async (name: string) => user.click(await screen.findByRole('switch', { name }))
  return { sent, tap }
}
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true'
const cached = () => queryClient.getQueryData<CachedItems>(itemsKey('category'))?.data[0]
const settled = (version: number) => waitFor(() => expect(cached()?.availabilityVersion).toBe(version))

test('an item that is switched off and on in quick succession is on: the second change follows the first with its version', async () => {
  const { sent, tap } = await open()
  await tap('Shawarma')
  await tap('Shawarma')
  expect(isOn('Shawarma')).toBe(true)
  expect(sent.map(({ body }) => [body.isAvailable, body.availabilityVersion])).toEqual([[false, 1]])
  sent[0]?.accept()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(isOn('Shawarma')).toBe(true)
  expect(sent[1]?.body).toMatchObject({ isAvailable: true, availabilityVersion: 2 })
  sent[1]?.accept()
  await settled(3)
  expect(isOn('Shawarma')).toBe(true)
  await tap('Shawarma')
  expect(sent[2]?.body).toMatchObject({ isAvailable: false, availabilityVersion: 3 })
  sent[2]?.accept()
  await settled(4)
})

test('after a refused change the next change is sent with the displayed version', async () => {
  const { sent, tap } = await open()
  await tap('Shawarma')
  await tap('Shawarma')
  sent[0]?.refuse()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ isAvailable: true, availabilityVersion: 1 })
  await screen.findByText(forDesk.refusals.item.changed)
  sent[1]?.accept()
  await settled(2)
})

test('two options that are switched off one after the other keep their changes and versions', async () => {
  const { sent, tap } = await open()
  await tap('Garlic')
  await tap('Pickles')
  expect(sent).toHaveLength(2)
  sent[0]?.accept()
  const versions = () => cached()?.addOns[0]?.options.map(({ availabilityVersion }) => availabilityVersion)
  await waitFor(() => expect(versions()).toEqual([2, 1]))
  expect([isOn('Garlic'), isOn('Pickles')]).toEqual([false, false])
  sent[1]?.accept()
  await waitFor(() => expect(versions()).toEqual([2, 2]))
  expect([isOn('Garlic'), isOn('Pickles')]).toEqual([false, false])
})

test('an item that is marked and unmarked in quick succession is sent twice, the second time with the version of the first', async () => {
  const { sent, tap } = await open()
  await tap('Featured')
  await tap('Featured')
  sent[0]?.accept()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body.items)).toEqual([
    [{ itemId: 'Shawarma', version: 1, isFeatured: true }],
    [{ itemId: 'Shawarma', version: 2, isFeatured: false }],
  ])
  sent[1]?.accept()
  await waitFor(() => expect(cached()?.version).toBe(3))
})
