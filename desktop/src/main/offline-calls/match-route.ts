import type { Route } from '@sufra/shared/contract/route'

type WithRoute = { route: Route }
export type MatchedRoute<Item extends WithRoute> = { item: Item; params: Record<string, string> }

/** Returns a function that finds the item of a call by the method and path of its route, with the path's parameters. */
export const createRouteMatcher = <Item extends WithRoute>(items: readonly Item[]) => {
  const patterns = items.map((item) => ({ item, pattern: new RegExp(`^${item.route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }))

  return (method: string, pathname: string): MatchedRoute<Item> | undefined => {
    for (const { item, pattern } of patterns) {
      const params = item.route.method === method && pattern.exec(pathname)
      if (params) return { item, params: { ...params.groups } }
    }
    return undefined
  }
}
