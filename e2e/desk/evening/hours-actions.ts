import { expect } from 'playwright/test'
import { localeOf } from '@sufra/shared/localized-text'
import { typedDate } from '../hours/doha-clock.ts'
import { filled } from '../menu/menu-text.ts'
import { openByName, type Evening } from './evening-scene.ts'

const day = 86_400_000
const ramadan = { en: 'Ramadan', ar: 'رمضان' }

/**
 * The owner sets hours for the week, and special hours for a month that begins in thirty days: from the evening until three in the morning.
 */
export const planRamadan = async ({ owner, texts, language, server }: Evening) => {
  const { hours, pace, opening, settings } = texts
  const name = ramadan[language]
  const sunday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(new Date('2023-01-01'))
  await openByName(owner, texts, settings.title)
  await owner.getByRole('link', { name: hours.title }).click()
  await owner.getByRole('switch', { name: hours.always }).click()
  await owner.getByRole('button', { name: filled(hours.copyFrom, { day: sunday }) }).click()
  await owner.getByRole('button', { name: hours.addSpecial }).click()
  await owner.getByLabel(hours.name).fill(name)
  await owner.getByLabel(hours.to).fill(typedDate(server.now() + 59 * day))
  await owner.getByLabel(hours.from).fill(typedDate(server.now() + 30 * day))
  await owner.getByRole('button', { name: filled(hours.addPeriodTo, { day: name }) }).click()
  await owner.getByLabel(filled(hours.opens, { day: name })).fill('18:00')
  await owner.getByLabel(filled(hours.closes, { day: name })).fill('03:00')
  await owner.getByLabel(hours.lastOrders).fill('30')
  await owner.getByRole('button', { name: hours.save }).click()
  await expect(owner.getByText(hours.saved)).toBeVisible()
  const state = filled(opening.openLastOrders, { time: '23:00', lastOrders: '22:30' })
  await expect(owner.getByRole('button', { name: filled(pace.change, { state }) })).toBeVisible()
  await owner.reload()
  await expect(owner.getByLabel(filled(hours.closes, { day: name }))).toHaveValue('03:00')
}
