// What a cashier does at the desktop app, in the words of its language.
import { expect, type Page } from '@playwright/test'
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
    noLine: 'Offline',
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
    noLine: 'لا يوجد اتصال',
    received: 'تم الاستلام',
    preparing: 'قيد التحضير',
    silence: 'إسكات',
    dashboard: 'لوحة المعلومات',
  },
} as const

export type DeskWords = (typeof deskText)['en' | 'ar']

/** The first run: the address, the mode, then the sign-in. */
export const setUp = async ({ window }: Desk, address: string, say: DeskWords, mode: 'merchant' | 'admin' = 'merchant') => {
  await window.locator('[name=address]').fill(address)
  await window.getByText(mode === 'merchant' ? say.counter : say.admin, { exact: true }).click()
  await window.keyboard.press('Enter')
  await expect(window).toHaveURL(new RegExp(`/${mode}/login`))
  await window.locator('[name=email]').fill(mode === 'merchant' ? 'demo@sufra.test' : 'admin@sufra.test')
  await window.locator('[name=password]').fill('Sufra@2026')
  await window.keyboard.press('Enter')
  await expect(window.getByRole('navigation').first()).toBeVisible()
  if (mode === 'merchant') await expect(window.getByText(say.connected)).toBeVisible()
}

/** An order's card, by the number in its name. */
export const cardOf = (window: Page, orderNumber: number) => window.getByRole('article', { name: new RegExp(`(^|\\D)${orderNumber}[,،]`) })

/** The order's next step, by its large button. */
export const step = async (window: Page, orderNumber: number, say: DeskWords, button: 'accept' | 'ready' | 'delivered') => {
  await cardOf(window, orderNumber).getByRole('button', { name: say[button], exact: true }).click()
  if (button === 'accept') await window.getByRole('dialog').getByRole('button', { name: say.minutes }).click()
}

export const ringing = (desk: Desk) => desk.sound.evaluate(() => window.ringing)
