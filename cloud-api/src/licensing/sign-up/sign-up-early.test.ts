// These tests send only the beginning of a form over a bare connection: a response at that point shows that the server has not read the
// files.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { goodApplication } from '../../../testing/applicants.ts'
import { newNetwork, useApi } from '../../../testing/test-api.ts'

const api = useApi()
let good: Record<string, string>
const boundary = 'a-boundary-of-the-test'

beforeAll(async () => {
  const application = await goodApplication(api)
  good = Object.fromEntries(Object.entries(application).filter((part): part is [string, string] => typeof part[1] === 'string'))
})

const fieldsOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
const fileStart = [
  `--${boundary}`,
  'content-disposition: form-data; name="commercialLicense"; filename="document.pdf"',
  'content-type: application/pdf',
  '',
  'the first bytes',
].join('\r\n')
const fileLength = 20 * 1024 * 1024
const end = `\r\n--${boundary}--\r\n`

/** Sends the beginning of a form that ends with a file of 20 MB. */
const begin = (socket: Socket, beginning: string) => {
  const length = Buffer.byteLength(beginning) + fileLength + end.length
  socket.write(
    [
      `POST ${signUp.path} HTTP/1.1`,
      'host: localhost',
      `x-forwarded-for: ${newNetwork()}`,
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${length}`,
      '',
      beginning,
    ].join('\r\n'),
  )
}

const open = async () => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Returns the next response on a connection. */
const answerOn = async (socket: Socket) => {
  let text = ''
  while (!/\r\n\r\n\{.*\}$/s.test(text)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer] // a socket without an encoding emits buffers
    text += chunk.toString()
  }
  return { status: Number(text.split(' ')[1]), body: text.slice(text.indexOf('\r\n\r\n')) }
}

describe('a sign-up is refused before its first document is received', () => {
  test.each<[string, Record<string, string>, string]>([
    ['with a guessed proof of the contact number', { contactProof: 'guessed' }, 'account.contact_unverified'],
    ['with a guessed proof of the email', { emailProof: 'guessed' }, 'account.email_unverified'],
    ['with a contact number other than the proven one', { contactNumber: '97455599999' }, 'account.contact_unverified'],
    ['without proofs', { contactProof: '', emailProof: '' }, 'account.contact_unverified'],
  ])('%s', async (_what, changed, code) => {
    const socket = await open()
    begin(socket, fieldsOf({ ...good, ...changed }) + fileStart)
    const { status, body } = await answerOn(socket)
    expect([status, body.includes(`"error":"${code}"`)]).toEqual([400, true])
    socket.destroy()
  })

  test('even when documents come before the fields', async () => {
    const socket = await open()
    begin(socket, fileStart)
    expect((await answerOn(socket)).status).toBe(400)
    socket.destroy()
  })

  test('and the rest of the form is drained, so that the connection can be reused', async () => {
    const socket = await open()
    begin(socket, fieldsOf({ ...good, emailProof: 'guessed' }) + fileStart)
    expect((await answerOn(socket)).status).toBe(400)
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    for (let sent = 0; sent < fileLength; sent += megabyte.length) if (!socket.write(megabyte)) await once(socket, 'drain')
    socket.write(`${end}GET /api/nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect((await answerOn(socket)).status).toBe(404)
    socket.destroy()
  })
})
