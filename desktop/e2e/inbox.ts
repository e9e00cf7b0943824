// What the platform would have sent, as the development's inbox shows it to tests.
import { expect, type Page } from '@playwright/test'

/** The newest message to an address. */
export const newestMessage = async (page: Page, to: string): Promise<string> => {
  const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(to)}`)
  const { messages } = (await answer.json()) as { messages: { text: string }[] } // the inbox's own format
  expect(messages.length, `messages to ${to}`).toBeGreaterThan(0)
  return messages[0]?.text ?? ''
}

export const newestCode = async (page: Page, to: string): Promise<string> => /\b\d{6}\b/.exec(await newestMessage(page, to))?.[0] ?? ''

export const newestLink = async (page: Page, to: string): Promise<string> => /https?:\/\/\S+/.exec(await newestMessage(page, to))?.[0] ?? ''
