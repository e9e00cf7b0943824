import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { closeConnections, trackHandlers } from './close-connections.ts'

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

const askForSocket = (app: FastifyInstance, path: string) => {
  const { port } = app.server.address() as AddressInfo // it listens on TCP
  const socket = connect(port, '127.0.0.1')
  const headers =
    'Host: sufra.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
  return socket.resume()
}

const startWithSockets = async (refusedTime?: number) => {
  const app = Fastify({ logger: false })
  closeConnections(app, refusedTime)
  await app.register(websocket)
  app.get('/ws', { websocket: true }, () => {})
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

test('a request for a socket that comes while the app closes does not delay the shutdown', async () => {
  const app = Fastify({ logger: false })
  closeConnections(app)
  // Runs before the plugin, which then takes no further requests.
  app.addHook('preClose', async () => {
    await once(askForSocket(app, '/ws'), 'close')
  })
  await app.register(websocket)
  app.get('/ws', { websocket: true }, () => {})
  await app.listen({ host: '127.0.0.1', port: 0 })
  await app.close()
  expect(app.server.listening).toBe(false)
})

test('the connection of a refused socket request without a route ends, and the connection of an accepted one stays', async () => {
  const app = await startWithSockets(50)
  const accepted = askForSocket(app, '/ws')
  await once(accepted, 'data')
  await once(askForSocket(app, '/%zz'), 'close')
  expect(accepted.destroyed).toBe(false)
  accepted.destroy()
  await app.close()
})

test('handlers whose clients have left are waited for', async () => {
  const app = Fastify({ logger: false })
  trackHandlers(app)
  app.addHook('onClose', app.whenHandled)
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const steps: string[] = []
  const started = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await finished
      steps.push('handled')
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // it listens on TCP
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: sufra.test\r\n\r\n')
  await started
  socket.destroy()
  const closing = app.close().then(() => steps.push('closed'))
  await expect.poll(() => app.server.listening).toBe(false)
  await new Promise((resolve) => setImmediate(resolve))
  finish()
  await closing
  expect(steps).toEqual(['handled', 'closed'])
})
