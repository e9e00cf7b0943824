// The limits over HTTP: a bare Fastify that runs our exact SQL for an order or sends the menu's exact bytes.
import Fastify from 'fastify'
import { connectToPostgres } from '../../src/platform/db/connect.ts'
import { serveParent } from './answer-parent.ts'
import { placeBareOrder, type BareOrders } from './bare-orders.ts'

/** `headers`: the headers of our response, so that both servers send the same. */
export type ToBare =
  | { kind: 'orders'; url: string; orders: BareOrders; connections: number; headers: Record<string, string> }
  | { kind: 'menu'; body: string; headers: Record<string, string> }

const app = Fastify()

const serveOrders = async ({ url, orders, connections, headers }: Extract<ToBare, { kind: 'orders' }>) => {
  const { query } = await connectToPostgres(url, connections)
  let turn = 0
  app.post('/order', async (_request, reply) => {
    const order = orders[(turn += 1) % orders.length]
    if (!order) throw new Error('no orders')
    void reply.headers(headers)
    return (await placeBareOrder(query, order)).answer
  })
}

const serveMenu = ({ body, headers }: Extract<ToBare, { kind: 'menu' }>) => {
  const bytes = Buffer.from(body, 'base64')
  app.get('/menu', (_request, reply) => reply.headers(headers).send(bytes))
}

serveParent(async (message: ToBare) => {
  if (message.kind === 'orders') await serveOrders(message)
  else serveMenu(message)
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
})
