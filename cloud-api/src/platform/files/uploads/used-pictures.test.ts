import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPng } from '../../../../testing/pictures.ts'
import { type OwnTestApi, startTestApi } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { testStores, type TestStore } from '../../../../testing/test-stores.ts'
import { cuisines } from '../../../catalogue/cuisines/cuisines.table.ts'
import { readUsedPictures } from '../../../catalogue/menu/menu-pictures.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { removeUnusedPictures } from './used-pictures.ts'

describe.each(testStores)('in $name', ({ open }) => {
  let store: TestStore
  let api: OwnTestApi
  let pictures: Pictures

  beforeAll(async () => {
    store = await open()
    api = await startTestApi({ files: store.files })
    pictures = createPictures(store.files)
  })
  afterAll(async () => {
    await api.close()
    await store.close()
  })

  const deps = () => ({ db: api.connection.db, pictures, readUsed: readUsedPictures })
  const storedKeys = (part: string) => store.files.listOlder(part, new Date(Date.now() + 60_000))

  test('unused pictures are removed with their sizes, and used ones stay', async () => {
    const [shown, unused] = [await pictures.save(await drawPng()), await pictures.save(await drawPng())]
    await api.fetch(`/uploads/${unused}?w=96`)
    await addRestaurant(api.connection.db)
    await api.connection.db.update(cuisines).set({ image: shown })
    await removeUnusedPictures(deps(), [shown, unused, 'grills.webp', ''])
    const keys = [...(await storedKeys('')), ...(await storedKeys('sized'))]
    expect(keys).toContain(shown)
    expect(keys.filter((key) => key.includes(unused))).toEqual([])
  })

  test('foreign files in the store do not stop the removal of unused pictures', async () => {
    const unused = await pictures.save(await drawPng())
    store.putAt(unused, new Date(Date.now() - 7_200_000))
    store.addByHand('IMG (1).webp')
    await removeUnusedPictures(deps(), await pictures.listOlder(new Date(Date.now() - 3_600_000)))
    expect(await store.files.read(unused)).toBeUndefined()
  })
})
