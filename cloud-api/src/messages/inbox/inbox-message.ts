import { escapeHtml } from '../escape-html.ts'
import type { Channel } from '../message.ts'

export type InboxMessage = { id: string; channel: Channel; to: string; subject: string; text: string; html: string; createdAt: Date }

/** The URL of the inbox with its filter and opened mail. */
export const linkTo = ({ to, mail }: { to: string; mail?: string }): string => {
  const query = new URLSearchParams({ ...(to && { to }), ...(mail && { mail }) }).toString()
  return escapeHtml(query ? `/dev/inbox?${query}` : '/dev/inbox')
}

const clock = { timeZone: 'Asia/Qatar', hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const
const dayOf = (time: Date) => time.toLocaleDateString('en-GB', { timeZone: 'Asia/Qatar', day: 'numeric', month: 'short' })

/** The time in Qatar, with the date when it is not today. */
export const drawTime = (time: Date, now: Date): string => {
  const day = dayOf(time) === dayOf(now) ? '' : `${dayOf(time)}, `
  return `<time datetime="${time.toISOString()}">${day}${time.toLocaleTimeString('en-GB', clock)}</time>`
}

/** The empty state, for the whole inbox or for one recipient. */
export const drawNothing = (what: 'SMS' | 'mail', to: string): string =>
  to
    ? `<div class="empty"><p><b>No ${what} to <span dir="ltr">${escapeHtml(to)}</span></b></p></div>`
    : `<div class="empty"><p><b>No ${what} yet</b></p><p>What is sent shows up here within seconds.</p></div>`
