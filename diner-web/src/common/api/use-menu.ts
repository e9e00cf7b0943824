import type { readMenu } from '@sufra/shared/menu/menu.routes'
import type { Menu } from '@sufra/shared/menu/menu'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { toDirhams } from '@sufra/shared/money'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** Converts the prices of a menu from QAR to dirhams. */
const inDirhams = ({ data }: ReplyOf<typeof readMenu>): Menu => ({
  ...data,
  items: data.items.map((item) => ({
    ...item,
    actualPrice: toDirhams(item.actualPrice),
    sellingPrice: toDirhams(item.sellingPrice),
    addOns: item.addOns.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, price: toDirhams(option.price) })),
    })),
  })),
})

/** The newest known version of each menu: fetched menus must be at least as new. */
const newestVersions = new Map<string, number>()

export const setNewestMenuVersion = (restaurantId: string, version: number) => newestVersions.set(restaurantId, version)

/** The menu of a restaurant; no request is made without a restaurant. */
export const useMenu = (restaurantId: string) =>
  useQuery({
    queryKey: ['menu', restaurantId],
    queryFn: async () =>
      inDirhams(
        await call<typeof readMenu>(
          { method: 'GET', path: '/api/menu/:restaurantId' },
          { params: { restaurantId }, query: { version: newestVersions.get(restaurantId) } },
        ),
      ),
    enabled: restaurantId !== '',
  })
