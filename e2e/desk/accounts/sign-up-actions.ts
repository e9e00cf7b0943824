// Applicants of the sign-up tests, and their actions on its pages.
import { randomInt } from 'node:crypto'
import { expect, type Browser, type Page } from 'playwright/test'
import { datedKinds } from '@sufra/shared/documents/document'
import { words } from '../../people.ts'
import { newestCode } from '../../inbox.ts'
import { filled, menuText, photo, startOf } from '../menu/menu-text.ts'

export type Language = keyof typeof menuText

const names = {
  en: { restaurantName: 'Bayt Maryam', branchName: 'West Bay', firstName: 'Maryam', lastName: 'Al Thani' },
  ar: { restaurantName: 'بيت مريم', branchName: 'الخليج الغربي', firstName: 'مريم', lastName: 'آل ثاني' },
} as const

/** Returns an applicant; `number` makes the phone number and the email address unique. */
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

/** Opens a page of an applicant. */
export const openSignUp = async (browser: Browser, language: Language) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale })
  const page = await context.newPage()
  return {
    page,
    field: (label: string) => page.getByLabel(label, { exact: true }),
    expectText: (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
  }
}

/** Returns the date this many days from today. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A PDF of the page. */
const printed = async (page: Page) => {
  const sheet = await page.context().newPage()
  await sheet.setContent('<h1>Commercial registration</h1><p>CR-12345/6</p>')
  const buffer = await sheet.pdf()
  await sheet.close()
  return { name: 'commercial-registration.pdf', mimeType: 'application/pdf', buffer }
}

export const codeVerification = (page: Page, language: Language) => {
  const { signUp: texts } = menuText[language]
  const labelOf = (shown: string) => page.getByLabel(filled(texts.code.label, { address: `\u2066${shown}\u2069` }))
  return {
    boxes: labelOf,
    /** Requests a code for the address in the field. Returns the input of the code. */
    requestCode: async (shown: string) => {
      await page.getByRole('button', { name: texts.code.send, exact: true }).and(page.locator(':enabled')).first().click()
      await expect(labelOf(shown)).toBeFocused()
      return labelOf(shown)
    },
    /** Pastes text copied from a message. */
    paste: (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text),
    verified: (count: number) => expect(page.getByText(texts.code.verified, { exact: true })).toHaveCount(count),
  }
}

/** Fills in the first step: both addresses with their codes, then the password. */
export const fillOwner = async (page: Page, language: Language, applicant: Applicant, readCode = newestCode) => {
  const { signUp: texts, accounts } = menuText[language]
  const { requestCode, paste, verified } = codeVerification(page, language)
  for (const name of ['restaurantName', 'branchName', 'firstName', 'lastName'] as const)
    await page.getByLabel(texts[name], { exact: true }).fill(applicant[name])
  await page.getByLabel(texts.contactNumber, { exact: true }).fill(applicant.local)
  await requestCode(`+${applicant.phone}`)
  await paste(await readCode(page, applicant.phone))
  await verified(1)
  await page.getByLabel(accounts.email, { exact: true }).fill(applicant.email)
  await requestCode(applicant.email)
  await paste(await readCode(page, applicant.email))
  await verified(2)
  await fillPassword(page, language, applicant.password)
}

export const fillPassword = async (page: Page, language: Language, password: string) => {
  const { accounts } = menuText[language]
  await page.getByLabel(accounts.password, { exact: true }).fill(password)
  await page.getByLabel(accounts.confirmPassword, { exact: true }).fill(password)
}

export const fillNumbers = async (page: Page, language: Language) => {
  const { signUp: texts } = menuText[language]
  for (const [name, value] of Object.entries(numbersOf(language)))
    await page.getByLabel(texts[name as keyof ReturnType<typeof numbersOf>], { exact: true }).fill(value)
}

/** Agrees to the storage of the documents, and adds all seven; the first is a PDF. */
export const addDocuments = async (page: Page, language: Language) => {
  const { documents: texts } = menuText[language]
  const dialog = page.getByRole('dialog')
  const [picture, pdf] = [await photo('document.png'), await printed(page)]
  await page.getByRole('checkbox', { name: menuText[language].privacy.agree }).check()
  for (const kind of [...datedKinds, 'restaurantImages'] as const) {
    await page.getByRole('button', { name: `${texts.upload}: ${texts.kind[kind]}`, exact: true }).click()
    if (kind === 'restaurantImages') await dialog.getByLabel(texts.images).setInputFiles([picture, { ...picture, name: 'room.png' }])
    else {
      if (kind === 'proofOfIdentity') await dialog.getByLabel(texts.identity.passport).check()
      await dialog.getByLabel(texts.issueDate).fill(dayFromNow(-200))
      await dialog.getByLabel(texts.expirationDate).fill(dayFromNow(400))
      await dialog.getByLabel(texts.file, { exact: true }).setInputFiles(kind === 'commercialLicense' ? pdf : picture)
    }
    // A file is accepted once its first bytes are read.
    const files = kind === 'restaurantImages' ? 2 : 1
    await expect(dialog.getByRole('button', { name: startOf(texts.removeFile) })).toHaveCount(files)
    await dialog.getByRole('button', { name: texts.add, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}

/** Expects a step with its content. The content appears after the address has changed, and every step has a Continue button. */
export const expectStep = async (page: Page, language: Language, step: 'numbers' | 'documents') => {
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
  await expect(page.getByRole('heading', { level: 2, name: menuText[language].signUp.step[step] })).toBeVisible()
}

export const clickNext = (page: Page, language: Language) =>
  page.getByRole('button', { name: menuText[language].signUp.next, exact: true }).click()
