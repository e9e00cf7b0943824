// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { FilterTabs } from './filter-tabs.tsx'

test('the counts of filters are grouped', async () => {
  const counts = { all: 10_000, open: 999 }
  await renderForUser(
    <FilterTabs label="Filters" filters={['all', 'open']} nameOf={(each) => each} chosen="all" counts={counts} onChoose={() => {}} />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['all10,000', 'open999'])
})

const Texts = () => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('support.queue.openBadge', { count: 12_345 })}</p>
      <p>{t('board.table', { number: 12_345 })}</p>
    </>
  )
}

test('a count in a text is grouped, and the number of a table is not', async () => {
  await renderForUser(<Texts />)
  screen.getByText(forDesk.support.queue.openBadge_other.replace('{{count}}', '12,345'))
  screen.getByText(forDesk.board.table.replace('{{number}}', '12345'))
})
