import { expect, test } from '@playwright/test'
import { apply, signInAdmin } from '../testing/applicant.ts'
import { deskText } from './desk-people.ts'
import { usePlaces } from './desk-places.ts'
import { menuText } from './menu-text.ts'

test.describe.configure({ mode: 'serial' })

const { places, open } = usePlaces()

const say = deskText.en
const { settings, accounts } = menuText.en

/** Sets the app up and signs an applicant in, who is told to wait. */
const openAs = async ({ email, password }: Awaited<ReturnType<typeof apply>>) => {
  const { window } = await open(say.locale)
  await window.locator('[name=address]').fill(places.line.url)
  await window.getByText(say.counter, { exact: true }).click()
  await window.keyboard.press('Enter')
  await expect(window).toHaveURL(/\/merchant\/login/)
  await window.locator('[name=email]').fill(email)
  await window.locator('[name=password]').fill(password)
  await window.keyboard.press('Enter')
  await expect(window.getByRole('heading', { name: accounts.status.pending })).toBeVisible()
  return window
}

test('the app of a restaurant that waits hears the decision, and its desk opens by itself', async () => {
  const admin = await signInAdmin(places.cloud.url)
  const [refused, accepted] = [await apply(places.cloud.url, 1), await apply(places.cloud.url, 2)]
  const first = await openAs(refused)
  await admin.reject(refused.id, { tradeLicense: 'Not sharp enough' })
  await expect(first).toHaveURL(/\/merchant\/settings\/profile/)
  await expect(first.getByText('Not sharp enough')).toBeVisible()
  await expect(first.getByText(say.connected)).toBeVisible()
  await first.getByRole('button', { name: 'Sign out', exact: true }).click()
  await first.locator('[name=email]').fill(accepted.email)
  await first.locator('[name=password]').fill(accepted.password)
  await first.keyboard.press('Enter')
  await expect(first.getByRole('heading', { name: accounts.status.pending })).toBeVisible()
  await admin.verify(accepted.id)
  await expect(first).toHaveURL(/\/merchant\/orders/)
  await expect(first.getByText(settings.news.accepted)).toBeVisible()
  await expect(first.getByText(say.connected)).toBeVisible()
})

test('what was decided without a line is known when the line is back', async () => {
  const admin = await signInAdmin(places.cloud.url)
  const applicant = await apply(places.cloud.url, 3)
  const window = await openAs(applicant)
  places.line.cut()
  await admin.verify(applicant.id)
  places.line.mend()
  await expect(window).toHaveURL(/\/merchant\/orders/, { timeout: 40_000 })
  await expect(window.getByText(settings.news.accepted)).toBeVisible()
  await expect(window.getByText(say.connected)).toBeVisible()
})
