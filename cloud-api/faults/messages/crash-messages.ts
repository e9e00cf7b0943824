// Kills the API repeatedly between the commit of a message and its delivery, and counts the messages received by the mail server and SMS provider.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createRandom } from '../../src/demo/random.ts'
import { outgoingMessages } from '../../src/platform/messages/outgoing-messages.table.ts'
import type { Message } from '../../src/platform/messages/enqueue-messages.ts'
import { startMailServer } from '../../testing/servers/mail-server.ts'
import { startSmsServer } from '../../testing/servers/sms-server.ts'
import { killHard } from '../start-api.ts'
import { inFolder, onPostgres, type Place } from '../places.ts'

const claim = 31_000
const never = 3_600_000
const patience = 60_000

export type MessagesResult = {
  database: string
  kills: number
  committed: number
  /** Messages that were committed but not delivered. */
  lost: number
  /** Messages that were delivered with two ids, which the peer cannot deduplicate, or twice by one process. */
  twice: number
  /** Messages that were delivered again with the same id after a kill between delivery and its record. The peer can deduplicate them. */
  repeated: number
  /** Messages with a wrong final state: not marked as sent, or with their text still stored. */
  wronglyNoted: number
}

type Kills = { kills: number; seed: number; beforeSending?: boolean }

/** `beforeSending`: every kill happens after the commit and before sending; without it at any time. */
export const crashMessages = async (place: Place, kills: Kills): Promise<MessagesResult> => {
  const peers = { mail: await startMailServer(), sms: await startSmsServer() }
  const children: ChildProcess[] = []
  try {
    return await killAndCount(place, kills, peers, children)
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all([peers.mail.close(), peers.sms.close()])
  }
}

type Peers = { mail: Awaited<ReturnType<typeof startMailServer>>; sms: Awaited<ReturnType<typeof startSmsServer>> }

const killAndCount = async (
  place: Place,
  { kills, seed, beforeSending = false }: Kills,
  { mail, sms }: Peers,
  children: ChildProcess[],
): Promise<MessagesResult> => {
  const random = createRandom(seed)
  const pause = (min: number, max: number) => new Promise<void>((resolve) => setTimeout(resolve, random.between(min, max)))
  mail.answer({ beforeText: () => pause(0, 60) })
  sms.answer(async () => {
    await pause(0, 60)
    return 200
  })
  const committed: string[] = []
  /** Number of deliveries when each process was dead and its connections were closed. */
  const lives: { mail: number; sms: number }[] = []

  /** Each start is a lease later, so that the previous process's messages are due again. */
  const start = async (round: number, everyMilliseconds: number) => {
    const env = {
      ...process.env,
      ...place.env,
      SMTP_URL: mail.url,
      SMS_URL: sms.url,
      LATER_MILLISECONDS: String(round * claim),
      MESSAGES_MILLISECONDS: String(everyMilliseconds),
    }
    const file = join(import.meta.dirname, 'messages-process.ts')
    const child = fork(file, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    children.push(child)
    await expectMessage(child, 'ready')
    return child
  }

  for (let round = 0; round < kills; round += 1) {
    const child = await start(round, beforeSending ? never : 20)
    const messages = [0, 1].flatMap((each) => messagesOf(`${round}-${each}`))
    child.send(messages)
    await expectMessage(child, 'committed')
    committed.push(...messages.map(({ to }) => to))
    if (!beforeSending) await pause(0, 250)
    await killHard(child)
    await pause(100, 100)
    lives.push({ mail: mail.received.length, sms: sms.received.length })
    if ((round + 1) % 10 === 0) console.log(`  ${place.name}: ${round + 1} of ${kills} kills, ${committed.length} messages committed`)
  }
  if (beforeSending && mail.received.length + sms.received.length > 0) throw new Error('a message was sent too early')

  const last = await start(kills, 20)
  await waitUntilSent(last)
  await pause(500, 500) // for duplicate deliveries
  await killHard(last)

  const arrivals = [
    ...mail.received.map(({ envelopeTo, messageId }, index) => ({
      to: envelopeTo.join(),
      id: messageId,
      life: lives.findIndex((end) => index < end.mail),
    })),
    ...sms.received.map(({ to, key }, index) => ({ to, id: key, life: lives.findIndex((end) => index < end.sms) })),
  ]
  const arrivedTo = Map.groupBy(arrivals, ({ to }) => to)
  const connection = await place.open()
  const rows = await connection.db.select().from(outgoingMessages)
  await connection.close()
  return {
    database: place.name,
    kills,
    committed: committed.length,
    lost: committed.filter((to) => !arrivedTo.has(to)).length,
    twice: [...arrivedTo.values()].filter(
      (arrived) => new Set(arrived.map(({ id }) => id)).size > 1 || new Set(arrived.map(({ life }) => life)).size < arrived.length,
    ).length,
    repeated: arrivals.length - new Set(arrivals.map(({ id }) => id)).size,
    wronglyNoted: rows.filter(({ sentAt, text }) => sentAt === null || text !== '').length + Math.abs(rows.length - committed.length),
  }
}

const messagesOf = (name: string): Message[] => [
  { channel: 'mail', to: `${name}@sufra.test`, subject: 'Your code', text: '482915', html: '<b>482915</b>' },
  { channel: 'sms', to: `+974${name}`, text: '482915' },
]

/** Gives up after a minute; remaining messages count as a wrong final state. */
const waitUntilSent = async (child: ChildProcess) => {
  for (const until = Date.now() + patience; Date.now() < until;) {
    child.send('count waiting')
    if ((await nextMessage(child)) === '0 wait') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const expectMessage = async (child: ChildProcess, expected: string) => {
  const received = await nextMessage(child)
  if (received !== expected) throw new Error(`the process sent ${received} instead of ${expected}`)
}

/** Returns the next message of the process, or a note that it exited. */
const nextMessage = async (child: ChildProcess): Promise<string> => {
  const ending = new AbortController()
  const ended = once(child, 'exit', { signal: ending.signal }).then(
    () => 'its end',
    () => 'nothing more',
  )
  const received = await Promise.race([once(child, 'message').then(([message]) => String(message)), ended])
  ending.abort()
  return received
}

/** Runs on both databases. The same seed gives the same kills. */
export const crashMessagesOnBoth = async (kills: number, seed: number): Promise<MessagesResult[]> => {
  const results: MessagesResult[] = []
  for (const make of [inFolder, onPostgres]) {
    const place = await make()
    results.push(await crashMessages(place, { kills, seed }).finally(place.end))
  }
  return results
}
