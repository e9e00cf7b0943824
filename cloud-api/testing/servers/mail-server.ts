// A local mail server that parses received mail, and refuses or delays it when a test requires it.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type ReceivedMail = Email & { envelopeTo: string[]; user: unknown; raw: string }

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

type Answers = {
  /** The response code for a recipient; 250 accepts it. */
  recipient: (address: string) => number
  /** The response code after the mail's content. */
  text: () => number
  /** Called before the mail is accepted. */
  beforeText: (address: string) => Promise<void>
}
const yes: Answers = { recipient: () => 250, text: () => 250, beforeText: async () => {} }

/** `login`: the only accepted credentials; without it anyone can connect. */
export const startMailServer = async ({
  login,
  port = 0,
  ...more
}: SMTPServerOptions & { login?: [string, string]; port?: number } = {}) => {
  const received: ReceivedMail[] = []
  let answers = yes
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    ...more,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.[0] && password === login?.[1] ? done(null, { user: username }) : done(refusal(535, 'wrong name or password')),
    onRcptTo: ({ address }, _session, done) => {
      const code = answers.recipient(address)
      done(code === 250 ? null : refusal(code, 'not this one'))
    },
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = []
      const envelopeTo = envelope.rcptTo.map(({ address }) => address)
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        await answers.beforeText(envelopeTo.join())
        const code = answers.text()
        if (code !== 250) return done(refusal(code, 'not this text'))
        received.push({ ...(await PostalMime.parse(raw)), envelopeTo, user, raw: raw.toString() })
        done()
      })
    },
  })
  server.on('error', () => {}) // a client that was killed
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const taken = (server.server.address() as AddressInfo).port // it listens on TCP
  return {
    received,
    port: taken,
    url: `smtp://${login ? `${encodeURIComponent(login[0])}:${encodeURIComponent(login[1])}@` : ''}127.0.0.1:${taken}`,
    answer: (change: Partial<Answers>) => (answers = { ...yes, ...change }),
    connections: () => server.connections.size,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
