import { createTransport, type NodemailerError } from 'nodemailer'
import { RefusedForGood, type Provider } from './sender.ts'

const connections = 5
const seconds = 1_000
/** Less than a claim lasts. */
const longest = 20 * seconds

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Mail over SMTP. `smtp:` asks for STARTTLS unless the server is this machine (or the URL says `?requireTLS=false`); `smtps:` is TLS from the start. A mail keeps
 * its Message-ID over all tries.
 */
export const createSmtpMail = (url: string, from: string): { send: Provider; close: () => void } => {
  const transport = createTransport(
    {
      pool: true,
      requireTLS: !ownHosts.has(new URL(url).hostname),
      url,
      maxConnections: connections,
      maxRequeues: 0, // tries are counted and timed in the database, not here
      idleTimeout: 30 * seconds,
      dnsTimeout: 8 * seconds,
      connectionTimeout: 8 * seconds,
      greetingTimeout: 8 * seconds,
      socketTimeout: 15 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    send: async ({ id, to, subject, text, html }) => {
      const messageId = `<${id}@${domainOf(from)}>`
      const recipient = { name: '', address: to } // not a text, in which a comma would be two recipients
      try {
        await transport.sendMail({ messageId, to: recipient, subject, text, html, signal: AbortSignal.timeout(longest) })
      } catch (error) {
        throw isForGood(error as NodemailerError) ? new RefusedForGood(messageOf(error), { cause: error }) : error // what nodemailer rejects with
      }
    },
    close: () => transport.close(),
  }
}

/** A wrong address, or a 5xx for this recipient or this text. A 5xx for our name, password or sender address is for somebody to mend, and the mail waits. */
const isForGood = ({ code, command, permanent }: NodemailerError) =>
  command === 'API' ? code === 'EENVELOPE' : permanent === true && (command === 'RCPT TO' || command === 'DATA')

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
