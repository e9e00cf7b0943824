import { escapeHtml } from '../escape-html.ts'
import { renderEmptyState, renderTime, linkTo, type InboxMessage } from './inbox-message.ts'

type Mailbox = { messages: InboxMessage[]; to: string; opened: string | undefined; now: Date }

/** Renders a list of mail, newest first, and the opened mail: the newest when none was chosen. */
export const renderMailbox = ({ messages, to, opened, now }: Mailbox): string => {
  const chosen = messages.find(({ id }) => id === opened)
  const open = chosen ?? messages[0]
  const rows = messages.map((message) => renderRow(message, message === open, to, now)).join('\n')
  return `<section class="mailbox${chosen ? ' reading' : ''}" aria-label="Mailbox">
<header><h2>Email</h2><p>${messages.length === 1 ? '1 email' : `${messages.length} emails`}</p></header>
${open ? `<ol class="mails" tabindex="0" aria-label="Emails, newest first">${rows}</ol>${renderOpened(open, to, Boolean(chosen), now)}` : renderEmptyState('email', to)}
</section>`
}

/** The fragment scrolls the list to the row that was clicked. */
const rowId = (id: string) => `mail-${id}`

const renderRow = ({ id, to: recipient, subject, createdAt }: InboxMessage, isOpen: boolean, to: string, now: Date) =>
  `<li id="${rowId(id)}"><a href="${linkTo({ to, mail: id })}#${rowId(id)}"${isOpen ? ' aria-current="true"' : ''}>
<span class="from">Sufra</span> ${renderTime(createdAt, now)}
<span class="subject" dir="auto">${escapeHtml(subject)}</span>
<span class="to" dir="ltr">to ${escapeHtml(recipient)}</span></a></li>`

/** Renders the mail as its reader sees it, in a frame without scripts; its links open in a new tab. */
const renderOpened = ({ to: recipient, subject, html, createdAt }: InboxMessage, to: string, isChosen: boolean, now: Date) =>
  `<article class="opened">
<header>
${isChosen ? `<p class="back"><a href="${linkTo({ to })}">‹ All email</a> <span>Automatic refresh is paused.</span></p>` : ''}
<h3 dir="auto">${escapeHtml(subject)}</h3>
<p class="about">From <b>Sufra</b> to <a href="${linkTo({ to: recipient })}" dir="ltr">${escapeHtml(recipient)}</a> ${renderTime(createdAt, now)}</p>
</header>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
</article>`
