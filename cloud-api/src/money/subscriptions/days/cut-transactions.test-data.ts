// A connection whose transactions a test cuts off, like the end of the process would.
import type { Connection, Db } from '../../../platform/db/connect.ts'

const statements: ReadonlySet<PropertyKey> = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'])

export const cutTransactions = (connection: Connection) => {
  let left = Infinity
  const step = () => {
    left -= 1
    if (left < 0) throw new Error('the process ended')
  }
  const watched = (tx: Db): Db =>
    new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (statements.has(name)) step()
          return value.apply(target, given) as unknown
        }
      },
    })
  return {
    connection: {
      ...connection,
      transact: async (run) => {
        const answer = await connection.transact((tx) => run(watched(tx)))
        step() // committed, and cut off right after it
        return answer
      },
    } satisfies Connection,
    /**
     * All transactions together run this number of statements, a commit counting as one; then everything fails until the next call. Without
     * a number nothing fails.
     */
    cutAfter: (steps = Infinity) => {
      left = steps
    },
    isCut: () => left < 0,
  }
}
