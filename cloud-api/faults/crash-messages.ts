// Kills the API again and again between the commit of a message and its end, and counts what the mail server and the SMS provider got.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createRandom } from '../src/demo/random.ts'
import { outgoingMessages } from '../src/messages/outgoing-messages.table.ts'
import type { Message } from '../src/messages/enqueue-messages.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startSmsServer } from '../testing/sms-server.ts'
import { killHard } from './start-api.ts'
import { inFolder, onPostgres, type Place } from './places.ts'

const claim = 31_000
const never = 3_600_000
const patience = 60_000

export type MessagesResult = {
  database: string
  kills: number
  committed: number
  /** Committed, and nobody got it. */
  lost: number
  /** Arrived under two ids, so that the peer cannot know that it is one, or twice from one process. */
  twice: number
  /** Arrived again after a kill, under its own id: the kill came between the peer's taking it and our note of that. The peer knows it. */
  repeated: number
  /** Noted wrongly at the end: not as sent, or with its words. */
  wronglyNoted: number
}

type Kills = { kills: number; seed: number; beforeSending?: boolean }

/** `beforeSending`: every kill comes after the commit and before anything is sent; else at any moment of it. */
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
  const pause = (least: number, most: number) => new Promise<void>((resolve) => setTimeout(resolve, random.between(least, most)))
  mail.answer({ beforeText: () => pause(0, 60) })
  sms.answer(async () => {
    await pause(0, 60)
    return 200
  })
  const committed: string[] = []
  /** How much had arrived when each process was dead and the peers had done with it. */
  const lives: { mail: number; sms: number }[] = []

  /** Each start is a claim later: what the one before died with is due. */
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
    await said(child, 'ready')
    return child
  }

  for (let round = 0; round < kills; round += 1) {
    const child = await start(round, beforeSending ? never : 20)
    const messages = [0, 1].flatMap((each) => messagesOf(`${round}-${each}`))
    child.send(messages)
    await said(child, 'committed')
    committed.push(...messages.map(({ to }) => to))
    await pause(0, 250)
    await killHard(child)
    await pause(100, 100)
    lives.push({ mail: mail.received.length, sms: sms.received.length })
    if ((round + 1) % 10 === 0) console.log(`  ${place.name}: ${round + 1} of ${kills} kills, ${committed.length} messages committed`)
  }
  if (beforeSending && mail.received.length + sms.received.length > 0) throw new Error('something was sent before its time')

  const last = await start(kills, 20)
  await untilNobodyWaits(last)
  await pause(500, 500) // for what would come twice
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

/** Gives up after a minute: what waits then is counted as noted wrongly. */
const untilNobodyWaits = async (child: ChildProcess) => {
  for (const until = Date.now() + patience; Date.now() < until;) {
    child.send('who waits?')
    if ((await hears(child)) === '0 wait') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const said = async (child: ChildProcess, word: string) => {
  const heard = await hears(child)
  if (heard !== word) throw new Error(`instead of ${word} the process said ${heard}`)
}

/** The next word of it, or that it ended. */
const hears = async (child: ChildProcess): Promise<string> => {
  const ending = new AbortController()
  const ended = once(child, 'exit', { signal: ending.signal }).then(
    () => 'its end',
    () => 'nothing more',
  )
  const heard = await Promise.race([once(child, 'message').then(([message]) => String(message)), ended])
  ending.abort()
  return heard
}

/** The harness on both databases. The same seed plays the same kills. */
export const crashMessagesOnBoth = async (kills: number, seed: number): Promise<MessagesResult[]> => {
  const results: MessagesResult[] = []
  for (const make of [inFolder, onPostgres]) {
    const place = await make()
    results.push(await crashMessages(place, { kills, seed }).finally(place.end))
  }
  return results
}
