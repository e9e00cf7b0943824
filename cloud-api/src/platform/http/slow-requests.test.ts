import { connect } from 'node:net'
import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'

const api = useApi({ headersTimeout: 200, bodyTimeout: 200 })

/** Sends the start of a request and no more; resolves with the response once the server closes the connection. */
const sendHalf = (text: string) => {
  const { hostname, port } = new URL(api.url)
  return new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => void socket.write(text))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => {})
  })
}

test('a request with incomplete headers is closed', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendHalf('GET /health HTTP/1.1\r\nHost: sufra.test\r\nX-Slow: ')))
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
})

const half = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: sufra.test\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"email":`

test('a request with half a body is closed, on each route without a form', async () => {
  const answers = await Promise.all(
    ['/api/auth/merchant/login', '/api/payments/process-payment', '/api/visits', '/api/nothing'].map((path) =>
      sendHalf(half(path, 'application/json')),
    ),
  )
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).not.toContain('HTTP/1.1 200 OK')
})

test('a form may take longer', async () => {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname, () => void socket.write(half(signUp.path, 'multipart/form-data; boundary=x')))
  let isClosed = false
  socket.on('close', () => (isClosed = true))
  await sendHalf(half('/api/visits', 'application/json'))
  expect(isClosed).toBe(false)
  socket.destroy()
})
