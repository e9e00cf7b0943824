import { momentText } from '@sufra/shared/dates/date-text'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { escapeHtml } from '../escape-html.ts'
import type { Channel } from '../message.ts'

export type InboxMessage = { id: string; channel: Channel; to: string; subject: string; text: string; html: string; createdAt: Date }

/** Returns the address of the inbox with its filter and opened mail. */
export const linkTo = ({ to, mail }: { to: string; mail?: string }): string => {
  const query = new URLSearchParams({ ...(to && { to }), ...(mail && { mail }) }).toString()
  return escapeHtml(query ? `/dev/inbox?${query}` : '/dev/inbox')
}

const qatar = { timeZone: homeTimeZone, language: 'en' } as const

/** The time on Qatar's clock, with the day when it is not today. */
export const renderTime = (moment: Date, now: Date): string =>
  `<time datetime="${moment.toISOString()}">${momentText(moment.getTime(), { ...qatar, now: now.getTime() })}</time>`

/** Renders the empty state of a channel, or of a channel filtered by recipient. */
export const renderEmptyState = (what: 'SMS' | 'email', to: string): string =>
  to
    ? `<div class="empty"><p><b>No ${what} to <span dir="ltr">${escapeHtml(to)}</span></b></p></div>`
    : `<div class="empty"><p><b>No ${what} yet</b></p><p>New messages appear here within seconds.</p></div>`
