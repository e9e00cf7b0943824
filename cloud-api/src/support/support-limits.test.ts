import { expect, test } from 'vitest'
import { refusalOf } from '../../testing/test-api.ts'
import { ask, useSupport } from './support.test-data.ts'

const { scene, pass } = useSupport()

test('ten requests in an hour are accepted, an eleventh is refused, and an hour later it is accepted', async () => {
  for (let count = 0; count < 10; count += 1) await ask(await elsewhere())
  expect(await refusalOf(ask(await elsewhere()))).toMatchObject({ status: 429, code: 'support.too_many' })
  pass(60)
  expect(await refusalOf(ask(await elsewhere()))).toMatchObject({ code: 'support.too_many' })
  scene.now = new Date(scene.now.getTime() + 1)
  expect((await ask(await elsewhere())).number).toBe(11)
})

/** The owner; the clock may have passed the end of an access token. */
const elsewhere = async () => (await scene.api.signedIn(scene.team.email)).call

test.each([
  [{ subject: 'ab' }, 'support.subject_length'],
  [{ subject: 'a'.repeat(121) }, 'support.subject_length'],
  [{ message: ' ' }, 'support.message_required'],
  [{ message: 'a'.repeat(5_001) }, 'support.message_length'],
  [{ id: 'not an id' }, 'request.invalid'],
] as const)('%j is refused', async (change, code) => {
  expect(await refusalOf(ask(scene.team.owner.call, change))).toMatchObject({ status: 400, code })
})
