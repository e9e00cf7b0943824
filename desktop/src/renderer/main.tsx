import { hasBuiltIns } from '@sufra/shared/built-ins/has-built-ins'
import { languages } from '@sufra/shared/localized-text'
import { startLanguage } from '@sufra/shared/ui/language/language'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { App, routes } from './app/app.tsx'
import { bridge } from './common/bridge/bridge.ts'
import { startDesk } from './common/bridge/desk.ts'
import { followCachedResponses } from './common/bridge/cached-responses.ts'
import { createBrowserRouter } from './common/pages/router.ts'
import './app/styles.css'

// The content security policy of the page forbids eval.
z.config({ jitless: true })

const start = async () => {
  if (!hasBuiltIns()) await import('@sufra/shared/built-ins/add-built-ins').then((file) => file.addBuiltIns())
  await startLanguage({
    en: () => import('@sufra/shared/i18n/en/for-desk'),
    ar: () => import('@sufra/shared/i18n/ar/for-desk'),
  })
  followCachedResponses()
  syncLanguage()
  await startDesk()
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  const router = createBrowserRouter(routes)
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

/** Sends the page's language to the main process, for notifications and the tray. */
const syncLanguage = () => {
  const send = (current: string) => {
    const language = languages.find((each) => each === current)
    if (language) void bridge?.invoke('setLanguage', { language })
  }
  send(i18next.language)
  i18next.on('languageChanged', send)
}

start().catch((error: unknown) => {
  // The page's HTML listens for it (`watch-start.ts`).
  dispatchEvent(new Event('sufra-start-failed'))
  throw error
})
