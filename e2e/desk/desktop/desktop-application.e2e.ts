import { expect, test } from 'playwright/test'
import { apply, signInAdmin } from '../../applicant.ts'
import { deskText } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import { menuText } from '../menu/menu-text.ts'

const { fixtures, open } = useFixtures()

const texts = deskText.en
const { settings, accounts } = menuText.en

/** Sets the app up and signs in an applicant whose application is pending. */
const openAs = async ({ email, password }: Awaited<ReturnType<typeof apply>>) => {
  const { window } = await open(texts.locale)
  await window.locator('[name=address]').fill(fixtures.proxy.url)
  await window.getByText(texts.counter, { exact: true }).click()
  await window.keyboard.press('Enter')
  await expect(window).toHaveURL(/\/merchant\/login/)
  await window.locator('[name=email]').fill(email)
  await window.locator('[name=password]').fill(password)
  await window.keyboard.press('Enter')
  await expect(window.getByRole('heading', { name: accounts.status.pending })).toBeVisible()
  return window
}

test('a decision made while the app is offline is received when the connection is back', async () => {
  const admin = await signInAdmin(fixtures.cloudUrl)
  const applicant = await apply(fixtures.cloudUrl)
  const window = await openAs(applicant)
  fixtures.proxy.cut()
  await admin.verify(applicant.id)
  const toast = expect(window.getByText(settings.announcements.accepted)).toBeVisible()
  fixtures.proxy.restoreConnection()
  await toast
  await expect(window).toHaveURL(/\/merchant\/orders/)
  await expect(window.getByText(texts.connected)).toBeVisible()
})
