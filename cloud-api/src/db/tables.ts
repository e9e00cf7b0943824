// Every table in one list, for drizzle-kit and for reading. Each feature's tables stand in the feature's folder.
export * from '../accounts/accounts.table.ts'
export * from '../cuisines/cuisines.table.ts'
export * from '../menu/menu.table.ts'
export * from '../orders/orders.table.ts'
export * from '../realtime/feed.table.ts'
export * from '../restaurants/restaurants.table.ts'
export * from '../tables/dining-tables.table.ts'
