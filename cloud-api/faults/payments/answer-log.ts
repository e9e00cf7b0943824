// A log of a counter's answers: the number of refusals of each kind, and the last answers about each order, which are printed for a wrong
// order.
import type { Answer } from './staff-client.ts'

const maxAnswers = 8
/** Characters. */
const maxDetails = 700
const withoutItems = (key: string, value: unknown) => (key === 'items' ? undefined : value)
const orderIdInPath = /\/(?<orderId>[\w-]{22})(?=\/|$)/

export const createAnswerLog = () => {
  const refusals = new Map<string, number>()
  const answers = new Map<string, string[]>()

  const remember = (about: string, text: string) => {
    const known = answers.get(about) ?? []
    answers.set(about, [...known.slice(1 - maxAnswers), `${new Date().toISOString().slice(11, 23)} ${text}`])
  }

  return {
    /** Number of refusals by path, status and code, including refusals of requests that are sent again. */
    refusals,
    note: (method: string, path: string, sent: object | undefined, { status, body }: Answer) => {
      const orderId = orderIdInPath.exec(path)?.groups?.['orderId']
      const name = `${method} ${orderId === undefined ? path : path.replace(orderId, ':orderId')}`
      const refusal = `${status} ${String(body['error'])}`
      if (status !== 200) refusals.set(`${name} ${refusal}`, (refusals.get(`${name} ${refusal}`) ?? 0) + 1)
      if (orderId === undefined) return
      const details = JSON.stringify(body[status === 200 ? 'data' : 'details'] ?? {}, withoutItems).slice(0, maxDetails)
      remember(orderId, `${name} ${JSON.stringify(sent ?? {})}: ${status === 200 ? status : refusal} ${details}`)
    },
    /** The last answers about an order, oldest first. */
    about: (orderId: string): readonly string[] => answers.get(orderId) ?? [],
  }
}
