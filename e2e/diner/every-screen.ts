// Visits every screen of the diner app, with each user-typed text replaced by one long word.
import { expect, type Browser } from 'playwright/test'
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { useScreen, usualPhone } from '../checks/fits.ts'
import { readLongWords } from '../hostile-texts.ts'
import { openRestaurant, sheetIsClosed, showPath, tableLink, takePhone, words } from '../people.ts'

type Language = 'en' | 'ar'
/** Called on each screen with its name and the name of its main button, if any. */
type Visit = (screen: string, mainButton?: string) => Promise<void>

const otherRestaurant = '0192a000-0000-7000-8000-000000000000'
const failingRestaurant = '0192a000-0000-7000-8000-000000000001'

/** The first item of each category and the first six items: others would be laid out in the same way, each with its long words. */
const withFewDishes = <T extends { categoryId: string }>(dishes: readonly T[]) =>
  dishes.filter((dish, index) => index < 6 || dishes.findIndex(({ categoryId }) => categoryId === dish.categoryId) === index)

/** Indexes of items in the first category: expensive with options, with a required choice, sold out, and without options. */
const dish = { expensive: 0, choose: 1, soldOut: 2, plain: 3 } as const

export const openPhone = async (browser: Browser, language: Language, letters: number) => {
  const phone = await takePhone(browser, words[language])
  const restaurant = { takingOrders: true, isUnreachable: false }
  await readLongWords(phone, letters, (data, path) => {
    if (path.startsWith('/api/menu/')) {
      const [expensive, choose, soldOut] = data.items
      Object.assign(expensive, { sellingPrice: 9_999, actualPrice: 12_345.5 })
      choose.addOns[0].select = 'multiple'
      Object.assign(soldOut, { isAvailable: false, backAt: new Date(Date.now() + 3_600_000).toISOString() })
      Object.assign(data.restaurant, restaurant)
      Object.assign(data, { items: withFewDishes(data.items) })
    }
    if (path.startsWith('/api/orders/')) {
      const [line] = data.items
      line.addOns = [{ addOnTitle: line.name, options: [{ optionName: line.name, pricing: 2, quantity: 99 }] }]
      line.total = 98_765.25
    }
  })
  const dialog = phone.getByRole('dialog')
  const found = phone.getByRole('main').getByRole('listitem')
  // The first section has the featured items.
  const dishes = phone.getByRole('main').getByRole('region').nth(1).getByRole('listitem')
  return {
    phone,
    dialog,
    restaurant,
    openCategory: async () => {
      await expect(phone.getByRole('navigation')).toBeVisible()
      await phone.getByRole('navigation').getByRole('button').first().click()
      await expect(dishes.nth(dish.plain)).toBeVisible()
    },
    found,
    openDish: async (index: number, list = dishes) => {
      await list.nth(index).getByRole('button').first().click()
      await expect(dialog).toBeVisible()
      // Wait for the opening animation.
      await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
    },
    close: async (button: string) => {
      await dialog.getByRole('button', { name: button }).click()
      await sheetIsClosed(phone)
    },
  }
}

type Phone = Awaited<ReturnType<typeof openPhone>>

/** Pages without a menu, with the text of each. */
const pagesIn = (language: Language): Record<string, [path: string, text: string]> => {
  const { cartPage, start, tracking, welcome } = { en: englishLater, ar: arabicLater }[language]
  return {
    welcome: ['/', welcome.promise],
    'cart-empty': ['/cart', cartPage.emptyTitle],
    'order-none': ['/successorder', tracking.noneTitle],
    'not-found': ['/no/such/page', welcome.notFound],
    'unknown-restaurant': ['/restaurants/x', start.unknownRestaurant],
    'replaced-code': [`/qr-link?r=${otherRestaurant}&t=x`, start.replacedCode],
  }
}

export const visitMenu = async (opened: Phone, language: Language, visit: Visit) => {
  const { phone, dialog, openCategory, openDish, close } = opened
  const { common, menu } = { en: english, ar: arabic }[language]
  await phone.goto('/welcome')
  for (const [screen, [path, text]] of Object.entries(pagesIn(language))) {
    await showPath(phone, path)
    await expect(phone.getByText(text)).toBeVisible()
    await visit(screen)
  }
  await phone.goto(tableLink())
  await expect(phone.getByRole('navigation')).toBeVisible()
  await visit('home')
  await openCategory()
  await visit('category')

  await openDish(dish.expensive)
  for (let count = 1; count < 12; count += 1) await dialog.getByRole('group').getByRole('button').last().click()
  await visit('dish', menu.addToCart)
  await useScreen(phone, { ...usualPhone, text: 200 })
  for (const index of [0, 1]) await dialog.getByRole('checkbox').nth(index).click()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await visit('dish-chosen', menu.addToCart)
  await useScreen(phone, { ...usualPhone, text: 200 })
  await close(menu.addToCart)
  await useScreen(phone, usualPhone)
  await visit('category-in-cart')
  await openDish(dish.choose)
  await visit('dish-choose', menu.chooseFirst.split('{{')[0])
  await close(common.close)
  await openDish(dish.soldOut)
  await visit('dish-sold-out', menu.soldOut)
  await close(common.close)
}

/** Visits menus that accept no orders now. */
export const visitOtherMenus = async (opened: Phone, language: Language, visit: Visit) => {
  const { phone, dialog, found, restaurant, openCategory, openDish, close } = opened
  const { common, menu } = { en: english, ar: arabic }[language]
  const { cartPage, opening, start } = { en: englishLater, ar: arabicLater }[language]
  await phone.goto(tableLink())
  await openCategory()
  await openDish(dish.plain)
  await close(menu.addToCart)
  await openRestaurant(phone, otherRestaurant)
  await openCategory()
  await openDish(dish.plain)
  await dialog.getByRole('button', { name: menu.addToCart }).click()
  await expect(phone.getByText(cartPage.clearQuestion)).toBeVisible()
  await expect(dialog).toHaveCount(1)
  await visit('other-restaurant', cartPage.clear)
  await close(cartPage.keep)

  await phone.route(`**/api/menu/${failingRestaurant}*`, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await phone.goto(`/restaurants/${failingRestaurant}`)
  await expect(phone.getByRole('alert')).toBeVisible()
  await visit('home-failed')
  restaurant.isUnreachable = true
  await phone.goto(tableLink())
  await expect(phone.getByText(start.unreachable).first()).toBeVisible()
  await visit('home-unreachable')
  await phone.context().setOffline(true)
  await expect(phone.getByText(common.offline)).toBeVisible()
  await visit('home-offline')
  await phone.context().setOffline(false)
  restaurant.takingOrders = false
  await phone.goto(tableLink())
  await expect(phone.getByRole('navigation')).toBeVisible()
  await visit('home-closed')
  await showPath(phone, '/results?q=1https')
  await expect(phone.getByRole('heading', { level: 1, name: menu.search })).toBeVisible()
  await expect(phone.getByRole('listitem').first()).toBeVisible()
  await visit('search')
  await openDish(0, found)
  await visit('dish-closed', opening.notTakingOrders)
}

/** Visits the screens of an order at the restaurant of this link. */
export const visitOrder = async (
  { phone, dialog, openCategory, openDish, close }: Phone,
  language: Language,
  visit: Visit,
  link = tableLink(),
) => {
  const labels = words[language]
  const { cart, common, menu } = { en: english, ar: arabic }[language]
  const { cartPage, orders } = { en: englishLater, ar: arabicLater }[language]
  await phone.goto(link)
  await openCategory()
  await openDish(dish.expensive)
  await dialog.getByRole('checkbox').first().check()
  await close(menu.addToCart)
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await expect(phone.getByRole('heading', { level: 1, name: cartPage.title })).toBeVisible()
  await expect(phone.getByRole('listitem').first()).toBeVisible()
  await visit('cart')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await phone.getByRole('radio', { name: orders.type['Drive-thru'] }).check({ force: true })
  await visit('cart-missing')
  await phone.getByRole('radio', { name: orders.type['Dine-in'] }).check({ force: true })
  await phone
    .getByRole('button', { name: cart.remove.split('{{')[0] })
    .first()
    .click()
  await visit('cart-removed')

  await phone.goBack()
  await openDish(dish.plain)
  await close(menu.addToCart)
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await phone.getByLabel(labels.name, { exact: true }).fill('Maryam'.repeat(3))
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
  await showPath(phone, '/payments')
  await expect(phone.getByRole('button', { name: labels.payCash })).toBeVisible()
  await visit('payments')
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await visit('cash', labels.placeOrder)
  await phone.getByLabel(labels.cashAmount).fill('50')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone.getByText(/^#\d+$/)).toBeVisible()
  await visit('order')
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone.getByRole('navigation')).toBeVisible()
  await visit('home-with-order')
}
