// The cuisines page of a restaurant, for tests.
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { answerCalls, answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { useLocation } from '../../common/pages/router.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { CuisinesPage } from './cuisines-page.tsx'

const texts = forDesk.cuisines

const idOf = (number: number) => `0193a2f0-0000-7000-8000-${String(number).padStart(12, '0')}`
const merchantId = idOf(1)
export const listCall = `GET /api/cuisines/${merchantId}`
export const cuisinesPath = `/api/cuisines/${merchantId}`
export const done: Answer = { body: { success: true, message: '' } }

const text = (en: string) => ({ en, ar: '' })

/** A cuisine with the categories First and Second, each with the subcategories Cold and Warm. Its ids begin at a hundred times its number. */
export const aCuisine = (number: number, name: string): Cuisine => ({
  _id: idOf(number * 100),
  name: text(name),
  cuisineImage: '',
  version: 3,
  categories: ['First', 'Second'].map((category, index) => ({
    _id: idOf(number * 100 + 10 * (index + 1)),
    name: text(category),
    categoryImage: 'category.webp',
    version: 4,
    subcategories: ['Cold', 'Warm'].map((each, place) => ({
      _id: idOf(number * 100 + 10 * (index + 1) + place + 1),
      name: text(each),
      isActive: true,
      version: 5,
    })),
  })),
})

const Address = () => <output aria-label="address">{useLocation().search}</output>

type Opened = { answers?: Record<string, Answer>; address?: string }

/** Opens the page. `answers` may be changed while it is open. */
export const openCuisines = async (cuisines: Cuisine[], { answers = {}, address = '' }: Opened = {}) => {
  answers[listCall] ??= answerWith(cuisines)
  const sent = answerCalls(answers)
  const page = renderPage(
    <MemoryRouter initialEntries={[`/merchant/cuisine${address}`]}>
      <CuisinesPage />
      <Address />
    </MemoryRouter>,
  )
  // The session has more fields, which the page does not read.
  storeSession({ user: { restaurant: { _id: merchantId } } as unknown as Session['user'] })
  const user = await page
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    user,
    sent,
    press,
    /** Presses a button of the dialog with this title. */
    pressIn: async (title: string, name: string) =>
      user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name })),
    /** Chooses an action from the menu of a row. */
    act: async (name: string, action: string) => {
      await user.click(await screen.findByRole('button', { name: texts.actionsOf.replace('{{name}}', name) }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    },
  }
}

/** Names in the displayed rows. */
export const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent)
