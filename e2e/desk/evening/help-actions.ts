import { expect } from 'playwright/test'
import { loginAdmin } from '@sufra/shared/accounts/account.routes'
import { password } from '../../applicant.ts'
import { openByName, type Evening } from './evening-scene.ts'

const words = {
  en: { subject: 'Ramadan hours', question: 'Do guests see the Ramadan hours already?', answer: 'Yes, from the first day on.' },
  ar: { subject: 'ساعات رمضان', question: 'هل يرى الضيوف ساعات رمضان الآن؟', answer: 'نعم، ابتداءً من اليوم الأول.' },
}

/** The owner asks for help, and sees the answer of an administrator while the request is open. */
export const getHelp = async ({ owner, texts, language, openPage }: Evening) => {
  const { support } = texts
  const { subject, question, answer } = words[language]
  await openByName(owner, texts, support.title)
  await owner.getByRole('button', { name: support.ask }).first().click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel(support.subject, { exact: true }).fill(subject)
  await dialog.getByLabel(support.message, { exact: true }).fill(question)
  await dialog.getByLabel(support.howUrgent).selectOption('High')
  await dialog.getByRole('button', { name: support.send, exact: true }).click()
  const messages = owner.getByRole('list', { name: support.messages })
  await expect(messages.getByText(question)).toBeVisible()
  await expect(owner.getByText(support.status.restaurant.open)).toBeVisible()

  const administrator = await openPage()
  const signedIn = await administrator.request.post(loginAdmin.path, { data: { email: 'admin@sufra.test', password } })
  expect(signedIn.ok()).toBe(true)
  await administrator.goto('/admin/help-and-support')
  await administrator.getByRole('link', { name: new RegExp(subject) }).click()
  await expect(administrator.getByText(question)).toBeVisible()
  await administrator.getByLabel(support.yourReply).fill(answer)
  await administrator.getByRole('button', { name: support.queue.answer }).click()

  await expect(messages.getByText(answer)).toBeVisible()
  await expect(owner.getByText(support.status.restaurant.answered)).toBeVisible()
}
