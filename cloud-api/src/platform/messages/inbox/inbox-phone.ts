import { escapeHtml } from '../escape-html.ts'
import { renderEmptyState, renderTime, linkTo, type InboxMessage } from './inbox-message.ts'

/** Renders a phone with the SMS, scrolled to the newest at the bottom. `messages`: newest first. */
export const renderPhone = (messages: InboxMessage[], to: string, now: Date): string => {
  // The bubbles are rendered in reverse (flex-direction: column-reverse), so that the phone is scrolled to its end without a script.
  const bubbles = messages.map((message) => renderBubble(message, now)).join('\n')
  const screen =
    messages.length > 0 ? `<ol class="bubbles" tabindex="0" aria-label="SMS, newest first">${bubbles}</ol>` : renderEmptyState('SMS', to)
  return `<section class="phone" aria-label="Phone">
<header><span class="face" aria-hidden="true">س</span><h2>Sufra</h2><p>Text messages</p></header>
${screen}
</section>`
}

const renderBubble = ({ to, text, createdAt }: InboxMessage, now: Date) =>
  `<li><p class="about"><a href="${linkTo({ to })}" dir="ltr">${escapeHtml(to)}</a> ${renderTime(createdAt, now)}</p>
<div class="bubble">${text
    .split('\n')
    .map((line) => `<p dir="auto">${withCodesAndLinks(line)}</p>`)
    .join('')}</div></li>`

const codeOrLink = /(https?:\/\/[^\s<>"']+)|(?<!\d)(\d{6})(?!\d)/g

/** Highlights codes, which a click selects, and links URLs. */
const withCodesAndLinks = (line: string) => {
  let html = ''
  let end = 0
  for (const { 0: whole, 1: link, index } of line.matchAll(codeOrLink)) {
    const part = escapeHtml(whole)
    html += escapeHtml(line.slice(end, index))
    html += link ? `<a href="${part}" target="_blank" rel="noopener" dir="ltr">${part}</a>` : `<b class="code">${part}</b>`
    end = index + whole.length
  }
  return html + escapeHtml(line.slice(end))
}
