import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ headersTimeout: 200 })

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
