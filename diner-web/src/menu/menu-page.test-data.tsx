// Renders the menu page with a menu of the test. jsdom has no layout, so no element comes into view.
import type { Menu } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { preloadPages } from '@sufra/shared/ui/pages/lazy-page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { BrowserRouter } from '../common/pages/router.ts'
import { emptySession } from '../common/session/session-fields.ts'
import { updateSession } from '../common/session/session.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { MenuPage } from './menu-page.tsx'
import { SearchPage } from './search/search-page.tsx'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const nothing = { en: '', ar: '' }
const text = (en: string) => ({ en, ar: '' })

type Item = Menu['items'][number]

/** Twelve hexadecimal digits that differ for each short name. */
const idPart = (name: string) =>
  [...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .slice(0, 12)
    .padStart(12, '0')

export const dish = (name: string, subcategoryId: string, changes: Partial<Item> = {}): Item => ({
  _id: `0193a2f0-0000-7000-8000-${idPart(name)}`,
  cuisineId: 'cuisine',
  categoryId: subcategoryId === 'Tea' ? 'Drinks' : 'Wraps',
  subcategoryId,
  name: text(name),
  description: nothing,
  ingredients: nothing,
  quantityUnit: { quantity: 1, unit: 'piece' },
  actualPrice: dirhams(1_200),
  sellingPrice: dirhams(1_200),
  customizable: false,
  isAvailable: true,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
  image: '',
  addOns: [],
  backAt: null,
  portionsLeft: null,
  ...changes,
})

export const bread = {
  title: text('Bread'),
  select: 'single' as const,
  min: 1,
  max: 1,
  options: ['Saj', 'Samoon'].map((name) => ({ name: text(name), price: dirhams(0), isAvailable: true })),
}

const category = (_id: string, ...subcategories: string[]) => ({
  _id,
  name: text(_id),
  categoryImage: '',
  subcategories: subcategories.map((id) => ({ _id: id, name: text(id), isActive: true, version: 0 })),
  version: 0,
})
const cuisine = (name: string, ...categories: ReturnType<typeof category>[]) => ({
  _id: name,
  name: text(name),
  cuisineImage: '',
  categories,
  version: 0,
})

export const scrollIntoView = vi.fn()

type Shown = { items: Item[]; restaurant?: Partial<Menu['restaurant']>; categoryId?: string; path?: string }

/** Opens a menu with the categories Wraps (Hot, Cold) and Drinks (Tea). */
const openMenu = async ({ items, restaurant, path = '/' }: Shown): Promise<Menu> => {
  for (const name of ['IntersectionObserver', 'ResizeObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  scrollIntoView.mockClear()
  Object.assign(Element.prototype, { scrollIntoView, scrollBy: vi.fn() })
  // A part that loads during rendering would not appear, since a test does not wait for it.
  await preloadPages(() => true)
  history.replaceState(null, '', path)
  updateSession(() => ({ ...emptySession, restaurantId, tableId: 'table', tableNumber: 4 }))
  onTestFinished(() => {
    updateSession(() => emptySession)
    vi.unstubAllGlobals()
    for (const name of ['scrollIntoView', 'scrollBy']) Reflect.deleteProperty(Element.prototype, name)
  })
  return {
    version: 1,
    restaurant: {
      _id: restaurantId,
      name: text('Bayt'),
      branchName: 'Doha',
      about: nothing,
      phone: '',
      takingOrders: true,
      googleReviewUrl: '',
      ...restaurant,
    },
    cuisines: [cuisine('Kitchen', category('Wraps', 'Hot', 'Cold')), cuisine('Bar', category('Drinks', 'Tea'))],
    items,
  }
}

export const showMenu = async (shown: Shown) => {
  const menu = await openMenu(shown)
  return renderForUser(
    <BrowserRouter>
      <MenuPage menu={menu} categoryId={shown.categoryId} />
    </BrowserRouter>,
  )
}

/** The menu page with its menu in the cache, as in the app. `changeMenu` simulates a new menu of the server. */
export const showLiveMenu = async (shown: Shown) => {
  const queryClient = new QueryClient()
  let menu = await openMenu(shown)
  queryClient.setQueryData(['menu', restaurantId], menu)
  const user = await renderForUser(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <MenuPage menu={menu} categoryId={shown.categoryId} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  const changeMenu = ({ items = menu.items, restaurant }: Partial<Shown>) => {
    menu = { ...menu, items, restaurant: { ...menu.restaurant, ...restaurant } }
    act(() => void queryClient.setQueryData(['menu', restaurantId], menu))
  }
  return { user, changeMenu }
}

export const showSearch = async (shown: Shown) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['menu', restaurantId], await openMenu(shown))
  return renderForUser(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <SearchPage />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
