import { createTransport, type NodemailerError } from 'nodemailer'
import { PermanentSendError, type Provider } from './sender.ts'

const connections = 5
const seconds = 1_000
/** Shorter than a claim of a message. */
const sendTimeout = 20 * seconds

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Mail over SMTP. `smtp:` requires STARTTLS unless the server is this machine (or the URL has `?requireTLS=false`);
 * `smtps:` is TLS from the start. A mail has the same Message-ID in all attempts.
 */
export const createSmtpMail = (url: string, from: string): { send: Provider; verify: () => Promise<unknown>; close: () => void } => {
  const transport = createTransport(
    {
      pool: true,
      requireTLS: !ownHosts.has(new URL(url).hostname),
      url,
      maxConnections: connections,
      maxRequeues: 0, // attempts are counted and scheduled in the database, not here
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
      const recipient = { name: '', address: to } // not a string, in which a comma would separate two recipients
      try {
        await transport.sendMail({ messageId, to: recipient, subject, text, html, signal: AbortSignal.timeout(sendTimeout) })
      } catch (error) {
        throw isPermanent(error as NodemailerError) ? new PermanentSendError(messageOf(error), { cause: error }) : error // its error type
      }
    },
    /** Connects and signs in. */
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

/**
 * Whether the failure is an invalid address, or a 5xx for this recipient or this text. A 5xx for our host name, password or sender address
 * is a configuration error, after which the mail is retried.
 */
const isPermanent = ({ code, command, permanent }: NodemailerError) =>
  command === 'API' ? code === 'EENVELOPE' : permanent === true && (command === 'RCPT TO' || command === 'DATA')

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
