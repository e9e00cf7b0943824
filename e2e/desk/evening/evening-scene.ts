// People of the owner's evening, and their shared actions.
import type { Browser, Page } from 'playwright/test'
import { words } from '../../people.ts'
import { password } from '../../applicant.ts'
import { menuText } from '../menu/menu-text.ts'
import type { NoonServer } from '../noon-server.ts'
import { signInOn } from '../sign-in.ts'

export type Evening = {
  language: 'en' | 'ar'
  texts: (typeof menuText)['en' | 'ar']
  server: NoonServer
  /** The owner's page. */
  owner: Page
  /** Opens a page for another person. */
  openPage: () => Promise<Page>
}

/** Signs in the owner. */
export const beginEvening = async (browser: Browser, server: NoonServer, language: 'en' | 'ar'): Promise<Evening> => {
  const openPage = () => server.openPage(browser, words[language].locale)
  const owner = await openPage()
  await owner.goto('/merchant/login')
  await signInOn(owner, language, { email: 'demo@sufra.test', password })
  return { language, texts: menuText[language], server, owner, openPage }
}

/** Opens a page by its name in the navigation, which may be followed by a count. */
export const openByName = (page: Page, { desk }: Evening['texts'], name: string) =>
  page
    .getByRole('navigation', { name: desk.pages })
    .getByRole('link', { name: new RegExp(`^${name}( |$)`) })
    .click()
