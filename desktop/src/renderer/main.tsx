import { startLanguage } from '@sufra/shared/ui/language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { App, routes } from './app/app.tsx'
import { startDesk } from './app/desk.ts'
import { followCachedResponses } from './app/cached-responses.ts'
import { createBrowserRouter } from './app/router.ts'
import { followLanguage } from './app/sync-language.ts'
import './app/styles.css'

// The page's policy allows no code made at run time.
z.config({ jitless: true })

const start = async () => {
  await startLanguage({
    en: () => import('@sufra/shared/i18n/en/for-desk').then((words) => words.forDesk),
    ar: () => import('@sufra/shared/i18n/ar/for-desk').then((words) => words.forDesk),
  })
  followCachedResponses()
  followLanguage()
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

void start()
