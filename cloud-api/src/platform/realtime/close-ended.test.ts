import { expect, test } from 'vitest'
import { createCloseEnded } from './close-ended.ts'

/** Creates fake sockets of the given sessions, and a log of the closed ones. */
const playSockets = () => {
  const sockets = new Set<Parameters<typeof createCloseEnded>[0] extends Iterable<infer Socket> ? Socket : never>()
  const closed: string[] = []
  const open = (sessionId: string | undefined) =>
    sockets.add({ sessionId, socket: { close: (code) => closed.push(`${sessionId} ${code}`) } })
  return { sockets, closed, open }
}

test('every socket of an ended session is closed, and no other', async () => {
  const { sockets, closed, open } = playSockets()
  for (const sessionId of ['ended', 'alive', undefined, 'ended']) open(sessionId)
  await createCloseEnded(sockets, async () => new Set(['alive']))()
  expect(closed).toEqual(['ended 4401', 'ended 4401'])
})

test('a socket opened while sessions are being read stays open', async () => {
  const { sockets, closed, open } = playSockets()
  open('first')
  await createCloseEnded(sockets, async (sessionIds) => {
    open('second')
    return new Set(sessionIds)
  })()
  expect(closed).toEqual([])
})

test('each session is queried once, and none is queried when no one is signed in', async () => {
  const { sockets, open } = playSockets()
  const queried: string[][] = []
  const closeEnded = createCloseEnded(sockets, async (sessionIds) => {
    queried.push(sessionIds)
    return new Set(sessionIds)
  })
  open(undefined)
  await closeEnded()
  open('one')
  open('one')
  await closeEnded()
  expect(queried).toEqual([['one']])
})
