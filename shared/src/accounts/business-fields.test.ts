import { expect, test } from 'vitest'
import { profileDraft } from './own-account.routes.ts'
import { registrationFields } from './business-fields.ts'

const names = ['commercialRegistrationNumber', 'tradeLicenseNumber', 'establishmentIdNumber', 'taxIdentificationNumber'] as const

test.each(names)('the digits of %s are stored as Latin digits', (name) => {
  for (const field of [registrationFields.shape[name], profileDraft.shape[name]]) {
    expect(field.parse(' CR-١٢٣٤٥/٦ ')).toBe('CR-12345/6')
    expect(field.parse('۱۲۳')).toBe('123')
    expect(field.safeParse('١٢').error?.issues[0]?.message).toBe('account.number_form')
    expect(field.safeParse('١'.repeat(30)).data).toBe('1'.repeat(30))
    expect(field.safeParse('١'.repeat(31)).success).toBe(false)
    expect(field.safeParse('س ١٢٣').success).toBe(false)
  }
})
