// The app without a network, with the app and the last menu on the phone, and updates of the app.
import * as later from '@sufra/shared/i18n/en/for-diner-later'
import * as labels from '@sufra/shared/i18n/en/for-diner'
import { expect, type Browser, type Page } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { takePhone, words } from '../../people.ts'
import { startReleases } from './next-release.ts'

test.use({ serviceWorkers: 'allow' })

const storedPaths = (phone: Page) =>
  phone.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname + new URL(url).search)
    return paths
  })

/** Opens the menu of a restaurant and waits until the phone has stored it. */
const visit = async (browser: Browser, { id, tableLink }: { id: string; tableLink: string }) => {
  const phone = await takePhone(browser, words.en)
  await phone.goto(tableLink)
  await expect(phone.getByRole('navigation')).toBeVisible()
  await expect.poll(() => storedPaths(phone)).toContain(`/api/menu/${id}`)
  return phone
}

const storedNote = (phone: Page) => phone.getByText(later.offline.storedMenu.split('{{')[0] ?? '')

test('the last menu opens without a network and says so, a scanned code can be retried, and the menu is fetched once the network is back', async ({
  browser,
  workerRestaurant,
}) => {
  const phone = await visit(browser, workerRestaurant)
  const manifest: { icons: { src: string }[]; start_url: string; display: string } = await (
    await phone.request.get('/manifest.webmanifest')
  ).json()
  expect([manifest.start_url, manifest.display]).toEqual(['/welcome', 'standalone'])
  for (const { src } of manifest.icons) expect((await phone.request.get(src)).headers()['content-type'], src).toBe('image/png')
  await expect(phone.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  const other = (await storedPaths(phone)).filter((path) => path !== '/welcome' && !path.startsWith('/assets/'))
  expect(other).toEqual([`/api/menu/${workerRestaurant.id}`])
  await phone.context().setOffline(true)
  for (const address of ['/', '/cart']) {
    await phone.goto(address)
    await expect(phone.getByText(labels.common.offline)).toBeVisible()
    await expect(phone.getByRole('main')).not.toBeEmpty()
  }
  await phone.goto(`/restaurants/${workerRestaurant.id}`)
  await expect(phone.getByRole('navigation')).toBeVisible()
  await expect(storedNote(phone)).toBeVisible()
  await phone.context().setOffline(false)
  await expect(storedNote(phone)).toBeHidden()
  await expect(phone.getByText(labels.common.offline)).toBeHidden()

  await phone.context().setOffline(true)
  await phone.goto(workerRestaurant.tableLink)
  await expect(phone.getByRole('alert')).toBeVisible()
  await phone.context().setOffline(false)
  await phone.getByRole('button', { name: labels.common.retry }).click()
  await expect(phone.getByRole('navigation')).toBeVisible()
  await phone.context().close()
})

test('a new version is offered to an open page, and loaded by a tap', async ({ browser, workerRestaurant }) => {
  const releases = await startReleases(process.env.SUFRA_URL ?? '')
  const tableLink = releases.url + workerRestaurant.tableLink.replace(/^https?:\/\/[^/]+/, '')
  const phone = await visit(browser, { id: workerRestaurant.id, tableLink })
  const scripts = () => phone.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src)
  await expect(phone.getByText(later.offline.newVersion)).toBeHidden()
  expect(await scripts()).not.toContain(releases.newScript)
  releases.release()
  // The app comes to the front.
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(phone.getByText(later.offline.newVersion)).toBeVisible()
  await phone.getByRole('button', { name: later.offline.reload }).click()
  await expect.poll(scripts).toContain(releases.newScript)
  await phone.context().close()
  releases.stop()
})
