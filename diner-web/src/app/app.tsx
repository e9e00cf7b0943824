import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { DinerLayout } from './diner-layout.tsx'
import { BrowserRouter, Route, Routes } from './router.ts'

const WelcomePage = lazy(() => import('../welcome/welcome-page.tsx').then((page) => ({ default: page.WelcomePage })))
const NotFoundPage = lazy(() => import('../welcome/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })))
const TableLinkPage = lazy(() => import('../table-link/table-link-page.tsx').then((page) => ({ default: page.TableLinkPage })))
const RestaurantPage = lazy(() => import('../menu/restaurant-page.tsx').then((page) => ({ default: page.RestaurantPage })))
const CategoryPage = lazy(() => import('../menu/category-page.tsx').then((page) => ({ default: page.CategoryPage })))
const SearchPage = lazy(() => import('../menu/search-page.tsx').then((page) => ({ default: page.SearchPage })))
const CartPage = lazy(() => import('../cart/cart-page.tsx').then((page) => ({ default: page.CartPage })))
const PaymentPage = lazy(() => import('../checkout/payment-page.tsx').then((page) => ({ default: page.PaymentPage })))
const OrderPage = lazy(() => import('../order-tracking/order-page.tsx').then((page) => ({ default: page.OrderPage })))

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } })

export const App = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route element={<DinerLayout />}>
            <Route index element={<WelcomePage />} />
            <Route path="qr-link" element={<TableLinkPage />} />
            <Route path="restaurants/:restaurantId" element={<RestaurantPage />} />
            <Route path="menu-detail/:categoryId" element={<CategoryPage />} />
            <Route path="results" element={<SearchPage />} />
            <Route path="cart" element={<CartPage />} />
            <Route path="payments" element={<PaymentPage />} />
            <Route path="successorder" element={<OrderPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </ErrorBoundary>
)
