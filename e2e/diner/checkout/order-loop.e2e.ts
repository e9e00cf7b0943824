import { expect } from 'playwright/test'
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { test } from '../../own-restaurant.ts'
import { fillCart, openCounter, payCash, takePhone, words } from '../../people.ts'

const textsByLanguage = {
  en: {
    order: (number: string) => `Order ${number}, Table 1`,
    acknowledged: 'The counter has received it',
    waiting: 'Waiting for the restaurant to accept',
    accepted: 'The restaurant has accepted it',
    accept: 'Accept',
    minutes: '15 minutes',
    promised: /1[45] min/,
    ready: 'Order ready',
    delivered: 'Delivered',
    onTheWay: 'Your order is ready and on the way to you.',
    toast: 'Order Preparing',
    thanks: 'Order delivered',
    toMenu: 'Back to the menu',
    customer: 'Maryam',
    option: '1 × Extra garlic sauce',
  },
  ar: {
    order: (number: string) => `الطلب ${number}، طاولة 1`,
    acknowledged: 'وصل الطلب إلى الكاونتر',
    waiting: 'بانتظار قبول المطعم',
    accepted: 'وافق المطعم على طلبك',
    accept: 'قبول',
    minutes: '15 دقيقة',
    promised: /1[45] دقيقة/,
    ready: 'الطلب جاهز',
    delivered: 'تم التسليم',
    onTheWay: 'طلبك جاهز وفي الطريق إليك.',
    toast: 'طلبك قيد التحضير',
    thanks: 'تم تسليم طلبك',
    toMenu: 'العودة إلى القائمة',
    customer: 'مريم',
    option: '1 × صوص ثوم إضافي',
  },
} as const

for (const language of walkLanguages) {
  test(`an order goes from a diner's tap to the counter and back (${language})`, async ({ browser, restaurant }) => {
    const labels = words[language]
    const texts = textsByLanguage[language]
    const counter = await openCounter(browser, labels, restaurant)
    const phone = await takePhone(browser, labels)
    await expect(counter.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')

    await fillCart(phone, labels, restaurant.tableLink)
    await expect(phone.locator('html')).toHaveAttribute('lang', language)
    const number = await payCash(phone, labels, texts.customer)

    const card = counter.getByRole('article', { name: texts.order(number) })
    await expect(card).toContainText(texts.option)
    await expect(card).toContainText(texts.customer)
    await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(1)

    await expect(phone.getByText(texts.acknowledged)).toBeVisible()
    await expect(phone.getByText(texts.waiting)).toBeVisible()

    await card.getByRole('button', { name: texts.accept, exact: true }).click()
    await counter.getByRole('button', { name: texts.minutes }).click()
    await expect(phone.getByText(texts.accepted)).toBeVisible()
    await expect(phone.getByRole('timer')).toContainText(texts.promised)
    // The page that shows the change has no toast over it.
    await expect(phone.getByText(texts.toast)).toHaveCount(0)

    await card.getByRole('button', { name: texts.ready, exact: true }).click()
    await expect(phone.getByText(texts.onTheWay)).toBeVisible()
    await card.getByRole('button', { name: new RegExp(`^${texts.delivered} · `) }).click()
    await expect(phone).toHaveURL(/\/successbacktohome$/)
    await expect(phone.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
    await expect(phone.getByText(`#${number}`)).toBeVisible()
    await expect(card).toBeHidden()
    const session = await phone.evaluate(() => JSON.parse(localStorage.getItem('sufra-diner') ?? '{}').state)
    await phone.getByRole('link', { name: texts.toMenu }).click()
    await expect(phone).toHaveURL(/\/restaurants\/.+\?table=/)
    expect(session).toMatchObject({ cart: [], orderId: '', customerDetails: { customerName: '', mobileNumber: '' } })
    await counter.context().close()
    await phone.context().close()
  })
}
