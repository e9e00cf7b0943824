// Actions of a cashier in the desktop app, and its texts in both languages.
import { expect, type Page } from 'playwright/test'
import type { Desk } from './open-desk.ts'

export const deskText = {
  en: {
    locale: 'en-GB',
    counter: 'Restaurant counter',
    admin: 'Administration',
    accept: 'Accept',
    minutes: '15 minutes',
    ready: 'Order ready',
    delivered: 'Delivered',
    orders: 'Orders',
    menu: 'Menu',
    tables: 'Tables',
    thisCounter: 'This counter',
    connected: 'Connected',
    noAnswer: 'Not responding',
    received: 'Received',
    preparing: 'Preparing',
    silence: 'Silence',
    dashboard: 'Dashboard',
  },
  ar: {
    locale: 'ar-QA',
    counter: 'كاونتر المطعم',
    admin: 'الإدارة',
    accept: 'قبول',
    minutes: '15 دقيقة',
    ready: 'الطلب جاهز',
    delivered: 'تم التسليم',
    orders: 'الطلبات',
    menu: 'القائمة',
    tables: 'الطاولات',
    thisCounter: 'هذا الكاونتر',
    connected: 'متصل',
    noAnswer: 'الخادم لا يستجيب',
    received: 'طلب جديد',
    preparing: 'قيد التحضير',
    silence: 'إسكات',
    dashboard: 'لوحة المعلومات',
  },
} as const

export type DeskText = (typeof deskText)['en' | 'ar']

/** Completes the first run: address, mode and sign-in, as the owner with this address, or as the administrator. */
export const setUp = async ({ window }: Desk, address: string, texts: DeskText, owner?: string) => {
  const mode = owner === undefined ? 'admin' : 'merchant'
  await window.locator('[name=address]').fill(address)
  await window.getByText(mode === 'merchant' ? texts.counter : texts.admin, { exact: true }).click()
  await window.keyboard.press('Enter')
  await expect(window).toHaveURL(new RegExp(`/${mode}/login`))
  await window.locator('[name=email]').fill(owner ?? 'admin@sufra.test')
  await window.locator('[name=password]').fill('Sufra@2026')
  await window.keyboard.press('Enter')
  await expect(window.getByRole('navigation').first()).toBeVisible()
  if (mode === 'merchant') await expect(window.getByText(texts.connected)).toBeVisible()
}

/** An order's card, by the number in its name. */
export const cardOf = (window: Page, orderNumber: number) => window.getByRole('article', { name: new RegExp(`(^|\\D)${orderNumber}[,،]`) })

/** Clicks the button of an order's next step: accepts it with 15 minutes, and takes its cash at delivery. */
export const step = async (window: Page, orderNumber: number, texts: DeskText, button: 'accept' | 'ready' | 'delivered') => {
  await cardOf(window, orderNumber)
    .getByRole('button', { name: new RegExp(`^${texts[button]}`) })
    .click()
  if (button === 'accept') await window.getByRole('dialog').getByRole('button', { name: texts.minutes }).click()
}

export const ringing = (desk: Desk) => desk.sound.evaluate(() => window.ringing)
