// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { DeactivatedNotice } from './deactivated-notice.tsx'

const { notice, openBoard, seeWhy } = forDesk.deactivation
const account = '/merchant/settings/payments-subscriptions'

test.each([
  ['/merchant/cash', 2, 'Finish 2 open orders.', [openBoard, seeWhy]],
  ['/merchant/orders', 1, 'Finish 1 open order.', [seeWhy]],
  [account, 1, 'Finish 1 open order.', [openBoard]],
  [account, 0, '', []],
])('at %s with %i open orders the notice says what is left and links to the other pages', async (path, count, toFinish, links) => {
  await renderForUser(
    <MemoryRouter initialEntries={[path]}>
      <DeactivatedNotice count={count} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('status').querySelector('p')?.textContent.trim()).toBe(`${notice} ${toFinish}`.trim())
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})
