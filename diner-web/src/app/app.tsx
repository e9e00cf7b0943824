import type { dinerPaths } from '@sufra/shared/pages/page-paths'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { lazyPage } from '@sufra/shared/ui/pages/lazy-page'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { DinerLayout } from './diner-layout.tsx'
import { queryClient } from '../common/api/query-client.ts'
import { PageFailure } from '../common/pages/page-failure.tsx'
import { BrowserRouter, Pages } from '../common/pages/router.ts'
import { withAllTranslations } from '../common/pages/with-all-translations.ts'

const page = (name: string, load: () => Promise<ComponentType>) =>
  lazyPage(name, load, (error, onRetry) => <PageFailure error={error} onRetry={onRetry} />)

const menu = page('restaurant', () => import('../menu/restaurant-page.tsx').then((file) => file.RestaurantPage))
const welcome = page(
  'welcome',
  withAllTranslations(() => import('../welcome/welcome-page.tsx').then((file) => file.WelcomePage)),
)
const notFound = page(
  'not-found',
  withAllTranslations(() => import('../welcome/not-found-page.tsx').then((file) => file.NotFoundPage)),
)

/** A page for each path of spec §2, in the order in which they are preloaded: the most likely next page first. */
export const pages = {
  '/restaurants/:restaurantId': menu,
  '/menu-detail/:categoryId': menu,
  '/cart': page(
    'cart',
    withAllTranslations(() => import('../checkout/cart/cart-page.tsx').then((file) => file.CartPage)),
  ),
  '/payments': page(
    'payment',
    withAllTranslations(() => import('../checkout/payment-page.tsx').then((file) => file.PaymentPage)),
  ),
  '/successorder': page(
    'order',
    withAllTranslations(() => import('../order-tracking/order-page.tsx').then((file) => file.OrderPage)),
  ),
  '/results': page(
    'search',
    withAllTranslations(() => import('../menu/search/search-page.tsx').then((file) => file.SearchPage)),
  ),
  '/qr-link': page(
    'table-link',
    withAllTranslations(() => import('../table-link/table-link-page.tsx').then((file) => file.TableLinkPage)),
  ),
  '/': welcome,
  '/welcome': welcome,
  '/payments/submitpin': page(
    'pin',
    withAllTranslations(() => import('../checkout/upi/pin-page.tsx').then((file) => file.PinPage)),
  ),
  '/bill': page(
    'bill',
    withAllTranslations(() => import('../checkout/table-bill/bill-page.tsx').then((file) => file.BillPage)),
  ),
  '/successbacktohome': page(
    'thanks',
    withAllTranslations(() => import('../order-tracking/delivered/thanks-page.tsx').then((file) => file.ThanksPage)),
  ),
  '/follow/:token': page(
    'follow',
    withAllTranslations(() => import('../order-tracking/following/follow-page.tsx').then((file) => file.FollowPage)),
  ),
  '/receipt/:token': page(
    'receipt',
    withAllTranslations(() => import('../receipt/receipt-page.tsx').then((file) => file.ReceiptPage)),
  ),
  '/privacy': page(
    'privacy',
    withAllTranslations(() => import('../welcome/privacy-page.tsx').then((file) => file.PrivacyPage)),
  ),
} satisfies Record<(typeof dinerPaths)[number], ReactNode>

export const App = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <DinerLayout>
          <Pages pages={pages} notFound={notFound} />
        </DinerLayout>
      </BrowserRouter>
    </QueryClientProvider>
  </ErrorBoundary>
)
