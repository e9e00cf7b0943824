// @vitest-environment jsdom
// Pages that staff may read and not change.
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { memberRoles, type MemberRole } from '@sufra/shared/permissions/permissions'
import { listTables } from '@sufra/shared/tables/table.routes'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { currentSession, storeSession, type Session } from '../../common/session/session-state.ts'
import { answerCalls, answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { fakeLayout } from '../../common/pictures/choose-picture.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { CuisinesPage } from '../../features/cuisines/cuisines-page.tsx'
import { AlertsPage } from '../../features/alerts/alerts-page.tsx'
import { menuAnswers, signInToMenu } from '../../features/menu/a-menu.test-data.ts'
import { MenuPage } from '../../features/menu/menu-page.tsx'
import { FirstStepsCard } from '../../features/orders/first-steps/first-steps-card.tsx'
import { aTable } from '../../features/tables/a-table.test-data.ts'
import { TablesPage } from '../../features/tables/tables-page.tsx'

const { counterMenu, cuisines, escalation, firstSteps, items, sheet, tables, bills } = forDesk
const named = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')

const openAs = async (memberRole: MemberRole, page: ReactNode, answers: Record<string, Answer>) => {
  fakeLayout()
  answerCalls(answers)
  const rendered = renderPage(<MemoryRouter>{page}</MemoryRouter>)
  signInToMenu()
  const user = { ...currentSession()?.user, memberRole } as unknown as Session['user'] // the pages read no other field
  storeSession({ user })
  return rendered
}
const has = (role: 'button' | 'switch', name: string) => screen.queryByRole(role, { name }) !== null

test.each(memberRoles)('%s: owners and managers can change the menu, and staff can switch items off', async (role) => {
  await openAs(role, <MenuPage />, menuAnswers())
  await screen.findByText('Classic')
  const item = { name: 'Classic' }
  const changing = [items.add, items.choose, sheet.title, named(items.feature, item), named(items.actionsOf, item), named(items.move, item)]
  expect(changing.map((name) => has('button', name))).toEqual(changing.map(() => role !== 'staff'))
  expect(has('switch', named(counterMenu.available, item))).toBe(true)
  expect(has('button', `Classic: ${items.off.open}`)).toBe(true)
})

test.each(memberRoles)('%s: cuisines', async (role) => {
  const user = await openAs(role, <CuisinesPage />, menuAnswers())
  expect(await screen.findAllByText('Kitchen')).not.toHaveLength(0)
  expect(has('button', cuisines.add)).toBe(role !== 'staff')
  await user.click(screen.getByRole('button', { name: named(cuisines.actionsOf, { name: 'Kitchen' }) }))
  await screen.findByRole('menuitem', { name: cuisines.details })
  expect(screen.getAllByRole('menuitem')).toHaveLength(role === 'staff' ? 1 : 3)
})

test.each(memberRoles)('%s: tables', async (role) => {
  const user = await openAs(role, <TablesPage />, { [`GET ${listTables.path}`]: answerWith([aTable(1)]) })
  await screen.findByRole('article')
  const changing = [tables.add.open, tables.printCodes, tables.select.start]
  expect(changing.map((name) => has('button', name))).toEqual(changing.map(() => role !== 'staff'))
  await user.click(screen.getByRole('button', { name: named(tables.actionsOf, { number: '1' }) }))
  await screen.findByRole('menuitem', { name: bills.open })
  expect(screen.getAllByRole('menuitem')).toHaveLength(role === 'staff' ? 1 : 5)
})

test.each(memberRoles)('%s: only the owner can change the alerts', async (role) => {
  await openAs(role, <AlertsPage />, {
    [`GET ${readEscalation.path}`]: answerWith({ ...defaultEscalation, smsNumbers: [], holdNewPhones: false }),
  })
  const field = await screen.findByLabelText(escalation.louderAfter)
  expect(field.matches(':disabled')).toBe(role !== 'owner')
  expect(has('button', escalation.save)).toBe(role === 'owner')
  expect(screen.queryByText(escalation.readOnly) === null).toBe(role === 'owner')
})

test.each(memberRoles)('%s: the first steps link to pages that the role may change', async (role) => {
  const done = { menu: false, tables: false, codes: false, alarm: false, order: false }
  await openAs(role, <FirstStepsCard done={done} onDismiss={undefined} onAlarmConfirmed={async () => {}} />, {})
  expect(screen.queryByRole('link', { name: firstSteps.menu.action }) !== null).toBe(role !== 'staff')
  expect(has('button', firstSteps.alarm.action)).toBe(role !== 'staff')
})

test('a control disappears when the role changes', async () => {
  await openAs('manager', <MenuPage />, menuAnswers())
  await screen.findByText('Classic')
  const user = { ...currentSession()?.user, memberRole: 'staff' } as unknown as Session['user'] // the pages read no other field
  act(() => storeSession({ user }))
  await screen.findByText('Classic')
  expect(has('button', items.add)).toBe(false)
})
