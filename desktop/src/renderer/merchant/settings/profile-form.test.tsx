// @vitest-environment jsdom
import { changeProfile } from '@sufra/shared/accounts/own-account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { ProfileForm } from './profile-form.tsx'

const { refusals, settings } = forDesk
const texts = settings.profile
const change = `PUT ${changeProfile.path}`
const profile = {
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  branchName: 'Al Sadd',
  firstName: 'Noora',
  lastName: 'Ali',
  email: 'noora@sufra.test',
  contactNumber: '97455512345',
  restaurantAddress: 'Street 840, Doha',
  facebookUrl: '',
  instagramUrl: '',
  googleReviewUrl: 'https://g.page/r/noora/review',
  commercialRegistrationNumber: 'CR-12345',
  tradeLicenseNumber: 'TL-98765',
  establishmentIdNumber: 'EST-1122',
  taxIdentificationNumber: 'TIN-500600',
}
const numbers = ['commercialRegistrationNumber', 'tradeLicenseNumber', 'establishmentIdNumber', 'taxIdentificationNumber'] as const

const noNumbers = {
  commercialRegistrationNumber: '',
  tradeLicenseNumber: '',
  establishmentIdNumber: '',
  taxIdentificationNumber: '',
}

const open = async (canEditNumbers: boolean, changes: Partial<typeof profile> = {}) => {
  const sent = answerCalls({ [change]: answerWith(profile) })
  const user = await renderPage(
    <MemoryRouter>
      <ProfileForm profile={{ ...profile, ...changes }} canEditNumbers={canEditNumbers} />
    </MemoryRouter>,
  )
  return {
    sent,
    fill: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label))
      await user.paste(text)
    },
    save: () => user.click(screen.getByRole('button', { name: texts.save })),
  }
}

test('an invalid short branch name is not sent; a changed one is sent without the registration numbers', async () => {
  const { sent, fill, save } = await open(false)
  for (const name of numbers) expect(screen.getByLabelText<HTMLInputElement>(texts[name]).readOnly).toBe(true)
  await fill(texts.branchName, 'M')
  await save()
  await screen.findByText(refusals.account.name_length)
  expect(sent[change]).toBeUndefined()
  await fill(texts.branchName, 'Msheireb')
  await save()
  await screen.findByText(texts.saved)
  expect(sent[change]).toEqual([{ branchName: 'Msheireb', firstName: 'Noora', lastName: 'Ali', restaurantAddress: 'Street 840, Doha' }])
})

test('registration numbers are marked as verified only when there is a verified document', async () => {
  await open(false, { ...noNumbers, establishmentIdNumber: 'EST-1122' })
  screen.getByText(texts.numbersClosed)
  cleanup()
  await open(false, noNumbers)
  screen.getByText(texts.numbersNone)
  expect(screen.queryByText(texts.numbersClosed)).toBeNull()
})

test('registration numbers that can be corrected are validated, and sent with Latin digits', async () => {
  const { sent, fill, save } = await open(true)
  await fill(texts.tradeLicenseNumber, '!')
  await save()
  await screen.findByText(refusals.account.number_form)
  await fill(texts.tradeLicenseNumber, 'TL ١١١١١')
  await save()
  await waitFor(() => expect(sent[change]).toHaveLength(1))
  expect(sent[change]?.[0]).toMatchObject({ tradeLicenseNumber: 'TL 11111', commercialRegistrationNumber: 'CR-12345' })
})
