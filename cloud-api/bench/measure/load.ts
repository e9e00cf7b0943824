// A load over keep-alive connections: each sends its next request as soon as the response arrives.
import { Agent, request } from 'node:http'

export type LoadRequest = { path: string; method?: string; headers?: () => Record<string, string>; body?: () => string }
export type Load = { clients: number; seconds: number; expected?: number }

/** Sends one request. Throws on an unexpected status. */
export const sendOnce = (agent: Agent, url: URL, { path, method = 'GET', headers = () => ({}), body }: LoadRequest, expected = 200) =>
  new Promise<void>((resolve, reject) => {
    const text = body?.()
    const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }
    const sent = request({ agent, host: url.hostname, port: url.port, path, method, headers: { ...headers(), ...length } }, (answer) => {
      answer.resume()
      answer.once('end', () => (answer.statusCode === expected ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`))))
    })
    sent.once('error', reject)
    sent.end(text)
  })

/** Responses per second with the given duration and number of clients. Throws at the first unexpected status. */
export const answersPerSecond = async (
  address: string,
  loadRequest: LoadRequest,
  { clients, seconds, expected }: Load,
): Promise<number> => {
  const url = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const start = performance.now()
  const end = start + seconds * 1_000
  let count = 0
  const client = async () => {
    while (performance.now() < end) {
      await sendOnce(agent, url, loadRequest, expected)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return (count * 1_000) / (performance.now() - start)
}
