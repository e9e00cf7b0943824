// The pictures of the README in one language: the landing page, the phone, the board, and the administrators' start page.
import type { Browser } from 'playwright/test'
import { saveBeside, saveOne } from '../../cloud-api/testing/pictures/picture-files.ts'
import { fillCart, payCash, splashIsGone, words } from '../../e2e/people.ts'
import { deskSize, locales, openDesk, openPhone, phoneSize, pictureFile, settle, type Language } from './browser-pages.ts'

export const takePictures = async (browser: Browser, tableLink: string, language: Language): Promise<void> => {
  const { origin } = new URL(tableLink)
  const start = await (await browser.newContext({ viewport: deskSize, locale: locales[language] })).newPage()
  await start.goto(origin)
  await settle(start)
  await saveOne(await start.screenshot(), deskSize.width, pictureFile(`landing.${language}`))

  const phone = await openPhone(browser, language)
  const shots: Buffer[] = []
  await phone.goto(tableLink)
  await phone.getByRole('navigation').waitFor()
  await splashIsGone(phone)
  await settle(phone)
  shots.push(await phone.screenshot())
  await fillCart(phone, words[language], tableLink)
  await phone.getByLabel(words[language].name, { exact: true }).waitFor()
  await settle(phone)
  shots.push(await phone.screenshot())
  await payCash(phone, words[language], language === 'ar' ? 'نورة' : 'Maryam')
  await settle(phone)
  shots.push(await phone.screenshot())
  await saveBeside(shots, phoneSize.width, pictureFile(`phone.${language}`))

  const board = await openDesk(browser, origin, language, 'merchant')
  await board.goto('/merchant/orders')
  await board.locator('article').nth(5).waitFor()
  await settle(board)
  await saveOne(await board.screenshot(), deskSize.width, pictureFile(`board.${language}`))

  const platform = await openDesk(browser, origin, language, 'admin')
  await platform.goto('/admin')
  // Its cards have links once their data has loaded.
  await platform.getByRole('main').getByRole('link').first().waitFor()
  await settle(platform)
  await saveOne(await platform.screenshot(), deskSize.width, pictureFile(`platform.${language}`))
  for (const page of [start, phone, board, platform]) await page.context().close()
}
