// Reads messages that the platform would have sent from the development inbox.
import { expect, type Page } from 'playwright/test'

/**
 * Returns the first match of a pattern in the newest matching message to an address. Waits while it is still `previous`, since some mails
 * are sent after the reply.
 */
const newest = async (page: Page, to: string, pattern: RegExp, previous = ''): Promise<string> => {
  const read = async () => {
    const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(to)}`)
    const { messages } = (await answer.json()) as { messages: { text: string }[] } // the inbox's own format
    return messages.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0] ?? previous
  }
  await expect.poll(read, `a message to ${to}`).not.toBe(previous)
  return read()
}

export const newestCode = (page: Page, to: string) => newest(page, to, /\b\d{6}\b/)

/** Returns the newest link to a page, or to any page. */
export const newestLink = (page: Page, to: string, { previous, path = '' }: { previous?: string; path?: string } = {}) =>
  newest(page, to, new RegExp(`https?://[^/\\s]+${path}\\S*`), previous)
