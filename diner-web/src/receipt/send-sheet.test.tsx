// @vitest-environment jsdom
import { receipt as texts } from '@sufra/shared/i18n/en/diner/receipt'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { SendSheet } from './send-sheet.tsx'

const open = (smsIsOn: boolean) => renderForUser(<SendSheet token="t" smsIsOn={smsIsOn} isOpen onClose={() => {}} />)

test('a receipt is sent by SMS or by mail', async () => {
  const user = await open(true)
  expect(screen.queryByRole('textbox', { name: texts.address })).toBeNull()
  await user.click(screen.getByRole('radio', { name: texts.mail }))
  expect(screen.getByRole('textbox', { name: texts.address })).toBeTruthy()
})

test('by mail alone where the restaurant sends none by SMS', async () => {
  await open(false)
  expect(screen.queryByRole('radio', { name: texts.sms })).toBeNull()
  expect(screen.getByRole('textbox', { name: texts.address })).toBeTruthy()
})
