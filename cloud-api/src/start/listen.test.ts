import { once } from 'node:events'
import { createServer } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../testing/servers/free-port.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'

const holdPort = async () => {
  const port = await freePort()
  const holder = createServer().listen(port, host)
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  return { port, release: () => new Promise<void>((resolve) => void holder.close(() => resolve())) }
}

const createApp = () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  return app
}

test('a start while the previous process ends listens as soon as the port is free', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const { port, release } = await holdPort()
  const app = createApp()
  await listen(app, { host, port, pause: release })
  expect(app.server.address()).toMatchObject({ port })
  expect(report).toHaveBeenCalledExactlyOnceWith(`Waiting: ${host}:${port} is still in use.`)
})

test('a port of another program causes an error that names PORT, and an address of another machine an error that names HOST', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const { port } = await holdPort()
  await expect(listen(createApp(), { host, port, pause: async () => {} })).rejects.toThrow(
    `${host}:${port} is in use by another program. Stop it, or set PORT`,
  )
  await expect(listen(createApp(), { host: '192.0.2.1', port })).rejects.toThrow('192.0.2.1:' + port + ' is not an address of this machine')
})
