import { escapeHtml } from '../escape-html.ts'
import type { Channel } from '../message.ts'
import { renderMailbox } from './inbox-mailbox.ts'
import { linkTo, type InboxMessage } from './inbox-message.ts'
import { renderPhone } from './inbox-phone.ts'
import { inboxStyle } from './inbox-style.ts'

type Inbox = {
  /** Messages, newest first. */
  messages: InboxMessage[]
  recipients: string[]
  /** The channels without a provider. */
  shown: readonly Channel[]
  to: string
  opened: string | undefined
  now: Date
}

const maxRecipients = 12

export const renderInbox = ({ messages, recipients, shown, to, opened, now }: Inbox): string => {
  const of = (channel: Channel) => messages.filter((message) => message.channel === channel)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${messages.length > 0 ? `(${messages.length}) ` : ''}Inbox · Sufra</title>
<style>${inboxStyle}</style>
</head>
<body>
<header class="top">
<h1>Development inbox</h1>
<p>${elsewhere(shown)}</p>
${recipients.length > 0 ? renderFilter(recipients, to) : ''}
</header>
<main class="${shown.join(' ')}">
${shown.includes('sms') ? renderPhone(of('sms'), to, now) : ''}
${shown.includes('mail') ? renderMailbox({ messages: of('mail'), to, opened, now }) : ''}
</main>
</body>
</html>`
}

const elsewhere = (shown: readonly Channel[]) => {
  if (!shown.includes('sms')) return 'Emails are shown here because SMTP_URL is not set. SMS are sent by your provider.'
  if (!shown.includes('mail')) return 'SMS are shown here because SMS_URL is not set. Emails are sent by your mail server.'
  return 'SMS and emails are shown here instead of being sent until SMS_URL and SMTP_URL are set.'
}

const renderFilter = (recipients: string[], to: string) => {
  const chip = (label: string, filter: string) =>
    `<a href="${linkTo({ to: filter })}" dir="ltr"${filter === to ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a>`
  const others = to && !recipients.slice(0, maxRecipients).includes(to) ? [to] : []
  return `<nav aria-label="Recipient">${[
    chip('All', ''),
    ...[...others, ...recipients.slice(0, maxRecipients)].map((each) => chip(each, each)),
  ].join('')}</nav>`
}
