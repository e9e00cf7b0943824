import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { escapeHtml } from '../escape-html.ts'
import type { Channel } from '../message.ts'

export type InboxMessage = { id: string; channel: Channel; to: string; subject: string; text: string; html: string; createdAt: Date }

/** The address of the inbox as it is filtered and opened. */
export const linkTo = ({ to, mail }: { to: string; mail?: string }): string => {
  const query = new URLSearchParams({ ...(to && { to }), ...(mail && { mail }) }).toString()
  return escapeHtml(query ? `/dev/inbox?${query}` : '/dev/inbox')
}

const clock = { timeZone: homeTimeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const
const dayOf = (moment: Date) => moment.toLocaleDateString('en-GB', { timeZone: homeTimeZone, day: 'numeric', month: 'short' })

/** The time on Qatar's clock, with the day when it is not today. */
export const renderTime = (moment: Date, now: Date): string => {
  const day = dayOf(moment) === dayOf(now) ? '' : `${dayOf(moment)}, `
  return `<time datetime="${moment.toISOString()}">${day}${moment.toLocaleTimeString('en-GB', clock)}</time>`
}

/** Where nothing stands: nothing came, or nothing for whom is asked. */
export const renderEmptyState = (what: 'SMS' | 'email', to: string): string =>
  to
    ? `<div class="empty"><p><b>No ${what} to <span dir="ltr">${escapeHtml(to)}</span></b></p></div>`
    : `<div class="empty"><p><b>No ${what} yet</b></p><p>New messages appear here within seconds.</p></div>`
