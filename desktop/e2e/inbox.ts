// What the platform would have sent, as the development's inbox shows it to tests.
import { expect, type Page } from '@playwright/test'

/** What a pattern finds in the newest message to an address that has it. Mails that tell nobody who has an account leave a moment after the answer: `but` is the one from before. */
const newest = async (page: Page, to: string, pattern: RegExp, but = ''): Promise<string> => {
  const read = async () => {
    const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(to)}`)
    const { messages } = (await answer.json()) as { messages: { text: string }[] } // the inbox's own format
    return messages.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0] ?? but
  }
  await expect.poll(read, `a message to ${to}`).not.toBe(but)
  return read()
}

export const newestCode = (page: Page, to: string) => newest(page, to, /\b\d{6}\b/)

/** The newest link to a page, or to any. */
export const newestLink = (page: Page, to: string, { but, path = '' }: { but?: string; path?: string } = {}) =>
  newest(page, to, new RegExp(`https?://[^/\\s]+${path}\\S*`), but)
