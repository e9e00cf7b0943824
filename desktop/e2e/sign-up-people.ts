// Somebody who applies with a restaurant, as tests tell of them.
import { randomInt } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { datedKinds } from '@sufra/shared/documents/document'
import { words } from '../../diner-web/e2e/people.ts'
import { newestCode } from './inbox.ts'
import { filled, menuText, photo } from './menu-text.ts'

export type Language = keyof typeof menuText

const names = {
  en: { restaurantName: 'Bayt Maryam', branchName: 'West Bay', firstName: 'Maryam', lastName: 'Al Thani' },
  ar: { restaurantName: 'بيت مريم', branchName: 'الخليج الغربي', firstName: 'مريم', lastName: 'آل ثاني' },
} as const

/** `number` tells applicants apart. */
export const applicantOf = (language: Language, number = randomInt(1_000_000)) => ({
  ...names[language],
  local: `55${String(number).padStart(6, '0')}`,
  phone: `97455${String(number).padStart(6, '0')}`,
  email: `maryam${number}@bayt.test`,
  password: 'Saffron#2026',
})
export type Applicant = ReturnType<typeof applicantOf>

export const numbersOf = (language: Language) => ({
  commercialRegistrationNumber: 'CR-12345/6',
  tradeLicenseNumber: 'TL 98765',
  establishmentIdNumber: 'EST-1122',
  taxIdentificationNumber: 'TIN 500600',
  restaurantAddress: language === 'en' ? 'Street 840, West Bay, Doha' : 'شارع 840، الخليج الغربي، الدوحة',
  googleReviewUrl: 'https://g.page/r/bayt-maryam/review',
})

/** A page of somebody who applies. */
export const openSignUp = async (browser: Browser, language: Language) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale })
  const page = await context.newPage()
  return {
    page,
    field: (label: string) => page.getByLabel(label, { exact: true }),
    says: (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
  }
}

/** A day, so many from today on. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A PDF of one page, as somebody printed it. */
const printed = async (page: Page) => {
  const sheet = await page.context().newPage()
  await sheet.setContent('<h1>Commercial registration</h1><p>CR-12345/6</p>')
  const buffer = await sheet.pdf()
  await sheet.close()
  return { name: 'commercial-registration.pdf', mimeType: 'application/pdf', buffer }
}

export const proveBy = (page: Page, language: Language) => {
  const { signUp: say } = menuText[language]
  const labelOf = (shown: string) => page.getByLabel(filled(say.code.label, { address: `\u2066${shown}\u2069` }))
  return {
    boxes: labelOf,
    /** Asks for a code to what stands in the field; gives its boxes. */
    ask: async (shown: string) => {
      await page.getByRole('button', { name: say.code.send, exact: true }).and(page.locator(':enabled')).first().click()
      await expect(labelOf(shown)).toBeFocused()
      return labelOf(shown)
    },
    /** Pastes text as from a message. */
    paste: (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text),
    verified: (count: number) => expect(page.getByText(say.code.verified, { exact: true })).toHaveCount(count),
  }
}

/** The whole first step: both addresses with their codes, then the password. */
export const fillOwner = async (page: Page, language: Language, who: Applicant, readCode = newestCode) => {
  const { signUp: say, accounts } = menuText[language]
  const { ask, paste, verified } = proveBy(page, language)
  for (const name of ['restaurantName', 'branchName', 'firstName', 'lastName'] as const)
    await page.getByLabel(say[name], { exact: true }).fill(who[name])
  await page.getByLabel(say.contactNumber, { exact: true }).fill(who.local)
  await ask(`+${who.phone}`)
  await paste(await readCode(page, who.phone))
  await verified(1)
  await page.getByLabel(accounts.email, { exact: true }).fill(who.email)
  await ask(who.email)
  await paste(await readCode(page, who.email))
  await verified(2)
  await fillPassword(page, language, who.password)
}

export const fillPassword = async (page: Page, language: Language, password: string) => {
  const { accounts } = menuText[language]
  await page.getByLabel(accounts.password, { exact: true }).fill(password)
  await page.getByLabel(accounts.confirmPassword, { exact: true }).fill(password)
}

export const fillNumbers = async (page: Page, language: Language) => {
  const { signUp: say } = menuText[language]
  for (const [name, value] of Object.entries(numbersOf(language)))
    await page.getByLabel(say[name as keyof ReturnType<typeof numbersOf>], { exact: true }).fill(value)
}

/** All seven papers, of which the first is a PDF. */
export const addDocuments = async (page: Page, language: Language) => {
  const { documents: say } = menuText[language]
  const dialog = page.getByRole('dialog')
  const [picture, pdf] = [await photo('paper.png'), await printed(page)]
  for (const kind of [...datedKinds, 'restaurantImages'] as const) {
    await page.getByRole('button', { name: `${say.upload}: ${say.kind[kind]}`, exact: true }).click()
    if (kind === 'restaurantImages') await dialog.getByLabel(say.images).setInputFiles([picture, { ...picture, name: 'room.png' }])
    else {
      if (kind === 'proofOfIdentity') await dialog.getByLabel(say.identity.passport).check()
      await dialog.getByLabel(say.issueDate).fill(dayFromNow(-200))
      await dialog.getByLabel(say.expirationDate).fill(dayFromNow(400))
      await dialog.getByLabel(say.file, { exact: true }).setInputFiles(kind === 'commercialLicense' ? pdf : picture)
    }
    await dialog.getByRole('button', { name: say.add, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}

export const goOn = (page: Page, language: Language) =>
  page.getByRole('button', { name: menuText[language].signUp.next, exact: true }).click()
