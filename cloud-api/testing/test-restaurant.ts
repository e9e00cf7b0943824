// A small restaurant for tests: a shawarma with a required bread and extras, a tea, an unavailable dish, two tables.
import { randomBytes } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import type { AdministratorRole, MemberRole } from '@sufra/shared/permissions/permissions'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '../src/people/accounts/accounts.table.ts'
import { hashPassword } from '../src/people/accounts/passwords/passwords.ts'
import { categories, cuisines, subcategories } from '../src/catalogue/cuisines/cuisines.table.ts'
import type { Db } from '../src/platform/db/connect.ts'
import { memberships } from '../src/people/memberships/memberships.table.ts'
import { addOnGroups, addOnOptions, menuItems } from '../src/catalogue/menu/menu.table.ts'
import { restaurantCounters } from '../src/platform/feed/counters.table.ts'
import { restaurants } from '../src/people/restaurants/restaurants.table.ts'
import { diningTables } from '../src/catalogue/tables/dining-tables.table.ts'
import { signVisit } from '../src/ordering/visits/visit-token.ts'
import { testSecret } from './test-secret.ts'

export const password = 'Sufra@2026'
let passwordHash: Promise<string> | undefined

const localized = (en: string, ar = en) => ({ en, ar })
const noText = localized('')

type Options = { status?: 'accepted' | 'pending' | 'rejected' | 'deactivated' }

/** Creates a restaurant with its owner's account and returns the ids that tests use. */
export const addRestaurant = async (db: Db, { status = 'accepted' }: Options = {}) => {
  const [restaurantId, userId] = [uuidv7(), uuidv7()]
  const email = `${restaurantId}@sufra.test`
  const [cuisineId, categoryId, subcategoryId] = [uuidv7(), uuidv7(), uuidv7()]
  const items = { shawarma: uuidv7(), tea: uuidv7(), soldOut: uuidv7() }
  const tables = { one: uuidv7(), two: uuidv7() }
  const [bread, extras] = [uuidv7(), uuidv7()]
  passwordHash ??= hashPassword(password)

  await db.insert(restaurants).values({
    id: restaurantId,
    name: localized('Test Kitchen', 'مطبخ'),
    branchName: 'West Bay',
    about: noText,
    phone: '+97444000000',
    address: 'Doha',
    googleReviewUrl: 'https://g.page/r/test',
    status,
  })
  await db.insert(restaurantCounters).values({ restaurantId })
  await db.insert(users).values({
    id: userId,
    role: 'merchant',
    email,
    passwordHash: await passwordHash,
    firstName: 'Noora',
    lastName: 'Owner',
    contactNumber: '97455500001',
  })
  await db.insert(memberships).values({ restaurantId, userId, role: 'owner' })
  await db.insert(cuisines).values({ restaurantId, id: cuisineId, name: localized('Grills', 'مشاوي'), image: 'grills.webp', position: 0 })
  await db
    .insert(categories)
    .values({ restaurantId, id: categoryId, cuisineId, name: localized('Wraps', 'لفائف'), image: 'wraps.webp', position: 0 })
  await db.insert(subcategories).values({ restaurantId, id: subcategoryId, categoryId, name: localized('Chicken', 'دجاج'), position: 0 })
  const item = (id: string, en: string, price: number, position: number, more: { customizable?: boolean; isAvailable?: boolean } = {}) => ({
    restaurantId,
    id,
    cuisineId,
    categoryId,
    subcategoryId,
    position,
    name: localized(en),
    description: noText,
    ingredients: noText,
    quantityUnit: { quantity: 1, unit: 'piece' as const },
    actualPrice: dirhams(price),
    sellingPrice: dirhams(price),
    customizable: false,
    image: 'dish.webp',
    ...more,
  })
  await db
    .insert(menuItems)
    .values([
      item(items.shawarma, 'Chicken Shawarma', 1_250, 0, { customizable: true }),
      item(items.tea, 'Karak', 500, 1),
      item(items.soldOut, 'Machboos', 4_000, 2, { isAvailable: false }),
    ])
  await db.insert(addOnGroups).values([
    { restaurantId, id: bread, itemId: items.shawarma, position: 0, title: localized('Bread'), select: 'single', min: 1, max: 1 },
    { restaurantId, id: extras, itemId: items.shawarma, position: 1, title: localized('Extras'), select: 'multiple', min: 0, max: 2 },
  ])
  const option = (groupId: string, en: string, price: number, position: number) => ({
    restaurantId,
    id: uuidv7(),
    groupId,
    position,
    name: localized(en),
    price: dirhams(price),
  })
  await db
    .insert(addOnOptions)
    .values([
      option(bread, 'Arabic', 0, 0),
      option(bread, 'Saj', 100, 1),
      option(extras, 'Garlic sauce', 200, 0),
      option(extras, 'Cheese', 350, 1),
      option(extras, 'Pickles', 0, 2),
    ])
  await db.insert(diningTables).values([
    { restaurantId, id: tables.one, number: 1, zone: noText, seats: 4 },
    { restaurantId, id: tables.two, number: 2, zone: noText, seats: 4 },
  ])
  return { restaurantId, userId, email, items, tables }
}

export type TestRestaurant = Awaited<ReturnType<typeof addRestaurant>>

/** Creates the account of another member of a restaurant. */
export const addMember = async (db: Db, restaurantId: string, role: MemberRole) => {
  const userId = uuidv7()
  const email = `${userId}@sufra.test`
  passwordHash ??= hashPassword(password)
  await db
    .insert(users)
    .values({ id: userId, role: 'merchant', email, passwordHash: await passwordHash, firstName: 'Omar', lastName: role })
  await db.insert(memberships).values({ restaurantId, userId, role })
  return { userId, email }
}

/** Creates an administrator's account, an owner's unless a role is given. */
export const addAdmin = async (db: Db, administratorRole: AdministratorRole = 'owner') => {
  const id = uuidv7()
  passwordHash ??= hashPassword(password)
  const email = `${id}@sufra.test`
  await db
    .insert(users)
    .values({ id, role: 'admin', administratorRole, email, passwordHash: await passwordHash, firstName: 'Ada', lastName: 'Admin' })
  return { id, email }
}

type Line = {
  itemId: string
  pricePerItem: number
  quantity?: number
  addOns?: { addOnTitle: string; options: { optionName: string; pricing: number; quantity?: number }[] }[]
}

type Visited = { tableId?: string; epoch?: number; deviceId?: string; openedAt?: Date }

/**
 * Returns the visit of a phone that scanned this table's code or, without a table, opened the restaurant's link. It is a new phone unless
 * one is given.
 */
export const visitOf = (
  { restaurantId }: Pick<TestRestaurant, 'restaurantId'>,
  { tableId, epoch = 1, deviceId, openedAt = new Date() }: Visited = {},
) =>
  signVisit(testSecret, {
    deviceId: deviceId ?? randomBytes(16).toString('base64url'),
    restaurantId,
    table: tableId === undefined ? undefined : { id: tableId, epoch },
    openedAt,
  })

/** A valid payment from a new phone: one shawarma in saj with garlic sauce, 15.50 QAR, cash 20, at table 1. Money in QAR. */
export const goodPayment = ({ restaurantId, items, tables }: TestRestaurant) => ({
  visit: visitOf({ restaurantId }, { tableId: tables.one }),
  items: [
    {
      itemId: items.shawarma,
      restaurantId,
      basePrice: 12.5,
      pricePerItem: 12.5,
      quantity: 1,
      addOns: [
        { addOnTitle: 'Bread', options: [{ optionName: 'Saj', pricing: 1, quantity: 1 }] },
        { addOnTitle: 'Extras', options: [{ optionName: 'Garlic sauce', pricing: 2, quantity: 1 }] },
      ],
    } as Line & { restaurantId: string; basePrice: number }, // typed so that tests can change any part
  ],
  totalPrice: 15.5,
  currency: 'QAR' as const,
  paymentMethod: 'Cash' as const,
  customerDetails: { customerName: 'Maryam', mobileNumber: '97455512345' },
  restaurantId,
  tableNumber: 1,
  tableId: tables.one,
  orderType: 'Dine-in' as const,
  orderInstructions: 'No onions',
  cashAmount: 20,
})

export type Payment = ReturnType<typeof goodPayment>

/** Makes the restaurant unreachable, with no counter that responds. */
export const setUnreachable = (db: Db, { restaurantId }: Pick<TestRestaurant, 'restaurantId'>, since: Date) =>
  db.update(restaurants).set({ unreachableSince: since }).where(eq(restaurants.id, restaurantId))
