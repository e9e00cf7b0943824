import { hasBuiltIns } from '@sufra/shared/built-ins/has-built-ins'
import { startLanguage } from '@sufra/shared/ui/language/language'
import { preloadPage } from '@sufra/shared/ui/pages/lazy-page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { openScannedTable } from './app/open-scanned-table.ts'
import { queryClient } from './common/api/query-client.ts'
import { menuQuery } from './common/api/use-menu.ts'
import { findSplash } from './common/splash/splash.ts'
import { preloadCover } from './common/ui/cover-image.ts'
import './app/styles.css'

const start = async () => {
  if (!hasBuiltIns()) await import('@sufra/shared/built-ins/add-built-ins').then((file) => file.addBuiltIns())
  const splash = findSplash()
  const firstPage = splash && preloadPage('restaurant')
  openScannedTable()
  if (splash) {
    const [, , restaurantId = ''] = location.pathname.split('/')
    // Without retries, because the page tries again and shows the error.
    void queryClient.query({ ...menuQuery(restaurantId), retry: false }).catch(() => undefined)
    if (splash.dataset.cover) preloadCover(splash.dataset.cover)
  }
  await startLanguage(
    {
      en: () => import('@sufra/shared/i18n/en/for-diner'),
      ar: () => import('@sufra/shared/i18n/ar/for-diner'),
    },
    {
      en: () => import('@sufra/shared/i18n/en/for-diner-later'),
      ar: () => import('@sufra/shared/i18n/ar/for-diner-later'),
    },
  )
  await firstPage
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

start().catch((error: unknown) => {
  // The page's HTML listens for it (`watch-start.ts`).
  dispatchEvent(new Event('sufra-start-failed'))
  throw error
})
