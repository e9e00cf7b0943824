import {
  closeOwnSupportRequest,
  closeSupportRequest,
  createSupportFileLink,
  listSupportRequests,
  readQueuedRequest,
} from '@sufra/shared/support/support.routes'
import { diagnosticsHeader, maxDiagnosticsBytes } from '@sufra/shared/support/diagnostics'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { drawPng } from '../../../testing/pictures.ts'
import { drawPdf } from '../../../testing/test-documents.ts'
import { hostileDocuments } from '../../licensing/documents/pdf/hostile-documents.test-data.ts'
import { startTeam } from '../../people/staff/team.test-data.ts'
import { supportFiles } from './support.table.ts'
import { answer, ask, reply, useSupport } from './support.test-data.ts'

const { scene, read } = useSupport()
const minute = 60_000

const readQueued = async (requestId: string) =>
  (await scene.admin.call(readQueuedRequest, { params: { restaurantId: scene.team.restaurantId, requestId } })).data

test('another restaurant finds neither requests nor files', async () => {
  const other = await startTeam(scene.api)
  const { id, messages } = await ask(scene.team.owner.call, { files: [drawPdf()] })
  const fileId = messages[0]?.attachments[0]?.id ?? ''
  const notFound = { status: 404, code: 'support.not_found' }
  const { call } = other.owner
  expect(await refusalOf(read(id, call))).toMatchObject(notFound)
  expect(await refusalOf(reply(call, id, 'Hello'))).toMatchObject(notFound)
  expect(await refusalOf(call(closeOwnSupportRequest, { params: { requestId: id } }))).toMatchObject(notFound)
  expect(await refusalOf(call(createSupportFileLink, { params: { fileId } }))).toMatchObject(notFound)
  expect(await refusalOf(answer(scene.admin.call, other.restaurantId, id, 'Hello'))).toMatchObject(notFound)
  const wrong = { params: { restaurantId: other.restaurantId, requestId: id } }
  expect(await refusalOf(scene.admin.call(readQueuedRequest, wrong))).toMatchObject(notFound)
  expect(await refusalOf(scene.admin.call(closeSupportRequest, wrong))).toMatchObject(notFound)
  expect((await readQueued(id)).messages).toHaveLength(1)
})

test('attachments are opened by a one-time link, by the restaurant and by administrators, and staff open only their own', async () => {
  const staff = await scene.team.add('staff')
  const { messages } = await ask(scene.team.owner.call, { files: [drawPdf(), await drawPng()] })
  expect(messages[0]?.attachments).toMatchObject([{ type: 'application/pdf' }, { type: 'image/jpeg' }])
  const fileId = messages[0]?.attachments[0]?.id ?? ''
  for (const { call, accessToken } of [scene.team.owner, scene.admin]) {
    const { link } = (await call(createSupportFileLink, { params: { fileId } })).data
    const open = () => scene.api.fetch(link, { headers: { authorization: `Bearer ${accessToken}` } })
    const response = await open()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await open()).status).toBe(410)
  }
  expect(await refusalOf(staff.call(createSupportFileLink, { params: { fileId } }))).toMatchObject({ status: 404 })
})

test('five attachments are accepted, and six or one of more than 2 MB are refused without storing anything', async () => {
  const five = Array.from({ length: 5 }, () => drawPdf())
  expect((await ask(scene.team.owner.call, { files: five })).messages[0]?.attachments).toHaveLength(5)
  expect(await refusalOf(ask(scene.team.owner.call, { files: [...five, drawPdf()] }))).toMatchObject({ code: 'support.too_many_files' })
  expect(await refusalOf(ask(scene.team.owner.call, { files: [Buffer.alloc(2 * 1024 * 1024 + 1)] }))).toMatchObject({
    code: 'document.size',
  })
  expect((await scene.team.owner.call(listSupportRequests, {})).data.requests).toHaveLength(1)
})

test('a hostile attachment is refused, and neither the message nor the file before it is stored', async () => {
  const { id } = await ask(scene.team.owner.call)
  const storedFiles = () => scene.api.files.listOlder('support', new Date(Date.now() + minute))
  const before = await storedFiles()
  for (const [, code, make] of hostileDocuments.slice(0, 8)) {
    expect(await refusalOf(reply(scene.team.owner.call, id, 'Look', [drawPdf(), await make()]))).toMatchObject({ code })
  }
  expect((await read(id)).messages).toHaveLength(1)
  expect(await storedFiles()).toEqual(before)
  expect(await scene.api.connection.db.select().from(supportFiles).where(eq(supportFiles.restaurantId, scene.team.restaurantId))).toEqual(
    [],
  )
})

const diagnostics = (length: number) => Buffer.from(`${diagnosticsHeader}\n`.padEnd(length, 'a '))

test('diagnostics are stored as plain text without numbers, addresses and tokens, and are opened as a text file', async () => {
  const { call, accessToken } = scene.team.owner
  const canaries = ['4242 4242 4242 4242', '+974 5512 3456', 'amal@example.com', '9f1c2b7e-1111-4222-8333-444455556666']
  const { messages } = await ask(call, { files: [Buffer.from(`${diagnosticsHeader}\nversion: 1.2.3\n${canaries.join('\n')}\n`)] })
  const [file] = messages[0]?.attachments ?? []
  expect(file?.type).toBe('text/plain')
  const { link } = (await call(createSupportFileLink, { params: { fileId: file?.id ?? '' } })).data
  const response = await scene.api.fetch(link, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="attachment.txt"')
  const text = await response.text()
  expect(text).toBe(`${diagnosticsHeader}\nversion: 1.2.3\n[number]\n[number]\n[email]\n[id]\n`)
  expect(file?.size).toBe(text.length)
})

test('diagnostics of 64 KB are accepted, and larger ones, other encodings and other text files are refused', async () => {
  const { call } = scene.team.owner
  const { id, messages } = await ask(call, { files: [diagnostics(maxDiagnosticsBytes)] })
  expect(messages[0]?.attachments).toMatchObject([{ size: maxDiagnosticsBytes }])
  const damaged = (byte: number) => Buffer.concat([diagnostics(100), Buffer.from([byte])])
  for (const [file, code] of [
    [diagnostics(maxDiagnosticsBytes + 1), 'support.diagnostics_size'],
    [damaged(0), 'support.diagnostics_damaged'],
    [damaged(0xff), 'support.diagnostics_damaged'],
    [Buffer.from('version: 1.2.3'), 'document.type'],
  ] as const) {
    expect(await refusalOf(reply(call, id, 'Look', [file]))).toMatchObject({ status: 400, code })
  }
  expect((await read(id)).messages).toHaveLength(1)
})

test('attachments have the names of their files, with the ending of the stored type', async () => {
  const names = ['Till 3.pdf', 'شاشة.png']
  const { id } = await ask(scene.team.owner.call, { files: [drawPdf(), await drawPng()], names })
  for (const { messages } of [await read(id), await readQueued(id)])
    expect(messages[0]?.attachments.map(({ name }) => name)).toEqual(['Till 3.pdf', 'شاشة.jpg'])
})

test('an attachment without a name stays without one', async () => {
  const { messages } = await ask(scene.team.owner.call, { files: [drawPdf()] })
  expect(messages[0]?.attachments).toMatchObject([{ name: '' }])
})
