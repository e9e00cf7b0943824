// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { questions } from '@sufra/shared/support/questions'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from '../../../common/pages/router.ts'
import { renderForUser } from '../../../common/ui/render.test-data.tsx'
import { Questions } from './questions.tsx'

const { support, pages, tables } = forDesk

const open = async (isOffline = false) => {
  const onAsk = vi.fn()
  const element = <Questions onAsk={onAsk} isOffline={isOffline} />
  const user = await renderForUser(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return { user, onAsk }
}

test('a search in the other language finds the question, whose answer links to its page', async () => {
  const { user } = await open()
  expect(screen.getAllByRole('listitem')).toHaveLength(questions.length)
  await user.type(screen.getByRole('searchbox', { name: support.questions.search }), 'اساءه')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'يسيء')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByText('Someone misuses a table code. What can I do?'))
  const link = screen.getByRole('link', { name: pages.goTo.replace('{{page}}', tables.title) })
  expect(link.getAttribute('href')).toBe('/merchant/tables')
})

test('a search without a result offers a request for help, which needs a connection', async () => {
  const { user, onAsk } = await open()
  await user.type(screen.getByRole('searchbox'), 'helicopter')
  expect(screen.queryByRole('listitem')).toBeNull()
  await user.click(screen.getByRole('button', { name: support.ask }))
  expect(onAsk).toHaveBeenCalledOnce()
})

test('without a connection the questions are there, and a new request is not possible', async () => {
  const { user } = await open(true)
  await user.type(screen.getByRole('searchbox'), 'helicopter')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: support.ask }).disabled).toBe(true)
})
