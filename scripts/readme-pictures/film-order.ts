// A short film of one order: the phone beside the counter, a frame for each step.
import type { Browser, Page } from 'playwright/test'
import { saveFilm } from '../../cloud-api/testing/pictures/picture-files.ts'
import { fillCart, payCash, splashIsGone, words } from '../../e2e/people.ts'
import { openDesk, openPhone, pictureFile, settle } from './browser-pages.ts'

type Frame = { phone: Buffer; counter: Buffer; milliseconds: number }

export const filmOrder = async (browser: Browser, tableLink: string): Promise<void> => {
  const phone = await openPhone(browser, 'en')
  const counter = await openDesk(browser, new URL(tableLink).origin, 'en', 'merchant')
  const frames: Frame[] = []
  const take = async (milliseconds: number) => {
    await Promise.all([phone, counter].map((page: Page) => settle(page)))
    frames.push({ phone: await phone.screenshot(), counter: await counter.screenshot(), milliseconds })
  }
  await counter.goto('/merchant/orders')
  await counter.locator('article').nth(5).waitFor()
  await phone.goto(tableLink)
  await phone.getByRole('navigation').waitFor()
  await splashIsGone(phone)
  await take(1_400)
  await fillCart(phone, words.en, tableLink)
  await take(1_600)
  const number = await payCash(phone, words.en, 'Lulwa')
  const card = counter.getByRole('article', { name: new RegExp(`^Order ${number},`) })
  await card.waitFor()
  await card.scrollIntoViewIfNeeded()
  await take(2_200)
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await counter.getByRole('button', { name: '15 minutes' }).click()
  await phone.getByText('The restaurant has accepted it').waitFor()
  await card.scrollIntoViewIfNeeded()
  // The phone's notice has disappeared by then.
  await phone.waitForTimeout(4_000)
  await take(2_600)
  await saveFilm(frames, pictureFile('order'))
  for (const page of [phone, counter]) await page.context().close()
}
