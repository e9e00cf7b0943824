// The limits, each in a process of its own: a bare Fastify that runs our exact SQL for an order, or sends the menu's exact bytes.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { connectToPostgres } from '../src/db/connect.ts'
import { placeOrderSql } from '../src/orders/place-order.sql.ts'
import type { BareOrders } from './orders.bench.ts'

export type ToBare =
  | { kind: 'orders'; url: string; orders: BareOrders; connections: number }
  | { kind: 'menu'; body: string; headers: Record<string, string> }

const newId = () => createHash('sha256').update(crypto.randomUUID()).digest('base64url').slice(0, 22)

const app = Fastify()

const serveOrders = async ({ url, orders, connections }: Extract<ToBare, { kind: 'orders' }>) => {
  const { query } = await connectToPostgres(url, connections)
  let turn = 0
  app.post('/order', async () => {
    const order = orders[(turn += 1) % orders.length]
    if (!order) throw new Error('no orders')
    const id = newId()
    const row = { ...order.row, id, payment_id: crypto.randomUUID(), key: crypto.randomUUID() }
    const [placed] = await query<{ orderNumber: number }>(placeOrderSql, [order.restaurantId, JSON.stringify(row)])
    return { success: true, message: 'Payment and order processed successfully', orderId: id, orderNumber: placed?.orderNumber }
  })
}

const serveMenu = ({ body, headers }: Extract<ToBare, { kind: 'menu' }>) => {
  const bytes = Buffer.from(body, 'base64')
  app.get('/menu', (_request, reply) => reply.headers(headers).send(bytes))
}

process.on('message', (message: ToBare) => {
  const start = async () => {
    if (message.kind === 'orders') await serveOrders(message)
    else serveMenu(message)
    process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
  }
  void start()
})
