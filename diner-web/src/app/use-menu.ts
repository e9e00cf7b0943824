import type { readMenu } from '@sufra/shared/menu/menu.routes'
import type { Menu } from '@sufra/shared/menu/menu'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { toDirhams } from '@sufra/shared/money'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** The menu as it travels, its prices turned from QAR into dirhams: the one place where that happens. */
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

/** The newest version of each menu that this page has heard of: what it fetches is at least as new. */
const heard = new Map<string, number>()

export const setNewestMenuVersion = (restaurantId: string, version: number) => heard.set(restaurantId, version)

/** A restaurant's menu; nothing is asked for without a restaurant. */
export const useMenu = (restaurantId: string) =>
  useQuery({
    queryKey: ['menu', restaurantId],
    queryFn: async () =>
      inDirhams(
        await call<typeof readMenu>(
          { method: 'GET', path: '/api/menu/:restaurantId' },
          { params: { restaurantId }, query: { version: heard.get(restaurantId) } },
        ),
      ),
    enabled: restaurantId !== '',
  })
