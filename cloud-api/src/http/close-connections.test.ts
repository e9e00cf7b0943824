import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnections } from './close-connections.ts'

test('a connection whose request completes during shutdown does not delay the shutdown', async () => {
  const app = Fastify({ logger: false })
  closeConnections(app)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const arrived = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await held
      return 'done'
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // it listens on TCP
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write('GET /slow HTTP/1.1\r\nHost: sufra.test\r\n\r\n')
  await arrived
  const closing = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  release()
  await closing
  expect(answer).toContain('HTTP/1.1 200')
  expect(answer).toContain('done')
})
