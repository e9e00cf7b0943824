import { expect } from '@playwright/test'
import { test } from './own-restaurant.ts'
import { fillCart, openCounter, payCash, takePhone, words } from './people.ts'

const story = {
  en: {
    order: (number: string) => `Order ${number}, Table 1`,
    heard: 'The counter has received it',
    waiting: 'Waiting for the restaurant to accept',
    accepted: 'The restaurant has accepted it',
    accept: 'Accept',
    minutes: '15 minutes',
    ready: 'Order ready',
    delivered: 'Delivered',
    told: { preparing: 'Order Preparing', ready: 'Your order is on the way.', delivered: 'Order Delivered' },
    customer: 'Maryam',
    option: '1 × Extra garlic sauce',
  },
  ar: {
    order: (number: string) => `الطلب ${number}، طاولة 1`,
    heard: 'وصل الطلب إلى الكاونتر',
    waiting: 'بانتظار قبول المطعم',
    accepted: 'قبل المطعم الطلب',
    accept: 'قبول',
    minutes: '15 دقيقة',
    ready: 'الطلب جاهز',
    delivered: 'تم التسليم',
    told: { preparing: 'طلبك قيد التحضير', ready: 'طلبك في الطريق إليك.', delivered: 'تم تسليم الطلب' },
    customer: 'مريم',
    option: '1 × صوص ثوم إضافي',
  },
} as const

for (const language of ['en', 'ar'] as const) {
  test(`an order goes from a diner's tap to the counter and back (${language})`, async ({ browser, restaurant }) => {
    const say = words[language]
    const tells = story[language]
    const counter = await openCounter(browser, say, restaurant)
    const phone = await takePhone(browser, say)
    await expect(counter.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')

    await fillCart(phone, say, restaurant.tableLink)
    await expect(phone.locator('html')).toHaveAttribute('lang', language)
    const number = await payCash(phone, say, tells.customer)

    const card = counter.getByRole('article', { name: tells.order(number) })
    await expect(card).toContainText(tells.option)
    await expect(card).toContainText(tells.customer)
    await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(1)

    await expect(phone.getByText(tells.heard)).toBeVisible()
    await expect(phone.getByText(tells.waiting)).toBeVisible()

    // A toast goes by itself: it is waited for before what brings it.
    const toast = (text: string) => expect(phone.getByText(text)).toBeVisible()
    await card.getByRole('button', { name: tells.accept, exact: true }).click()
    await Promise.all([toast(tells.told.preparing), counter.getByRole('button', { name: tells.minutes }).click()])
    await expect(phone.getByText(tells.accepted)).toBeVisible()
    await expect(phone.getByRole('timer')).toContainText(/1[45]:\d\d/)

    await Promise.all([toast(tells.told.ready), card.getByRole('button', { name: tells.ready, exact: true }).click()])
    await Promise.all([toast(tells.told.delivered), card.getByRole('button', { name: tells.delivered, exact: true }).click()])
    await expect(phone).toHaveURL(/\/restaurants\/.+\?table=/)
    await expect(card).toBeHidden()
    const session = await phone.evaluate(() => JSON.parse(localStorage.getItem('sufra-diner') ?? '{}').state)
    expect(session).toMatchObject({ cart: [], orderId: '', customerDetails: { customerName: '', mobileNumber: '' } })
    await counter.context().close()
    await phone.context().close()
  })
}
