// The limit of an order that reaches its counters: a bare handler with our exact SQL, which then sends the same frames over bare `ws`.
import Fastify from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import { connectToPostgres } from '../../src/platform/db/connect.ts'
import { serveParent } from './answer-parent.ts'
import { placeBareOrder, type BareOrders } from './bare-orders.ts'

/** `frames`: the frames that our API sends for an order; the socket's path has the restaurant's id. */
export type ToBareOrders = { url: string; connections: number; orders: BareOrders; headers: Record<string, string>; frames: string[] }

/** A frame for another order, with the differing values replaced. */
const frameOf = (frame: string, restaurantId: string, orderId: string, orderNumber: number, orderInstructions: string) =>
  frame
    .replace(/"orderId": "[^"]*"/, `"orderId": "${orderId}"`)
    .replace(/"orderNumber": \d+/, `"orderNumber": ${orderNumber}`)
    .replace(/"orderInstructions": "[^"]*"/, `"orderInstructions": ${JSON.stringify(orderInstructions)}`)
    .replace(/"room":"[^"]*","seq":\d+/, `"room":"merchant:${restaurantId}","seq":${orderNumber}`)

serveParent(async ({ url, connections, orders, headers, frames }: ToBareOrders) => {
  const { query } = await connectToPostgres(url, connections)
  const app = Fastify()
  const counters = new Map<string, Set<WebSocket>>()
  const byRestaurant = new Map(orders.map((order) => [order.restaurantId, order]))

  app.post('/order', async (request, reply) => {
    const { restaurantId, orderInstructions } = request.body as { restaurantId: string; orderInstructions: string } // of the benchmark
    const order = byRestaurant.get(restaurantId)
    if (!order) throw new Error('no such restaurant')
    const row = { ...order.row, order_instructions: orderInstructions, shown: { ...order.row.shown, orderInstructions } }
    const { answer, orderNumber } = await placeBareOrder(query, { restaurantId, row })
    const texts = frames.map((frame) => frameOf(frame, restaurantId, answer.orderId, orderNumber, orderInstructions))
    for (const socket of counters.get(restaurantId) ?? []) for (const text of texts) socket.send(text)
    void reply.headers(headers)
    return answer
  })

  const sockets = new WebSocketServer({ server: app.server })
  sockets.on('connection', (socket, request) => {
    const restaurantId = request.url?.slice(1) ?? ''
    const others = counters.get(restaurantId) ?? new Set()
    counters.set(restaurantId, others.add(socket))
    socket.on('close', () => others.delete(socket))
  })
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
})
