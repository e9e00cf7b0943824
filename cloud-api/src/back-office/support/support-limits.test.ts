import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { supportMessages } from './support.table.ts'
import { ask, reply, useSupport } from './support.test-data.ts'

const { scene, pass, read } = useSupport()

test('ten requests in an hour are accepted, an eleventh is refused, and an hour later it is accepted', async () => {
  for (let count = 0; count < 10; count += 1) await ask(await elsewhere())
  expect(await refusalOf(ask(await elsewhere()))).toMatchObject({ status: 429, code: 'support.too_many' })
  pass(60)
  expect(await refusalOf(ask(await elsewhere()))).toMatchObject({ code: 'support.too_many' })
  scene.now = new Date(scene.now.getTime() + 1)
  expect((await ask(await elsewhere())).number).toBe(11)
})

test('thirty messages to a request in an hour are accepted; one more is refused, except for a message that was already sent', async () => {
  const { id } = await ask(await elsewhere())
  const [sent, extra] = [randomUUID(), randomUUID()]
  await reply(await elsewhere(), id, 'First', [], sent)
  const of = { restaurantId: scene.team.restaurantId, requestId: id, by: 'restaurant', authorId: randomUUID() } as const
  const rows = Array.from({ length: 27 }, () => ({ ...of, id: randomUUID(), text: 'More', createdAt: scene.now }))
  await scene.api.connection.db.insert(supportMessages).values(rows)
  expect((await reply(await elsewhere(), id, 'Thirtieth')).messages).toHaveLength(30)
  const refusal = { status: 429, code: 'support.too_many_messages' }
  expect(await refusalOf(reply(await elsewhere(), id, 'Too much', [], extra))).toMatchObject(refusal)
  expect((await reply(await elsewhere(), id, 'First', [], sent)).messages).toHaveLength(30)
  expect((await read((await ask(await elsewhere())).id)).messages).toHaveLength(1)
  pass(60)
  expect(await refusalOf(reply(await elsewhere(), id, 'Too much', [], extra))).toMatchObject(refusal)
  scene.now = new Date(scene.now.getTime() + 1)
  expect((await reply(await elsewhere(), id, 'Again', [], extra)).messages).toHaveLength(31)
})

/** Signs the owner in again, since the clock may have passed the end of an access token. */
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
