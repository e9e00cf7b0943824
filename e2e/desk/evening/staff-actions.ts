import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { password } from '../../applicant.ts'
import { signInOn } from '../sign-in.ts'
import { joinByMail } from '../staff/join-actions.ts'
import { openByName, type Evening } from './evening-scene.ts'

const people = {
  manager: { first: { en: 'Omar', ar: 'عمر' }, last: { en: 'Saleh', ar: 'صالح' } },
  staff: { first: { en: 'Salma', ar: 'سلمى' }, last: { en: 'Haddad', ar: 'حداد' } },
}
type Role = keyof typeof people

const nameOf = (role: Role, language: 'en' | 'ar') => `${people[role].first[language]} ${people[role].last[language]}`

/** The owner invites a person, who joins with the link in the mail and signs in. Returns the person's page. */
const invite = async ({ owner, texts, language, openPage }: Evening, role: Role): Promise<Page> => {
  const { staff } = texts
  const email = `${role}.${randomUUID()}@sufra.test`
  await owner.getByRole('button', { name: staff.invite, exact: true }).click()
  await owner.getByLabel(staff.email, { exact: true }).fill(email)
  await owner.getByRole('radio', { name: new RegExp(`^${staff.role[role]}`) }).check()
  await owner.getByRole('button', { name: staff.send }).click()
  await expect(owner.getByRole('list', { name: staff.invitations }).getByText(email)).toBeVisible()

  const page = await openPage()
  const { first, last } = people[role]
  await joinByMail(page, language, { email, firstName: first[language], lastName: last[language], password })
  await signInOn(page, language, { email, password })
  await expect(page).toHaveURL(/\/merchant\/orders/)
  return page
}

/** The owner invites a manager and a waiter. Both join, and the list of the staff shows their roles. */
export const inviteStaff = async (evening: Evening): Promise<{ manager: Page; waiter: Page }> => {
  const { owner, texts, language } = evening
  const { desk, settings, staff } = texts
  const openStaff = async () => {
    await openByName(owner, texts, settings.title)
    await owner.getByRole('link', { name: staff.title, exact: true }).click()
  }
  await openStaff()
  const [manager, waiter] = [await invite(evening, 'manager'), await invite(evening, 'staff')]
  await openByName(owner, texts, desk.orders)
  await openStaff()
  const members = owner.getByRole('list', { name: staff.title }).getByRole('listitem')
  for (const role of ['manager', 'staff'] as const)
    await expect(members.filter({ hasText: nameOf(role, language) })).toContainText(staff.role[role])
  await expect(owner.getByRole('list', { name: staff.invitations })).toHaveCount(0)
  return { manager, waiter }
}
